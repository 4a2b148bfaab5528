<?php

declare( strict_types=1 );

namespace Rueda\Report\NextSteps;

use Rueda\Chart\NextStep;
use Rueda\Definitions;
use Rueda\Report\Report;
use Rueda\Support\Http\AjaxCall;
use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/** What the owner of a report sends with the form on its page: at most three steps, each for an area. */
final class NextStepsRequest {
	public const SAVE  = 'rueda_next_steps';
	public const AREA  = 'rueda_step_area';
	public const TEXT  = 'rueda_step_text';
	public const DAY   = 'rueda_step_day';
	public const PLACE = 'rueda-report-next-steps';

	/** Why nothing was stored; empty when nothing went wrong. */
	public string $problem = '';

	/** @var list<array{area: string, text: string, day: string}>|null What was sent; null when nothing was. */
	private ?array $typed = null;

	public function __construct( private NextStepsWriter $writer ) {}

	/** @return bool Whether steps were stored. The caller has made sure that the owner asks. */
	public function receive( Report $report ): bool {
		$call = new AjaxCall();
		if ( ! $call->is_post() || ! $call->has( self::SAVE ) || ! NextStepsWriter::may_write( $report ) ) {
			return false;
		}
		$this->typed   = $this->sent();
		$this->problem = $this->writer->write( $report, $this->typed );
		return '' === $this->problem;
	}

	/** @return list<array{area: string, text: string, day: string}> Three rows: what was sent, else what is stored. */
	public function rows( Report $report ): array {
		$rows = $this->typed ?? array_map(
			static fn ( NextStep $step ): array => [ 'area' => (string) $step->area ] + $step->to_array(),
			$report->rated()->steps
		);
		return array_pad( $rows, Definitions::REPORT_LIMITS['steps'], [ 'area' => '', 'text' => '', 'day' => '' ] );
	}

	/** The first day that can be chosen. */
	public function today(): string {
		return $this->writer->today();
	}

	/** @return list<array{area: string, text: string, day: string}> */
	private function sent(): array {
		$of   = static function ( string $name, int $at ): string {
			// phpcs:ignore WordPress.Security -- the owner's key is the proof; each value is held to bounds.
			$all = wp_unslash( $_POST[ $name ] ?? [] );
			return mb_substr( trim( Read::string( is_array( $all ) ? $all[ $at ] ?? '' : '' ) ), 0, 2000 );
		};
		$rows = [];
		for ( $at = 0; $at < Definitions::REPORT_LIMITS['steps']; $at++ ) {
			$rows[] = [
				'area' => $of( self::AREA, $at ),
				'text' => $of( self::TEXT, $at ),
				'day'  => $of( self::DAY, $at ),
			];
		}
		return $rows;
	}
}
