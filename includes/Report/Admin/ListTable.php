<?php

declare( strict_types=1 );

namespace Rueda\Report\Admin;

use Rueda\Report\Filter;
use Rueda\Report\Report;
use Rueda\Report\Search;
use Rueda\Support\Admin\ListMarkup;
use Rueda\Support\Admin\ListRequest;
use Rueda\Support\Admin\NarrowList;
use WP_List_Table;

defined( 'ABSPATH' ) || exit;

/** The list of reports, as WordPress's own lists look and behave. */
final class ListTable extends WP_List_Table {
	public const DELETE = 'delete';

	/** The field with the numbers of the selected reports. */
	public const FIELD = 'report';

	private const PER_PAGE = 20;

	/** Twenty years, twice the longest time that can be set for keeping reports. */
	private const MOST_MONTHS = 240;

	private bool $has_more = false;

	/** @param string $address Of the screen, without a filter. Not escaped. */
	public function __construct( private Search $search, private Filter $filter, private string $address ) {
		parent::__construct( [ 'singular' => 'report', 'plural' => 'reports', 'ajax' => false ] );
	}

	public function prepare_items(): void {
		$per_page = $this->get_items_per_page( ListScreen::PER_PAGE, self::PER_PAGE );
		$total    = $this->search->count( $this->filter, Search::REACH + 1 );
		$shown    = min( $total, Search::REACH );
		$this->set_pagination_args( [ 'total_items' => $shown, 'per_page' => $per_page ] );
		$this->has_more  = $total > $shown;
		$is_oldest_first = 'asc' === ListRequest::word( 'order' );

		$this->items = $this->search->page( $this->filter, $this->get_pagenum(), $per_page, $is_oldest_first );
	}

	/** Tells users who look for older reports how far the list goes. */
	public function limits(): string {
		return ! $this->has_more ? '' : sprintf(
			/* translators: %s: a number of reports. */
			__(
				'There are more than %s reports. To see others, choose a month or a wheel, or export them all.',
				'rueda'
			),
			number_format_i18n( Search::REACH )
		);
	}

	/** @return array<string, string> */
	public function get_columns(): array {
		return [
			'cb'      => '<input type="checkbox" />',
			'title'   => __( 'Report', 'rueda' ),
			'wheel'   => __( 'Wheel', 'rueda' ),
			'areas'   => __( 'Areas rated', 'rueda' ),
			'average' => __( 'Average rating', 'rueda' ),
			'date'    => __( 'Date', 'rueda' ),
		];
	}

	/** @return array<string, array<int, bool|string>> */
	protected function get_sortable_columns(): array {
		return [ 'date' => [ 'date', true, __( 'Date', 'rueda' ), __( 'Table ordered by date.', 'rueda' ), 'desc' ] ];
	}

	protected function get_default_primary_column_name(): string {
		return 'title';
	}

	/** @return array<string, string> */
	protected function get_bulk_actions(): array {
		return [ self::DELETE => __( 'Delete permanently', 'rueda' ) ];
	}

	public function no_items(): void {
		esc_html_e( 'No reports found.', 'rueda' );
	}

	/** @param Report|array<mixed>|object $item */
	protected function column_cb( $item ): string {
		if ( ! $item instanceof Report || ! current_user_can( 'delete_post', $item->id() ) ) {
			return '';
		}
		/* translators: %s: title of a report. */
		return ListMarkup::checkbox( self::FIELD, $item->id(), sprintf( __( 'Select %s', 'rueda' ), $item->title() ) );
	}

	protected function column_title( Report $item ): string {
		$title = esc_html( $item->title() );
		$state = $item->is_imported()
			? ' — <span class="post-state">' . esc_html__( 'Imported', 'rueda' ) . '</span>'
			: '';
		$name  = current_user_can( 'edit_post', $item->id() )
			? sprintf( '<a class="row-title" href="%s">%s</a>', esc_url( $item->link() ), $title )
			: $title;
		$wheel = NarrowList::line( WheelNames::name_of_wheel( $item->wheel_id() ) );
		return "<strong>{$name}{$state}</strong>{$wheel}" . NarrowList::line( ListMarkup::time( $item->saved_at() ) );
	}

	protected function column_wheel( Report $item ): string {
		$name = esc_html( WheelNames::name_of_wheel( $item->wheel_id() ) );
		$edit = get_edit_post_link( $item->wheel_id() );
		return null === $edit ? $name : sprintf( '<a href="%s">%s</a>', esc_url( $edit ), $name );
	}

	protected function column_areas( Report $item ): string {
		return esc_html( number_format_i18n( count( $item->chart()->areas ) ) );
	}

