<?php

declare( strict_types=1 );

namespace Rueda\Report\Save;

use Rueda\Chart\RatedWheel;
use Rueda\Definitions;
use Rueda\Report\Advice;
use Rueda\Report\Runs;
use Rueda\Report\TakeHome;
use Rueda\Support\Http\AjaxAnswer;
use Rueda\Support\Http\AjaxCall;
use Rueda\Support\Http\RefusedCalls;
use Rueda\Support\Read;
use Rueda\Wheel\WheelReader;

defined( 'ABSPATH' ) || exit;

/** The action saveWheelReport: a finished wheel in, the report's link, title and number out. */
final class SaveReport {
	public const ACTION = 'saveWheelReport';

	private const FIELDS = [
		'chartData'    => Definitions::REPORT_LIMITS['dataBytes'],
		'chartOptions' => Definitions::REPORT_LIMITS['optionsBytes'],
		'wheelId'      => 20,
		'key'          => 36,
		'locale'       => 35,
	];

	/** A report can be made without the other fields. */
	private const NEEDED = [ 'chartData', 'wheelId', 'key' ];

	public function __construct( private AjaxCall $call, private Saver $saver, private RefusedCalls $refused ) {}

	/** @return never */
	public function handle() {
		$this->answer()->send();
	}

	public function answer(): AjaxAnswer {
		$answer = $this->take();
		if ( $answer->is_success && $this->call->has( RefusedCalls::FIELD ) ) {
			$this->refused->note( RefusedCalls::AJAX, $this->call->text( RefusedCalls::FIELD ) );
		} elseif ( $answer->is_success ) {
			$this->refused->arrived( RefusedCalls::AJAX );
		}
		return $answer;
	}

	private function take(): AjaxAnswer {
		if ( ! $this->call->is_post() ) {
			return AjaxAnswer::refused( 405, 'rueda_post_only', __( 'Reports must be saved with POST.', 'rueda' ) );
		}
		if ( ! $this->call->is_fresh() ) {
			return AjaxAnswer::stale();
		}
		foreach ( self::NEEDED as $name ) {
			if ( $this->call->has( $name ) && null === $this->call->text( $name, self::FIELDS[ $name ] ) ) {
				$is_text = null !== $this->call->text( $name, PHP_INT_MAX );
				return $this->ajax_answer( $is_text ? SaveOutcome::too_large() : SaveOutcome::malformed() );
			}
		}
		$key = $this->field( 'key' );
		if ( '' !== $key && ! Runs::is_key( $key ) ) {
			return $this->ajax_answer( SaveOutcome::malformed() );
		}
		$known = $this->saver->known( $key );
		if ( null !== $known ) {
			return $this->ajax_answer( $known );
		}
		$id    = Read::id( $this->field( 'wheelId' ) );
		$wheel = WheelReader::open_wheel( $id );
		if ( null === $wheel || [] === $wheel->areas ) {
			$status = WheelReader::visible_post( $id )->post_status ?? 'publish';
			return $this->ajax_answer( 'publish' === $status ? SaveOutcome::no_wheel() : SaveOutcome::unpublished() );
		}
		$sent  = new SentChart( $wheel );
		$rated = $sent->read( $this->field( 'chartData' ), $this->field( 'chartOptions' ) );
		return $rated instanceof SaveOutcome
			? $this->ajax_answer( $rated )
			: $this->ajax_answer(
				$this->saver->keep( $rated, get_current_user_id(), $this->locale(), $key ),
				$sent->notice()
			);
	}

	/** @param string $notice What else the visitor has to know about a report that was saved. */
	private function ajax_answer( SaveOutcome $outcome, string $notice = '' ): AjaxAnswer {
		$report = $outcome->report;
		return null === $report
			? AjaxAnswer::failure( $outcome->sentence, $outcome->retry_after )
			: AjaxAnswer::success(
				[
					'id'        => $report->id(),
					'title'     => $report->title(),
					'link'      => $report->link(),
					'ownerLink' => $outcome->owner_link,
					'message'   => $outcome->sentence,
					'files'     => TakeHome::addresses( $report ),
				] + array_filter(
					[ 'notice' => $notice, 'advice' => $this->advice( $report->rated() ) ],
					static fn ( array|string|null $one ): bool => null !== $one && '' !== $one && [] !== $one
				)
			);
	}

	/** @return list<array{label: string, color: string, text: string, link: string}> In the order of reading. */
	private function advice( RatedWheel $rated ): array {
		$advice = [];
		foreach ( Advice::in_reading_order( $rated ) as [ 'area' => $area, 'text' => $text, 'link' => $link ] ) {
			$advice[] = [ 'label' => $area->label, 'color' => $area->color, 'text' => $text, 'link' => $link ];
		}
		return $advice;
	}

	/** The page's language, if this site speaks it: emails about the report are written in it. */
	private function locale(): string {
		$asked = str_replace( '-', '_', $this->field( 'locale' ) );
		return in_array( $asked, get_available_languages(), true ) || 'en_US' === $asked ? $asked : get_locale();
	}

	private function field( string $name ): string {
		return $this->call->text( $name, self::FIELDS[ $name ] ?? 0 ) ?? '';
	}
}
