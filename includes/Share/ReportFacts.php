<?php

declare( strict_types=1 );

namespace Rueda\Share;

use LogicException;
use Rueda\Chart\ChartArea;
use Rueda\Chart\ChartData;
use Rueda\Chart\Gaps;
use Rueda\Chart\NextStep;
use Rueda\Chart\RatedWheel;
use Rueda\Chart\Score;
use Rueda\Chart\ScoreSentence;
use Rueda\Chart\Summary;
use Rueda\Report\Advice;
use Rueda\Report\Name;
use Rueda\Report\Preview\PreviewPicture;
use Rueda\Report\Report;
use Rueda\Report\TakeHome;
use Rueda\Support\Label;
use Rueda\Support\Range;
use Rueda\Wheel\WheelScore;

defined( 'ABSPATH' ) || exit;

/**
 * The facts about a report that its email contains.
 *
 * @immutable
 */
final class ReportFacts {
	/**
	 * @param string $owner_link The address that can also delete it; empty if the reader may not be its owner.
	 * @param array{path: string, address: string}|null $picture
	 * @param list<string> $notes What the visitor wrote about each area, as text.
	 * @param list<string> $words What the ratings say, in sentences.
	 * @param array<int, array{area: ChartArea, text: string, link: string}> $advice In the order of reading.
	 * @param list<NextStep> $steps What the owner does next.
	 */
	public function __construct(
		public string $title,
		public string $wheel,
		public int $saved_at,
		public ChartData $chart,
		public string $link,
		public string $owner_link,
		public ?array $picture,
		public array $notes = [],
		public array $words = [],
		public array $advice = [],
		public array $steps = []
	) {}

	/** In the current language: a report's title is made for its reader. */
	public static function from_report( Report $report, string $owner_link, PreviewPicture $pictures ): self {
		$path  = $pictures->path( $report );
		$wheel = Name::public_wheel( $report );
		$rated = $report->rated();
		return new self(
			$report->title(),
			null === $wheel ? '' : Label::plain( get_the_title( $wheel ) ),
			$report->saved_at(),
			$report->chart(),
			$report->link(),
			$owner_link,
			null === $path ? null : [ 'path' => $path, 'address' => TakeHome::picture_link( $report ) ],
			array_map( [ $rated, 'note' ], array_keys( $rated->chart->areas ) ),
			[
				WheelScore::sentence( $rated->wheel_id, Score::about( $rated ) ),
				Summary::about( $rated ),
				self::gaps( $rated ),
			],
			Advice::in_reading_order( $rated ),
			$rated->steps
		);
	}

	/** How far wishes are from ratings; empty without wishes. */
	private static function gaps( RatedWheel $rated ): string {
		$gaps = Gaps::about( $rated );
		return [] === $gaps ? '' : implode( "\n", [ __( 'From now to wished', 'rueda' ) . ':', ...$gaps ] );
	}

	/**
	 * For previews and tests of the template: a report as somebody might have made it.
	 *
	 * @param array{path: string, address: string}|null $picture
	 */
	public static function sample( int $now, ?array $picture = null ): self {
		$areas = [
			[ __( 'Health', 'rueda' ), 7, '#1DB53F' ],
			[ __( 'Friends', 'rueda' ), 9, '#2663FF' ],
			[ __( 'Work', 'rueda' ), 5, '#FF7134' ],
			[ __( 'Money', 'rueda' ), 4, '#811EFF' ],
		];
		$chart = ChartData::from_stored(
			[
				'labels'   => array_column( $areas, 0 ),
				'datasets' => [
					[ 'data' => array_column( $areas, 1 ), 'backgroundColor' => array_column( $areas, 2 ) ],
				],
			]
		);
		if ( null === $chart ) {
			throw new LogicException( 'Our own sample is readable.' );
		}
		// Both links lead to the home page, because a sample has no page of its own.
		return new self(
			Report::title_of( 128 ),
			__( 'Wheel of life', 'rueda' ),
			$now,
			$chart,
			home_url( '/' ),
			home_url( '/' ),
			$picture,
			[],
			self::words_of_sample( $chart )
		);
	}

	/** @return list<string> */
	private static function words_of_sample( ChartData $chart ): array {
		$ranges = array_fill( 0, count( $chart->areas ), Range::from_limits( null, null ) );
		return [
			ScoreSentence::of( Score::of( $chart->values(), $ranges ) ),
			Summary::sentence( $chart->labels(), $chart->values() ),
		];
	}
}
