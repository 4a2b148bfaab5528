<?php

declare( strict_types=1 );

namespace Rueda\Support;

defined( 'ABSPATH' ) || exit;

/** Shows Rueda's Spanish of Spain in all other Spanish locales, because WordPress looks for the exact locale only. */
final class SpanishFallback {
	private const OURS = 'es_ES';

	public function register(): void {
		add_filter( 'load_textdomain_mofile', [ $this, 'file_of_php' ], 10, 2 );
		add_filter( 'load_script_translation_file', [ $this, 'file_of_script' ], 10, 3 );
	}

	public static function is_spanish( string $locale ): bool {
		return 1 === preg_match( '/^es(_[A-Za-z0-9]+)*$/D', $locale );
	}

	/**
	 * Like switch_to_locale(), but uses es_ES in place of a Spanish locale that is not installed.
	 *
	 * @return bool Whether the locale was switched and has to be restored.
	 */
	public static function switch_to( string $locale ): bool {
		if ( '' === $locale ) {
			return false;
		}
		if ( switch_to_locale( $locale ) ) {
			return true;
		}
		return self::is_spanish( $locale )
			&& ! self::is_spanish( determine_locale() )
			&& switch_to_locale( self::OURS );
	}

	public function file_of_php( mixed $file, mixed $domain ): mixed {
		if ( 'rueda' !== $domain || ! is_string( $file ) || 1 !== preg_match( '~rueda-(\w+)\.mo$~D', $file, $found ) ) {
			return $file;
		}
		if ( ! self::is_spanish( $found[1] ) || self::has_words( $file ) ) {
			return $file;
		}
		// A language pack of the site is newer than the file in the plugin.
		$pack = self::pack( self::OURS );
		return self::has_words( $pack ) ? $pack : RUEDA_DIR . 'languages/rueda-' . self::OURS . '.mo';
	}

	/** Whether the site has a language pack of Rueda's, of its own or from wordpress.org. */
	public static function has_pack( string $locale ): bool {
		return self::has_words( self::pack( $locale ) );
	}

	private static function pack( string $locale ): string {
		return WP_LANG_DIR . "/plugins/rueda-{$locale}.mo";
	}

	/** @param mixed $file False where WordPress found none. */
	public function file_of_script( mixed $file, mixed $handle, mixed $domain ): mixed {
		if ( 'rueda' !== $domain || ! is_string( $file ) || is_readable( $file ) ) {
			return $file;
		}
		$name = basename( $file );
		if ( 1 !== preg_match( '~^rueda-(es(?:_[A-Za-z0-9]+)*)-(.+\.json)$~D', $name, $found ) ) {
			return $file;
		}
		return dirname( $file ) . '/rueda-' . self::OURS . '-' . $found[2];
	}

	/** @param string $file An .mo file. WordPress prefers the PHP file with the same name beside it. */
	private static function has_words( string $file ): bool {
		return is_readable( substr( $file, 0, -2 ) . 'l10n.php' ) || is_readable( $file );
	}
}
