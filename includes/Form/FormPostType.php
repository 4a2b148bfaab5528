<?php

declare( strict_types=1 );

namespace Rueda\Form;

use Rueda\Form\Editor\FormsController;
use Rueda\Settings\SettingsScreen;

defined( 'ABSPATH' ) || exit;

/** Forms are posts that have no page of their own: they stand on others. */
final class FormPostType {

	public const NAME = 'rueda_form';

	public function register(): void {
		register_post_type(
			self::NAME,
			[
				'labels'                => $this->labels(),
				'public'                => false,
				'show_ui'               => true,
				'show_in_menu'          => $this->menu(),
				'show_in_rest'          => true,
				'rest_controller_class' => FormsController::class,
				'menu_position'         => 58,
				'menu_icon'             => 'dashicons-email',
				'capabilities'          => $this->capabilities(),
				'map_meta_cap'          => true,
				'query_var'             => false,
				'rewrite'               => false,
				'delete_with_user'      => false,
				'supports'              => [ 'title', 'editor', 'author', 'custom-fields', 'revisions' ],
			]
		);
	}

	/**
	 * Whoever may publish pages may edit all forms: there is no owner. Whoever writes posts may choose one.
	 *
	 * @return array<string, string>
	 */
	private function capabilities(): array {
		$edit = array_fill_keys(
			[
				'edit_posts',
				'edit_others_posts',
				'edit_private_posts',
				'edit_published_posts',
				'publish_posts',
				'create_posts',
				'delete_posts',
				'delete_others_posts',
				'delete_private_posts',
				'delete_published_posts',
				'read_private_posts',
			],
			'publish_pages'
		);
		return $edit + [ 'read' => 'edit_posts' ];
	}

	/** Editors may not open the entry of Rueda's settings, and would not find what lies below it. */
	private function menu(): string|bool {
		return is_admin() && ! current_user_can( 'manage_options' ) ? true : SettingsScreen::SLUG;
	}

	/** @return array<string, string> */
	private function labels(): array {
		return [
			'name'                   => __( 'Forms', 'rueda' ),
			'singular_name'          => __( 'Form', 'rueda' ),
			'menu_name'              => __( 'Forms', 'rueda' ),
			'all_items'              => __( 'Forms', 'rueda' ),
			'add_new'                => __( 'Add new form', 'rueda' ),
			'add_new_item'           => __( 'Add new form', 'rueda' ),
			'new_item'               => __( 'New form', 'rueda' ),
			'edit_item'              => __( 'Edit form', 'rueda' ),
			'search_items'           => __( 'Search forms', 'rueda' ),
			'not_found'              => __( 'No forms found.', 'rueda' ),
			'not_found_in_trash'     => __( 'No forms found in Trash.', 'rueda' ),
			'filter_items_list'      => __( 'Filter forms list', 'rueda' ),
			'items_list_navigation'  => __( 'Forms list navigation', 'rueda' ),
			'items_list'             => __( 'Forms list', 'rueda' ),
			'item_published'         => __( 'Form published.', 'rueda' ),
			'item_reverted_to_draft' => __( 'Form reverted to draft.', 'rueda' ),
			'item_scheduled'         => __( 'Form scheduled.', 'rueda' ),
			'item_updated'           => __( 'Form updated.', 'rueda' ),
		];
	}
}