	protected function column_average( Report $item ): string {
		$ratings = $item->chart()->values();
		if ( [] === $ratings ) {
			return sprintf(
				'<span aria-hidden="true">—</span><span class="screen-reader-text">%s</span>',
				esc_html__( 'No areas were rated.', 'rueda' )
			);
		}
		return esc_html( $this->average( $item, $ratings ) );
	}

	/**
	 * Wheels differ in their scales, so the highest rating stands beside the average. Where the areas of one wheel
	 * differ, it is the average of how far up its own scale each rating is.
	 *
	 * @param non-empty-list<int|float> $ratings
	 */
	private function average( Report $item, array $ratings ): string {
		$parts  = [];
		$scales = [];
		foreach ( $ratings as $index => $rating ) {
			$range    = $item->rated()->range( $index );
			$parts[]  = max( 0.0, min( 1.0, $range->part( (float) $rating ) ) );
			$scales[] = "{$range->min} {$range->max}";
		}
		if ( count( array_unique( $scales ) ) > 1 ) {
			/* translators: %s: a number; the average of ratings on different scales. */
			$words = __( '%s %% of the scale', 'rueda' );
			return sprintf( $words, number_format_i18n( 100 * array_sum( $parts ) / count( $parts ) ) );
		}
		return sprintf(
			/* translators: 1: average of ratings, 2: the highest possible rating. */
			__( '%1$s of %2$s', 'rueda' ),
			number_format_i18n( array_sum( $ratings ) / count( $ratings ), 1 ),
			number_format_i18n( $item->rated()->range( 0 )->max )
		);
	}

	protected function column_date( Report $item ): string {
		return esc_html( ListMarkup::time( $item->saved_at() ) );
	}

	/**
	 * @param Report|array<mixed>|object $item
	 * @param string $column_name
	 * @param string $primary
	 */
	protected function handle_row_actions( $item, $column_name, $primary ): string {
		if ( $column_name !== $primary || ! $item instanceof Report ) {
			return '';
		}
		$actions = [];
		if ( current_user_can( 'edit_post', $item->id() ) ) {
			$actions['view'] = ListMarkup::link(
				$item->link(),
				__( 'View', 'rueda' ),
				/* translators: %s: title of a report. */
				sprintf( __( 'View %s', 'rueda' ), $item->title() )
			);
		}
		if ( current_user_can( 'delete_post', $item->id() ) ) {
			$actions['delete'] = ListMarkup::link(
				add_query_arg(
					[ 'action' => self::DELETE, 'report[]' => $item->id(), 'paged' => $this->get_pagenum() ]
						+ array_map( 'rawurlencode', $this->filter->to_query() ),
					$this->address
				),
				__( 'Delete permanently', 'rueda' ),
				/* translators: %s: title of a report. */
				sprintf( __( 'Delete %s permanently', 'rueda' ), $item->title() )
			);
		}
		return $this->row_actions( $actions );
	}

	/** @param string $which */
	protected function extra_tablenav( $which ): void {
		if ( 'top' !== $which ) {
			return;
		}
		$wheel  = $this->filter->wheel;
		$wheels = [ '' => __( 'All wheels', 'rueda' ) ] + WheelNames::all_names();
		$months = [ '' => __( 'All dates', 'rueda' ) ] + $this->months();
		echo '<div class="alignleft actions">';
		$chosen = 0 === $wheel ? '' : (string) $wheel;
		ListMarkup::print_filter( 'wheel', __( 'Filter by wheel', 'rueda' ), $wheels, $chosen );
		ListMarkup::print_filter( 'm', __( 'Filter by month', 'rueda' ), $months, $this->filter->month );
		submit_button( __( 'Filter', 'rueda' ), '', 'filter_action', false );
		echo '</div>';
	}

	/**
	 * The months from the newest report's to the oldest's. Empty months stay in: finding them would mean reading all.
	 *
	 * @return array<int|string, string>
	 */
	private function months(): array {
		$span   = $this->search->span();
		$months = [];
		if ( null !== $span ) {
			$first = substr( $span[0], 0, 7 );
			$month = substr( $span[1], 0, 7 );
			for ( $i = 0; $month >= $first && $i < self::MOST_MONTHS; $i++ ) {
				$start = (int) strtotime( "{$month}-01 12:00:00 UTC" );
				// The name of a month is the same in every time zone.
				$months[ gmdate( 'Ym', $start ) ] = (string) wp_date( 'F Y', $start, new \DateTimeZone( 'UTC' ) );
				$month                            = gmdate( 'Y-m', (int) strtotime( '-1 month', $start ) );
			}
		}
		return $months;
	}
}
