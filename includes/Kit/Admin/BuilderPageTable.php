<?php

declare( strict_types=1 );

namespace Rueda\Kit\Admin;

use Rueda\Kit\Elsewhere\BuilderPages;
use Rueda\Kit\Elsewhere\OfThisSite;
use Rueda\Kit\KitMeta;
use Rueda\Support\Admin\ListMarkup;
use Rueda\Support\Read;
use WP_List_Table;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** The pages that a page builder has made, as WordPress's own lists look and behave. */
final class BuilderPageTable extends WP_List_Table {
	private const PER_PAGE = 50;

	/** @var array<int, int> What was imported, by the number of the original. */
	private array $imported = [];

	public function __construct() {
		parent::__construct( [ 'singular' => 'page', 'plural' => BuilderImportScreen::ROWS, 'ajax' => false ] );
	}

	public function prepare_items(): void {
		[ 'posts' => $posts, 'total' => $total ]
			= BuilderPages::page( self::search(), $this->get_pagenum(), self::PER_PAGE );
		$this->set_pagination_args( [ 'total_items' => $total, 'per_page' => self::PER_PAGE ] );
		$this->items = $posts;
		// WordPress has asked for the columns of this screen already, before there was a table.
		$this->_column_headers = [ $this->get_columns(), [], [], $this->get_default_primary_column_name() ];
		foreach ( KitMeta::values( KitMeta::KEY ) as $id => $key ) {
			$original = OfThisSite::number( $key );
			if ( $original > 0 && ! in_array( get_post_status( $id ), [ false, 'trash' ], true ) ) {
				$this->imported[ $original ] = $id;
			}
		}
	}

	/** Whether this site has none at all; a search that finds nothing is something else. */
	public function is_without_pages(): bool {
		return [] === $this->items && '' === self::search() && 0 === (int) $this->get_pagination_arg( 'total_items' );
	}

	/** @return array<string, string> */
	public function get_columns(): array {
		return [
			'cb'       => '<input type="checkbox" />',
			'title'    => __( 'Title', 'rueda' ),
			'kind'     => __( 'Kind', 'rueda' ),
			'date'     => __( 'Last edited', 'rueda' ),
			'imported' => __( 'Imported as', 'rueda' ),
		];
	}

	protected function get_default_primary_column_name(): string {
		return 'title';
	}

	public function no_items(): void {
		esc_html_e( 'No pages found.', 'rueda' );
	}

	/** @param WP_Post|array<mixed>|object $item */
	protected function column_cb( $item ): string {
		if ( ! $item instanceof WP_Post ) {
			return '';
		}
		/* translators: %s: title of a page. */
		$label = sprintf( __( 'Select %s', 'rueda' ), self::title( $item ) );
		return ListMarkup::checkbox( BuilderImportScreen::PAGES, $item->ID, $label );
	}

	protected function column_title( WP_Post $item ): string {
		$title = esc_html( self::title( $item ) );
		$view  = BuilderPages::is_template( $item ) ? false : get_permalink( $item );
		return sprintf(
			'<strong>%s%s</strong>',
			false === $view ? $title : sprintf( '<a class="row-title" href="%s">%s</a>', esc_url( $view ), $title ),
			_post_states( $item, false )
		);
	}

	protected function column_kind( WP_Post $item ): string {
		if ( BuilderPages::is_template( $item ) ) {
			return esc_html__( 'Template', 'rueda' );
		}
		$name = get_post_type_object( $item->post_type )->labels->singular_name ?? null;
		return esc_html( is_string( $name ) ? $name : $item->post_type );
	}

	protected function column_date( WP_Post $item ): string {
		return esc_html( ListMarkup::time( (int) get_post_timestamp( $item, 'modified' ) ) );
	}

	protected function column_imported( WP_Post $item ): string {
		$copy = get_post( $this->imported[ $item->ID ] ?? -1 );
		$edit = $copy instanceof WP_Post ? get_edit_post_link( $copy ) : null;
		if ( ! $copy instanceof WP_Post || null === $edit ) {
			return sprintf(
				'<span aria-hidden="true">—</span><span class="screen-reader-text">%s</span>',
				esc_html__( 'Not imported yet', 'rueda' )
			);
		}
		/* translators: %s: title of a page. */
		$label = sprintf( __( 'Edit the imported %s', 'rueda' ), self::title( $copy ) );
		return ListMarkup::link( html_entity_decode( $edit ), self::title( $copy ), $label )
			. wp_kses_post( _post_states( $copy, false ) );
	}

	private static function title( WP_Post $post ): string {
		return '' === $post->post_title ? __( '(no title)', 'rueda' ) : wp_strip_all_tags( $post->post_title );
	}

	private static function search(): string {
		// phpcs:ignore WordPress.Security -- looked for only, and WordPress escapes it in its query.
		return trim( wp_unslash( Read::string( $_REQUEST['s'] ?? null ) ) );
	}
}
