<?php

declare( strict_types=1 );

namespace Rueda\Form\Editor;

use Rueda\Form\FormPostType;

defined( 'ABSPATH' ) || exit;

/**
 * Forms have no password: a form has no page of its own that could ask for one. WordPress offers a password for every
 * type of posts, so the choice is hidden, and what arrives all the same is dropped.
 */
final class FormPassword {
	/** The style of the form's editor hides the same choice there. */
	private const IN_QUICK_EDIT = '.inline-edit-group label:has(.inline-edit-password-input),'
		. ' label:has(.inline-edit-password-input) + .inline-edit-or { display: none; }';

	/** @param mixed $data The fields of a post that is about to be stored. */
	public static function drop( mixed $data ): mixed {
		if ( is_array( $data ) && FormPostType::NAME === ( $data['post_type'] ?? '' ) ) {
			$data['post_password'] = '';
		}
		return $data;
	}

	public static function hide_in_list(): void {
		if ( FormPostType::NAME === ( get_current_screen()->post_type ?? '' ) ) {
			add_action(
				'admin_enqueue_scripts',
				static fn () => wp_add_inline_style( 'list-tables', self::IN_QUICK_EDIT )
			);
		}
	}
}
