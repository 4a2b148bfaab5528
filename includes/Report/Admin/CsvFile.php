<?php

declare( strict_types=1 );

namespace Rueda\Report\Admin;

use Rueda\Report\Filter;
use Rueda\Report\Report;
use Rueda\Report\Search;
use Rueda\Support\Admin\Csv;

defined( 'ABSPATH' ) || exit;

/**
 * Reports for a spreadsheet: one row for each rating, which filters, averages and pivot tables can work with whatever
 * areas a wheel has. A report is named by its number: neither of its two addresses is in the file, which gets
 * passed on more easily than one would like, and nor is whoever was logged in.
 */
final class CsvFile {
	public function __construct( private Search $search, private WheelNames $wheels ) {}

	/** @param callable(string): void $put Takes a piece of the file, and may send it away. */
	public function write( Filter $filter, callable $put ): void {
		Csv::write( $this->heads(), $this->rows( $filter ), $put );
	}

	/** @return iterable<list<string|int|float>> */
	private function rows( Filter $filter ): iterable {
		$names = [];
		foreach ( $this->search->walk( $filter ) as $report ) {
			$names[ $report->wheel_id() ] ??= $this->wheels->of( $report->wheel_id() );
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
		];
	}

	/** @return list<list<string|int|float>> Of a report in which everything was skipped, one without a rating. */
	private function ratings( Report $report ): array {
		$ratings = [];
		foreach ( $report->chart()->areas() as $index => $area ) {
			$range     = $report->rated()->range( $index );
			$ratings[] = [ $area->label(), $area->value(), $range->min(), $range->max() ];
		}
		return [] === $ratings ? [ [ '', '', '', '' ] ] : $ratings;
	}
}
