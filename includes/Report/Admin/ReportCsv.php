<?php

declare( strict_types=1 );

namespace Rueda\Report\Admin;

use Rueda\Report\Report;
use Rueda\Report\ReportFilter;
use Rueda\Report\ReportSearch;

/**
 * Reports for a spreadsheet: one row for each rating, which filters, averages and pivot tables can work with whatever
 * areas a wheel has. A report is named by its number: neither of its two addresses is in the file, which gets
 * passed on more easily than one would like, and nor is whoever was logged in.
 */
final class ReportCsv {
	/** By this spreadsheets know that it is UTF-8. */
	private const BOM = "\xEF\xBB\xBF";

	/** What a spreadsheet takes for the beginning of a formula. The last ones are skipped before it looks. */
	private const FORMULA = '/^[=+\-@\t\r\n]/';

	/** How many rows go out at a time. */
	private const AT_ONCE = 500;

	public function __construct( private ReportSearch $search, private WheelNames $wheels ) {}

	/** @param callable(string): void $put Takes a piece of the file, and may send it away. */
	public function write( ReportFilter $filter, callable $put ): void {
		$piece = self::BOM . $this->row( $this->heads() );
		$rows  = 0;
		$names = [];
		foreach ( $this->search->walk( $filter ) as $report ) {
			$names[ $report->wheel_id() ] ??= $this->wheels->of( $report->wheel_id() );
			foreach ( $this->ratings( $report ) as $rating ) {
				$piece .= $this->row( [ $report->id(), wp_date( 'Y-m-d H:i', $report->saved_at() ), $names[ $report->wheel_id() ], ...$rating ] );
				++$rows;
			}
			if ( $rows >= self::AT_ONCE ) {
				$put( $piece );
				$piece = '';
				$rows  = 0;
			}
		}
		$put( $piece );
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

	/** @param list<string|int|float|false> $cells */
	private function row( array $cells ): string {
		return implode( $this->separator(), array_map( [ $this, 'cell' ], $cells ) ) . "\r\n";
	}

	private function cell( string|int|float|false $value ): string {
		if ( is_int( $value ) || is_float( $value ) ) {
			// A number is one, even below zero: there is nothing in it that could be carried out.
			return str_replace( '.', $this->point(), rtrim( rtrim( number_format( (float) $value, 2, '.', '' ), '0' ), '.' ) );
		}
		$text = (string) $value;
		$text = 1 === preg_match( self::FORMULA, $text ) ? "'{$text}" : $text;
		return '"' . str_replace( '"', '""', $text ) . '"';
	}

	/** Where people write 7,5 their spreadsheets expect semicolons between cells, and take 7.5 for a day in May. */
	private function separator(): string {
		return ',' === $this->point() ? ';' : ',';
	}

	private function point(): string {
		return str_contains( number_format_i18n( 0.5, 1 ), ',' ) ? ',' : '.';
	}
}
