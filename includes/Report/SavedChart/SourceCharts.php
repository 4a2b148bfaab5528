<?php

declare( strict_types=1 );

namespace Rueda\Report\SavedChart;

use Rueda\Chart\ChartArea;
use Rueda\Chart\ChartData;
use Rueda\Report\Overview\AreaTotals;
use Rueda\Report\Overview\Overview;
use Rueda\Report\PostType;
use Rueda\Report\Reports;
use Rueda\Report\SavedChartElement;
use Rueda\Report\Search;
use Rueda\Support\Label;
use Rueda\Support\Range;
use Rueda\Support\Read;
use Rueda\Wheel\Area;
use Rueda\Wheel\Wheel;
use Rueda\Wheel\WheelReader;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Makes the charts of reports that authors show on a page, and says who may show them. */
final class SourceCharts {
	public function __construct( private Reports $reports, private Search $search ) {}

	/**
	 * Numbers can be guessed. So a page shows reports only where its own content says so, and where its author may see
	 * all reports.
	 */
	public function is_allowed( ChartSource $source, ?WP_Post $post ): bool {
		return null !== $post && $source->is_in( $post ) && $this->may_show( $post );
	}

	public function may_show( WP_Post $post ): bool {
		return user_can( (int) $post->post_author, PostType::CAPABILITY );
	}

	/**
	 * @param array<array-key, mixed> $block The attributes of the block.
	 * @return array<string, mixed>|null The attributes that are shown in place of its own; null when there is nothing.
	 */
	public function attributes( ChartSource $source, array $block ): ?array {
		if ( ChartSource::REPORT === $source->kind ) {
			$report = $this->reports->on_page( $source->number );
			return null === $report ? null : SavedChartElement::attributes( $report );
		}
		$wheel = WheelReader::open_wheel( $source->number );
		if ( null === $wheel ) {
			return null;
		}
		$title = Read::text( $block, 'reportTitle' );
		return ChartSource::LATEST === $source->kind
			? $this->latest( $wheel, $title )
			: $this->average( $wheel, $title, Read::text( $block, 'chartType' ) );
	}

	/** Why visitors see nothing, in words for authors. */
	public function reason( ChartSource $source ): string {
		if ( 0 === $source->number ) {
			return __( 'Visitors see nothing here until you choose what to show.', 'rueda' );
		}
		return match ( $source->kind ) {
			ChartSource::LATEST  => __(
				'Visitors see nothing here until this wheel is published and has a report.',
				'rueda'
			),
			ChartSource::AVERAGE => sprintf(
				/* translators: %s: a number of reports. */
				__(
					'Visitors see nothing here until this wheel is published and %s reports have rated one of its areas.',
					'rueda'
				),
				number_format_i18n( Overview::LEAST )
			),
			default              => __( 'This report was deleted or has expired. Choose another one.', 'rueda' ),
		};
	}

	/**
	 * Without the number of the report and its address: its owner has given them to nobody. Nor are wishes shown.
	 *
	 * @return array<string, mixed>|null
	 */
	private function latest( Wheel $wheel, string $title ): ?array {
		$report = $this->search->latest( $wheel->id );
		if ( null === $report ) {
			return null;
		}
		/* translators: %s: title of a wheel. */
		$default = __( '%s: latest report', 'rueda' );
		return array_merge(
			SavedChartElement::attributes( $report ),
			SavedChartElement::of_data( $report->chart()->with_wishes( [] ), [] ),
			[ 'reportTitle' => '' === $title ? self::titled( $default, $wheel ) : $title, 'reportLink' => '' ]
		);
	}

	/** @return array<string, mixed>|null */
	private function average( Wheel $wheel, string $title, string $type ): ?array {
		$ranges   = array_map( static fn ( Area $area ): Range => $area->range(), $wheel->areas );
		$averages = AreaTotals::published(
			$wheel->id,
			array_map( static fn ( Area $area ): array => [ $area->identity(), $area->range() ], $wheel->areas ),
			Overview::LEAST
		);
		$areas    = array_filter(
			array_map(
				static fn ( Area $area, ?float $average ): ?ChartArea => null === $average
					? null
					: ChartArea::from_text( $area->label(), $average, $area->color() ),
				$wheel->areas,
				$averages
			)
		);
		if ( [] === $areas || [] === $ranges ) {
			return null;
		}
		/* translators: %s: title of a wheel. */
		$default = __( '%s: average', 'rueda' );
		return SavedChartElement::of_data(
			ChartData::from_areas( array_values( $areas ) ),
			[
				'reportTitle' => '' === $title ? self::titled( $default, $wheel ) : $title,
				'reportLink'  => '',
				'chartType'   => $type,
				'wheelId'     => $wheel->id,
				'chartOption' => [ 'scales' => [ 'r' => Range::scale( $ranges ) ] ],
			]
		);
	}

	private static function titled( string $default, Wheel $wheel ): string {
		return sprintf( $default, Label::plain( $wheel->title ) );
	}
}
