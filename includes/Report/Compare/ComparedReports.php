<?php

declare( strict_types=1 );

namespace Rueda\Report\Compare;

use Rueda\Report\Address;
use Rueda\Report\Found;
use Rueda\Report\Report;
use Rueda\Report\Reports;
use Rueda\Support\Http\AjaxCall;

defined( 'ABSPATH' ) || exit;

/**
 * Which reports a page compares with its own. Whoever knows an address may see its report, so an address is all that is
 * asked for. It is posted, and the address that follows names the report without its owner's key.
 */
final class ComparedReports {
	/** The parameter that names the other reports. */
	public const QUERY = 'rueda_with';

	public const ADD   = 'rueda_compare';
	public const FIELD = 'rueda_compare_link';
	public const PLACE = 'rueda-report-compare';

	/** How many reports are compared, that of the page among them. */
	private const MOST = 12;

	/** What to tell the reader of the last request; empty if it succeeded. */
	public string $problem = '';

	public string $typed = '';

	public function __construct( private Reports $reports ) {}

	/**
	 * @param string $address Of the page: with the owner's key in it, or without.
	 * @return string The address that shows the report that was added; empty if none was.
	 */
	public function receive( Report $report, string $address ): string {
		$this->problem = '';
		$this->typed   = '';
		$call          = new AjaxCall();
		if ( ! $call->is_post() || ! $call->has( self::ADD ) ) {
			return '';
		}
		$this->typed = trim( (string) $call->text( self::FIELD ) );
		$slug        = (string) Address::slug_of( $this->typed );
		$slugs       = $this->slugs( $report );
		if ( '' === $slug ) {
			$this->problem = __( 'This is not the address of a report on this site.', 'rueda' );
		} elseif ( $slug === $report->slug() || in_array( $slug, $slugs, true ) ) {
			$this->problem = __( 'This report is shown already. Please enter the address of another one.', 'rueda' );
		} elseif ( count( $slugs ) + 2 > self::MOST ) {
			$this->problem = sprintf(
				/* translators: %s: a number. */
				__( 'At most %s reports can be compared.', 'rueda' ),
				number_format_i18n( self::MOST )
			);
		} else {
			$found         = $this->reports->look_up( $slug );
			$this->problem = null !== $found->retry_after ? Found::sentence() : $this->problem_of( $found->report );
		}
		return '' === $this->problem ? $this->address( $address, [ ...$slugs, $slug ] ) : '';
	}

	/** @return list<Report> Those that are still there, without that of the page. */
	public function others( Report $report ): array {
		$others = [];
		foreach ( $this->slugs( $report ) as $slug ) {
			$other = $this->reports->look_up( $slug )->report;
			if ( null !== $other && ! $other->chart()->is_empty() ) {
				$others[] = $other;
			}
		}
		return $others;
	}

	/**
	 * How many of the reports that the address names are gone.
	 *
	 * @param list<Report> $others Those that are there.
	 */
	public function missing( Report $report, array $others ): int {
		return count( $this->slugs( $report ) ) - count( $others );
	}

	/**
	 * @param string       $address Of the page.
	 * @param list<string> $slugs   Of the other reports.
	 */
	public function address( string $address, array $slugs ): string {
		return [] === $slugs ? $address : add_query_arg( self::QUERY, implode( '.', $slugs ), $address );
	}

	private function problem_of( ?Report $report ): string {
		return match ( true ) {
			null === $report              => __(
				'This report is no longer available: it was deleted, or it has expired.',
				'rueda'
			),
			$report->chart()->is_empty() => __( 'Nothing was rated in this report.', 'rueda' ),
			default                       => '',
		};
	}

	/** @return list<string> */
	private function slugs( Report $report ): array {
		// phpcs:ignore WordPress.Security -- addresses of reports, of which the form is checked.
		$named = $_GET[ self::QUERY ] ?? '';
		$slugs = is_string( $named ) ? explode( '.', $named, self::MOST + 1 ) : [];
		$slugs = array_unique( array_filter( $slugs, [ Address::class, 'is_slug' ] ) );
		return array_slice( array_values( array_diff( $slugs, [ $report->slug() ] ) ), 0, self::MOST - 1 );
	}
}
