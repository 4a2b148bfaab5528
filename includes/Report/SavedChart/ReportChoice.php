<?php

declare( strict_types=1 );

namespace Rueda\Report\SavedChart;

use Rueda\Report\Filter;
use Rueda\Report\Report;
use Rueda\Report\Search;
use Rueda\Support\Label;
use Rueda\Wheel\WheelPostType;

defined( 'ABSPATH' ) || exit;

/** The reports that an author can choose from, found by a number, a date or a part of a wheel's name. */
final class ReportChoice {
	private const MOST = 20;

	public function __construct( private Search $search ) {}

	/** @return list<array{id: int, label: string}> The newest first. */
	public function found( string $text ): array {
		$reports = [];
		foreach ( $this->filters( trim( $text ) ) as $filter ) {
			foreach ( $this->search->page( $filter, 1, self::MOST ) as $report ) {
				$reports[ $report->id() ] = $report;
			}
		}
		usort( $reports, static fn ( Report $a, Report $b ): int => $b->saved_at() <=> $a->saved_at() );
		return array_map( [ $this, 'option' ], array_slice( $reports, 0, self::MOST ) );
	}

	/** @return array{id: int, label: string} */
	public function option( Report $report ): array {
		$wheel = get_post( $report->wheel_id() );
		$name  = null === $wheel || WheelPostType::NAME !== $wheel->post_type
			? __( 'Deleted wheel', 'rueda' )
			: Label::plain( get_the_title( $wheel ) );
		return [
			'id'    => $report->id(),
			// The date is written as it is searched for.
			'label' => sprintf( '#%d, %s, %s', $report->id(), $name, wp_date( 'Y-m-d', $report->saved_at() ) ),
		];
	}

	/** @return list<Filter> */
	private function filters( string $text ): array {
		if ( '' === $text || 1 === preg_match( '/^#?\d{1,18}$/D', $text ) ) {
			return [ new Filter( 0, '', $text ) ];
		}
		if ( 1 === preg_match( '/^(\d{4})-(0[1-9]|1[0-2])(?:-(0[1-9]|[12]\d|3[01]))?$/D', $text, $date ) ) {
			return [ new Filter( 0, $date[1] . $date[2] . ( $date[3] ?? '' ) ) ];
		}
		$wheels = get_posts(
			[
				's'              => $text,
				'search_columns' => [ 'post_title' ],
				'post_type'      => WheelPostType::NAME,
				'post_status'    => 'any',
				'posts_per_page' => 5,
				'fields'         => 'ids',
			]
		);
		return array_map( static fn ( int $id ): Filter => new Filter( $id ), array_values( $wheels ) );
	}
}
