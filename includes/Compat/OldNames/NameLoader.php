<?php

declare( strict_types=1 );

namespace Rueda\Compat\OldNames;

use Rueda\Compat\ContactForm7;

defined( 'ABSPATH' ) || exit;

/**
 * Declares the classes and functions of Contact Form 7 that themes and add-ons use. They exist only while that plugin
 * is not active, and only in requests in which somebody needs them (decision 0028).
 */
final class NameLoader {
	/** Our classes by their names in Contact Form 7. The importer tells by it what will still work. */
	public const CLASSES = [
		'WPCF7'                  => OldPlugin::class,
		'WPCF7_ContactForm'      => ContactForm::class,
		'WPCF7_Submission'       => OldSubmission::class,
		'WPCF7_FormTag'          => OldFormTag::class,
		'WPCF7_Shortcode'        => OldFormTag::class,
		'WPCF7_FormTagsManager'  => FormTagsManager::class,
		'WPCF7_ShortcodeManager' => FormTagsManager::class,
		'WPCF7_Validation'       => OldValidation::class,
		'WPCF7_Pipes'            => Pipes::class,
		'WPCF7_Pipe'             => Pipe::class,
		'WPCF7_Mail'             => Mail::class,
		'WPCF7_MailTag'          => MailTag::class,
	];

	/** The version of Contact Form 7 whose names these are. */
	public const VERSION = '6.1.6';

	/** The code of old-functions.php, once somebody has asked for it. */
	private static ?string $functions = null;

	private static bool $is_offered = false;
	private static bool $is_loaded  = false;

	/**
	 * Declares the functions and the version, and each class when somebody asks for it. Add-ons register their
	 * form-tags on `wpcf7_init`, which runs then.
	 */
	public static function offer(): void {
		if ( self::$is_offered || ContactForm7::is_active() ) {
			return;
		}
		self::$is_offered = true;
		spl_autoload_register( [ self::class, 'load_for' ] );
		require_once __DIR__ . '/old-functions.php';
		foreach ( self::constants() as $name => $value ) {
			if ( ! defined( $name ) ) {
				// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- not our names.
				define( $name, $value );
			}
		}
		FormTagsManager::get_instance()->ask_add_ons();
	}

	/**
	 * Code that has found the classes goes on to ask for these. The paths lead to where that plugin would be.
	 *
	 * @return array<string, string|bool>
	 */
	private static function constants(): array {
		return [
			'WPCF7_VERSION'         => self::VERSION,
			'WPCF7_PLUGIN_BASENAME' => 'contact-form-7/wp-contact-form-7.php',
			'WPCF7_PLUGIN_NAME'     => 'contact-form-7',
			'WPCF7_PLUGIN_DIR'      => WP_PLUGIN_DIR . '/contact-form-7',
			'WPCF7_PLUGIN_URL'      => plugins_url( 'contact-form-7' ),
			'WPCF7_LOAD_JS'         => true,
			'WPCF7_LOAD_CSS'        => true,
			'WPCF7_AUTOP'           => true,
		];
	}

	/** Declares all classes as well, since a type in a function's signature does not ask for its class. */
	public static function load(): void {
		if ( self::$is_loaded || ContactForm7::is_active() ) {
			return;
		}
		self::$is_loaded = true;
		foreach ( array_keys( self::CLASSES ) as $old ) {
			self::declare( $old );
		}
		self::offer();
	}

	/** Loads the names for code that uses one of the classes without a hook, such as a shortcode of a theme. */
	public static function load_for( string $class_name ): void {
		if ( isset( self::CLASSES[ $class_name ] ) ) {
			self::declare( $class_name );
			self::offer();
		}
	}

	/** Matches classes, what is asked of a class itself, constants and calls of functions of Contact Form 7. */
	private const NAMES = '/(?<!function )\b(?:WPCF7(?:_\w+)?(?!\w)(?:::\w+)?|wpcf7_\w+(?=\s*\())/';

	/**
	 * Names of Contact Form 7 that code of others uses and that do not exist here.
	 *
	 * @return list<string>
	 */
	public static function missing_in( string $code ): array {
		// Strings are removed because they are mostly names of hooks.
		$bare = preg_replace( '/\'[^\'\n]*\'|"[^"\n]*"|\/\/.*/', '', $code ) ?? $code;
		preg_match_all( self::NAMES, $bare, $names );
		preg_match_all( '/\bfunction\s+&?(wpcf7_\w+)|\bclass\s+(WPCF7_\w+)/', $bare, $own );
		$names[0] = array_diff( $names[0], $own[1], $own[2] );
		return array_values( array_unique( array_filter( $names[0], [ self::class, 'is_missing' ] ) ) );
	}

	/** Whether a name in code of others does not exist here: a class, a constant, `Class::method` or a function. */
	public static function is_missing( string $name ): bool {
		[ $class_name, $member ] = explode( '::', $name, 2 ) + [ 1 => '' ];

		$ours = self::CLASSES[ $class_name ] ?? null;
		if ( null !== $ours ) {
			return '' !== $member && ! method_exists( $ours, $member ) && ! defined( "$ours::$member" );
		}
		return ! isset( self::constants()[ $name ] ) && ! str_contains( self::functions(), "function $name(" );
	}

	private static function declare( string $old ): void {
		if ( ! class_exists( $old, false ) ) {
			class_alias( self::CLASSES[ $old ], $old );
		}
	}

	private static function functions(): string {
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of ours.
		return self::$functions ??= (string) file_get_contents( __DIR__ . '/old-functions.php' );
	}
}
