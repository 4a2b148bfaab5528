<?php

declare( strict_types=1 );

namespace Rueda\Report\Admin;

use Rueda\Report\Filter;
use Rueda\Report\Report;
use Rueda\Report\Search;
use Rueda\Support\Admin\Csv;
use Rueda\Support\Admin\CsvDownload;

defined( 'ABSPATH' ) || exit;

/**
 * Writes reports for a spreadsheet: one row for each rating, so that filters, averages and pivot tables work whatever
 * areas a wheel has. A report is named by its number. Its addresses and its user are left out, because such a file is
 * easily passed on.
 */
final class CsvFile {
	public const ACTION = 'rueda_export_reports';

	public function __construct( private Search $search, private CsvDownload $download ) {}

	/** The address of the download. It is not escaped. */
	public function address( Filter $filter ): string {
		return $this->download->address( $filter->to_query() );
	}

	/** @return never */
	public function send() {
		$this->download->deliver(
			__( 'You are not allowed to export reports.', 'rueda' ),
			__( 'reports', 'rueda' ),
			// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- deliver() has checked the nonce.
			fn ( callable $put ) => $this->write( Filter::from_query( wp_unslash( $_GET ) ), $put )
		);
	}

	/** @param callable(string): void $put Takes a piece of the file, and may send it away. */
	public function write( Filter $filter, callable $put ): void {
		Csv::write( $this->heads(), $this->rows( $filter ), $put );
	}

	/** @return iterable<list<string|int|float>> */
	private function rows( Filter $filter ): iterable {
		$names = [];
		foreach ( $this->search->walk( $filter ) as $report ) {
			$names[ $report->wheel_id() ] ??= WheelNames::name_of_wheel( $report->wheel_id() );
			$date                           = (string) wp_date( 'Y-m-d H:i', $report->saved_at() );
			foreach ( $this->ratings( $report ) as $rating ) {
				yield [ $report->id(), $date, $names[ $report->wheel_id() ], ...$rating ];
			}
		}
	}

	/** @return list<string> */
	private function heads(): array {
		return [
			__( 'Report', 'rueda' ),
			__( 'Date', 'rueda' ),
			__( 'Wheel', 'rueda' ),
			__( 'Area', 'rueda' ),
			__( 'Rating', 'rueda' ),
			__( 'Lowest possible', 'rueda' ),
			__( 'Highest possible', 'rueda' ),
			__( 'Note', 'rueda' ),
			__( 'Wished', 'rueda' ),
			__( 'Next step', 'rueda' ),
		];
	}

	/** @return list<list<string|int|float>> A report in which everything was skipped has one row without a rating. */
	private function ratings( Report $report ): array {
		$ratings = [];
		$steps   = [];
		foreach ( $report->rated()->steps as $step ) {
			$steps[ $step->area ][] = $step->text . ( '' === $step->day ? '' : " ({$step->day})" );
		}
		foreach ( $report->chart()->areas as $index => $area ) {
			$range     = $report->rated()->range( $index );
			$ratings[] = [
				$area->label,
				$area->value,
				$range->min,
				$range->max,
				$report->rated()->note( $index ),
				$area->wished ?? '',
				implode( "\n", $steps[ $index ] ?? [] ),
			];
		}
		return [] === $ratings ? [ [ '', '', '', '', '', '', '' ] ] : $ratings;
	}
}
