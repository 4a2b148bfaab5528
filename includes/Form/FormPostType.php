<?php

declare( strict_types=1 );

namespace Rueda\Form;

use Rueda\Form\Editor\FormsController;
use Rueda\Settings\SettingsScreen;
use Rueda\Types;

defined( 'ABSPATH' ) || exit;

/** Registers the post type of forms for admins. Forms have no page of their own; other pages show them. */
final class FormPostType {
	public const NAME = 'rueda_form';

	/**
	 * The hash by which shortcodes name a form. It is no secret and stays the same for ever, also when somebody changes
	 * the keys in wp-config.php.
	 */
	public static function hash( int $id ): string {
		return hash( 'sha256', self::NAME . ' ' . $id );
	}

	public function register(): void {
		Types::complete(
			self::NAME,
			Types::FORM + [
				'labels'                => $this->labels(),
				'show_in_menu'          => $this->menu(),
				'show_in_rest'          => true,
				'rest_controller_class' => FormsController::class,
			]
		);
	}

	/** Editors may not open Rueda's menu entry and would see nothing below it, so forms get an entry of their own. */
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
