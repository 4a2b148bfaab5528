<?php

declare( strict_types=1 );

namespace Rueda\Compat;

defined( 'ABSPATH' ) || exit;

/** The plugin whose protocol we speak. While it is active, its routes, its names and its forms are left to it. */
final class ContactForm7 {
	public const POST_TYPE = 'wpcf7_contact_form';

	/** Its script binds every form of the protocol on the page, whatever printed it. */
	public const SCRIPT = 'contact-form-7';

	/** The namespace of its routes. While it is active, ours are in Rueda's own. */
	public const ROUTES = 'contact-form-7/v1';

	public static function is_active(): bool {
		// Where that plugin is not there, a class of ours may have this name.
		return class_exists( 'WPCF7', false ) && ! is_a( 'WPCF7', OldNames\OldPlugin::class, true );
	}

	/** Whether its script has bound the forms of this page already, so that no other script may bind one. */
	public static function has_page(): bool {
		$script = wp_scripts()->query( self::SCRIPT );
		return self::is_active()
			&& wp_script_is( self::SCRIPT, 'done' )
			&& $script instanceof \_WP_Dependency
			&& false !== $script->src;
	}

	/**
	 * Removes its script from a page with our block, since two scripts would send each form twice. The global that is
	 * printed with it stays, and so do the scripts that depend on it.
	 *
	 * @return bool Whether the global is there.
	 */
	public static function remove_script(): bool {
		/** @var string $enqueue */
		$enqueue = 'wpcf7_enqueue_scripts';
		if ( ! wp_script_is( self::SCRIPT, 'enqueued' ) && is_callable( $enqueue ) ) {
			// A site may have told that plugin to load nothing by itself.
			$enqueue();
		}
		$script = wp_scripts()->query( self::SCRIPT );
		if ( ! $script instanceof \_WP_Dependency || ! wp_script_is( self::SCRIPT, 'enqueued' ) ) {
			return false;
		}
		$script->src = false;
		// WordPress 6.5 looks for a script's translations by its address, and warns if there is none.
		$script->textdomain        = '';
		$script->translations_path = '';
		return true;
	}
}
