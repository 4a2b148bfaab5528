<?php

declare( strict_types=1 );

namespace Rueda\Chart;

use Rueda\VisitorPage;

defined( 'ABSPATH' ) || exit;

/**
 * The block rueda/saved-chart on the page: complete before any script, and of the same size after it.
 *
 * The root carries the six data attributes of the public protocol, from which the page's own script and older
 * plugins' scripts draw. A seventh says that the names in them are text; those of a root written by hand are HTML.
 * SavedChartView.tsx prints the same elements, so both have to be changed together.
 */
final class SavedChart {
	public const NAME = 'rueda/saved-chart';

	/** Scripts that know only one chart for each page look for this id. */
	public const PUBLIC_ID = VisitorPage::CHART_ROOT;

	/**
	 * @param array<string, mixed> $attributes The block's, as stored.
	 * @param bool                 $is_first   Whether no chart stands before it on the page.
	 */
	public function render( array $attributes, bool $is_first ): string {
		$data  = ChartData::from_stored( $attributes['chartData'] ?? null );
		$type  = $this->line( $attributes['chartType'] ?? '' );
		$wheel = $attributes['wheelId'] ?? 0;

		$root = get_block_wrapper_attributes(
			array_merge(
				$is_first ? [ 'id' => self::PUBLIC_ID ] : [],
				[
					'data-rueda-status' => 'printed',
					'data-labels'       => 'text',
					'data-chartdata'    => $this->json( null === $data ? null : $data->to_array() ),
					'data-chartoption'  => $this->json(
						ChartOptions::from_stored( $attributes['chartOption'] ?? null )->to_array()
					),
					'data-reportlink'   => $this->address( $attributes['reportLink'] ?? '' ),
					'data-reporttitle'  => $this->line( $attributes['reportTitle'] ?? '' ),
					'data-charttype'    => '' === $type ? ChartType::DEFAULT_WORD : $type,
					'data-wheelid'      => (string) ( is_numeric( $wheel ) ? max( 0, (int) $wheel ) : 0 ),
				]
			)
		);
		return "<div $root>" . $this->inside( $attributes ) . '</div>';
	}

	/**
	 * Title, drawing, legend and numbers.
	 *
	 * @param array<string, mixed> $attributes The block's, as stored; data and options may be a text of JSON.
	 */
	public function inside( array $attributes ): string {
		return $this->heading(
			$this->line( $attributes['reportTitle'] ?? '' ),
			$this->address( $attributes['reportLink'] ?? '' )
		)
			. $this->body(
				ChartData::from_stored( $attributes['chartData'] ?? null ),
				ChartOptions::from_stored( $attributes['chartOption'] ?? null ),
				ChartType::from_word( $this->line( $attributes['chartType'] ?? '' ) )
			);
	}

	private function heading( string $title, string $link ): string {
		if ( '' === $title ) {
			return '';
		}
		$text = esc_html( $title );
		return sprintf(
			'<p class="%s">%s</p>',
			$this->part( 'title' ),
			'' === $link ? $text : sprintf( '<a href="%s">%s</a>', esc_url( $link ), $text )
		);
	}

	private function body( ?ChartData $data, ChartOptions $options, ChartType $type ): string {
		if ( null === $data ) {
			return $this->message( __( 'This chart cannot be shown because its data is damaged.', 'rueda' ) );
		}
		if ( $data->is_empty() ) {
			return $this->message( __( 'There are no ratings in this chart.', 'rueda' ) );
		}
		$scale = $data->scale( $options );
		return sprintf(
			'<div class="%s"><div class="%s">%s%s</div>%s</div>',
			$this->part( 'body' ),
			$this->part( 'figure' ),
			ChartFigure::html( $data, $type, $this->drawing( $data, $scale, $type ) ),
			WishKey::html( $data, $type ),
			$this->table( $data, $this->caption( $scale, $type ) )
		);
	}

	private function drawing( ChartData $data, ChartScale $scale, ChartType $type ): string {
		$drawn   = $type->has_scale() ? $data : $data->with_wishes( [] );
		$drawing = $type->picture()->draw( $drawn, $scale, $this->name_of( $data ) );
		return "<div class=\"rueda-chart\">{$drawing}</div>";
	}

	private function name_of( ChartData $data ): string {
		$count = count( $data->areas );
		return sprintf(
			/* translators: %s: number of life areas. */
			_n(
				'Chart of %s area. The table lists its rating.',
				'Chart of %s areas. The table lists their ratings.',
				$count,
				'rueda'
			),
			number_format_i18n( $count )
		);
	}

	/** The caption says which scale the table's numbers are on. */
	private function caption( ChartScale $scale, ChartType $type ): string {
		return $type->is_polar() && 0.0 === $scale->min
			? sprintf(
				/* translators: %s: a number, the value of the chart's outermost ring. */
				__( 'Ratings (the outer ring is %s)', 'rueda' ),
				ChartArea::written( $scale->max )
			)
			: sprintf(
				/* translators: 1: smallest number of the chart's scale, 2: its largest number. */
				__( 'Ratings (on a scale from %1$s to %2$s)', 'rueda' ),
				ChartArea::written( $scale->min ),
				ChartArea::written( $scale->max )
			);
	}

	private function table( ChartData $data, string $caption ): string {
		$has_wishes = $data->has_wishes();

		$rows = array_map(
			static fn( ChartArea $area ): string => sprintf(
				'<tr><th scope="row">%s</th><td>%s</td>%s</tr>',
				esc_html( $area->label ),
				esc_html( $area->shown() ),
				$has_wishes ? sprintf( '<td>%s</td>', esc_html( $area->shown_wish() ) ) : ''
			),
			$data->areas
		);
		return sprintf(
			'<table class="%s"><caption>%s</caption><thead><tr><th scope="col">%s</th><th scope="col">%s</th>'
				. '%s</tr></thead><tbody>%s</tbody></table>',
			$this->part( 'table' ),
			esc_html( $caption ),
			esc_html__( 'Area', 'rueda' ),
			esc_html__( 'Rating', 'rueda' ),
			$has_wishes ? sprintf( '<th scope="col">%s</th>', esc_html__( 'Wished', 'rueda' ) ) : '',
			implode( '', $rows )
		);
	}

	private function message( string $sentence ): string {
		return sprintf( '<p class="%s">%s</p>', $this->part( 'message' ), esc_html( $sentence ) );
	}

	private function part( string $name ): string {
		return 'wp-block-rueda-saved-chart__' . $name;
	}

	/** Without the flag an `&quot;` inside a label would come out of the attribute as a bare quote. */
	private function json( mixed $value ): string {
		return (string) wp_json_encode( $value, JSON_HEX_AMP );
	}

	private function line( mixed $text ): string {
		return is_string( $text ) ? sanitize_text_field( $text ) : '';
	}

	private function address( mixed $link ): string {
		return is_string( $link ) ? esc_url_raw( $link, [ 'http', 'https' ] ) : '';
	}
}
