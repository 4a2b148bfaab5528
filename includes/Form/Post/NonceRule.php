<?php

declare( strict_types=1 );

namespace Rueda\Form\Post;

use Rueda\Form\Form;
use Rueda\Form\Protocol\Hook;

defined( 'ABSPATH' ) || exit;

/** Decides whether a form requires a nonce. Forms for members do, and all forms do if the site says so. */
final class NonceRule {
	public static function applies_to( Form $form ): bool {
		$is_active = $form->is_for_members()
			|| ( defined( 'WPCF7_VERIFY_NONCE' ) && true === constant( 'WPCF7_VERIFY_NONCE' ) );
		return true === Hook::filter( 'wpcf7_verify_nonce', $is_active );
	}
}
