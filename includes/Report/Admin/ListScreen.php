<?php

declare( strict_types=1 );

namespace Rueda\Report\Admin;

use Rueda\Report\Filter;
use Rueda\Report\PostType;
use Rueda\Report\Runs;
use Rueda\Report\Search;
use Rueda\Settings\AdminMenu;
use Rueda\Support\Admin\ListMarkup;
use Rueda\Support\Admin\ListRequest;
use Rueda\Support\Admin\NarrowList;
use Rueda\Support\Database\TableWarning;
use Rueda\Wheel\EmptyState;
use Rueda\Wheel\WheelPostType;

defined( 'ABSPATH' ) || exit;

/** Rueda → Reports: the list, its empty state, and the question before something is deleted. */
final class ListScreen {
	public const SLUG = 'rueda-reports';

	/** The user option in which WordPress stores the number of rows that a user has chosen. */
	public const PER_PAGE = 'rueda_reports_per_page';

	private ?ListTable $table = null;

	public function __construct(
		private Search $search,
		private Deletion $deletion,
		private CsvFile $csv
	) {}

	public function add_to_menu(): void {
		$hook = add_submenu_page(
			AdminMenu::parent( WheelPostType::NAME ),
			__( 'Reports', 'rueda' ),
			__( 'Reports', 'rueda' ),
			PostType::CAPABILITY,
			self::SLUG,
			[ $this, 'print' ]
		);
		if ( false !== $hook ) {
			add_action( "load-{$hook}", [ $this, 'prepare' ] );
		}
	}

	/** @param mixed $kept What other filters have returned. */
	public function keep_per_page( mixed $kept, string $option, int $value ): int {
		return max( 1, min( 999, $value ) );
	}

	/** Runs before anything is printed: it deletes what was confirmed, and registers the screen's options. */
	public function prepare(): void {
		ListRequest::keep_texts();
		NarrowList::enqueue();
		$this->deletion->carry_out( $this->back() );
		// WordPress removes this parameter from the address, so that a reload does not show the notice again.
		add_filter( 'removable_query_args', static fn ( array $names ): array => [ ...$names, 'kept' ] );
		add_screen_option( 'per_page', [ 'default' => 20, 'option' => self::PER_PAGE ] );
		$this->table = new ListTable( $this->search, $this->filter(), $this->address() );
		get_current_screen()?->set_screen_reader_content(
			[
				'heading_views'      => __( 'Filter reports list', 'rueda' ),
				'heading_pagination' => __( 'Reports list navigation', 'rueda' ),
				'heading_list'       => __( 'Reports list', 'rueda' ),
			]
		);
	}

	public function print(): void {
		if ( null === $this->table ) {
			return;
		}
		echo '<div class="wrap">';
		if ( $this->deletion->is_asked( $this->table->current_action() ) ) {
			$this->deletion->ask( $this->back() );
		} else {
			$this->print_list( $this->table );
		}
		echo '</div>';
	}

	private function print_list( ListTable $table ): void {
		$filter = $this->filter();
		$table->prepare_items();
		$export   = $filter->is_empty() ? __( 'Export all as CSV', 'rueda' ) : __( 'Export these as CSV', 'rueda' );
		$is_empty = $filter->is_empty() && 0 === (int) $table->get_pagination_arg( 'total_items' );
		printf( '<h1 class="wp-heading-inline">%s</h1>', esc_html__( 'Reports', 'rueda' ) );
		if ( ! $is_empty ) {
			printf(
				' <a href="%s" class="page-title-action">%s</a>',
				esc_url( $this->csv->address( $filter ) ),
				esc_html( $export )
			);
		}
		echo '<hr class="wp-header-end">';
		$this->deletion->tell();
		TableWarning::print( Runs::class );
		if ( $is_empty ) {
			$has_wheels = [] !== WheelNames::all_names();
			EmptyState::print(
				__( 'Reports of saved wheels appear here.', 'rueda' ),
				$has_wheels ? __( 'View your wheels', 'rueda' ) : __( 'Add new wheel', 'rueda' ),
				admin_url( ( $has_wheels ? 'edit.php' : 'post-new.php' ) . '?post_type=' . WheelPostType::NAME )
			);
			return;
		}
		printf( '<form method="get" action="%s">', esc_url( $this->address() ) );
		ListMarkup::print_fields( $this->address() );
		$table->search_box( __( 'Search by number', 'rueda' ), 'report' );
		if ( '' !== $table->limits() ) {
			printf( '<p>%s</p>', esc_html( $table->limits() ) );
		}
		$table->display();
		echo '</form>';
	}

	private function filter(): Filter {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- a look at a list changes nothing.
		return Filter::from_query( wp_unslash( $_GET ) );
	}

	/** Of the list as it is shown: with its filter, on its page. Not escaped. */
	private function back(): string {
		$page = ListRequest::number( 'paged' );
		return add_query_arg(
			array_map( 'rawurlencode', $this->filter()->to_query() ) + ( $page > 1 ? [ 'paged' => $page ] : [] ),
			$this->address()
		);
	}

	/** Of this screen, without a filter. Not escaped. */
	private function address(): string {
		return AdminMenu::address( self::SLUG, WheelPostType::NAME );
	}
}
