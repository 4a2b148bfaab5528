<?php

declare( strict_types=1 );

namespace Rueda\Form;

use Rueda\Definitions;
use Rueda\Form\Editor\FormsController;
use Rueda\Settings\AdminMenu;
use Rueda\Types;

defined( 'ABSPATH' ) || exit;

/** Registers the post type of forms for admins. Forms have no page of their own; other pages show them. */
final class FormPostType {
	public const NAME = Definitions::FORM_TYPE;

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
				'show_in_menu'          => AdminMenu::of_type(),
				'show_in_rest'          => true,
				'rest_controller_class' => FormsController::class,
			]
		);
	}

	/**
	 * What the list says after something was done to several of them. WordPress's own texts call them posts.
	 *
	 * @param array<string, array<string, string>> $messages By post type.
	 * @param array<string, int>                   $counts
	 * @return array<string, array<string, string>>
	 */
	public function bulk_messages( array $messages, array $counts ): array {
		$messages[ self::NAME ] = [
			/* translators: %s: a number of forms. */
			'updated'   => _n(
				'%s form updated.',
				'%s forms updated.',
				$counts['updated'] ?? 0,
				'rueda'
			),
			/* translators: %s: a number of forms. */
			'locked'    => _n(
				'%s form not updated, because somebody is editing it.',
				'%s forms not updated, because somebody is editing them.',
				$counts['locked'] ?? 0,
				'rueda'
			),
			/* translators: %s: a number of forms. */
			'deleted'   => _n(
				'%s form permanently deleted.',
				'%s forms permanently deleted.',
				$counts['deleted'] ?? 0,
				'rueda'
			),
			/* translators: %s: a number of forms. */
			'trashed'   => _n(
				'%s form moved to the Trash.',
				'%s forms moved to the Trash.',
				$counts['trashed'] ?? 0,
				'rueda'
			),
			/* translators: %s: a number of forms. */
			'untrashed' => _n(
				'%s form restored from the Trash.',
				'%s forms restored from the Trash.',
				$counts['untrashed'] ?? 0,
				'rueda'
			),
		];
		return $messages;
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
