<?php

declare( strict_types=1 );

namespace Rueda\Compat;

defined( 'ABSPATH' ) || exit;

/** The plugin whose protocol we speak. While it is active, its routes, its names and its forms are its own. */
final class ContactForm7 {

	public const POST_TYPE = 'wpcf7_contact_form';

	/** Its script binds every form of the protocol on the page, whoever printed it. */
	public const SCRIPT = 'contact-form-7';

	public function is_active(): bool {
		return class_exists( 'WPCF7', false );
	}

	/** Whether its script has the forms of this page already, so that nobody else may bind one. */
	public function has_page(): bool {
		$script = wp_scripts()->query( self::SCRIPT );
		return $this->is_active()
			&& wp_script_is( self::SCRIPT, 'done' )
			&& $script instanceof \_WP_Dependency
			&& false !== $script->src;
	}

	/**
	 * Its script gives way to ours on a page with our block, since two scripts would send each form twice. What it
	 * prints along (its global) stays, and so do the scripts that name it as what theirs stand on.
	 *
	 * @return bool Whether the global is there.
	 */
	public function give_way(): bool {
		/** @var string $enqueue */
		$enqueue = 'wpcf7_enqueue_scripts';
		if ( ! wp_script_is( self::SCRIPT, 'enqueued' ) && is_callable( $enqueue ) ) {
			// A site may have told it to load nothing by itself.
			$enqueue();
		}
		$script = wp_scripts()->query( self::SCRIPT );
		if ( ! $script instanceof \_WP_Dependency || ! wp_script_is( self::SCRIPT, 'enqueued' ) ) {
			return false;
		}
		$script->src = false;
		return true;
	}
}
