<?php

declare( strict_types=1 );

namespace Rueda\Compat\OldNames;

use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/**
 * Tells of each active add-on of Contact Form 7, and of the theme, what will happen to it once that plugin is
 * deactivated.
 *
 * @phpstan-type AddOn array{
 *   name: string, verdict: self::WORKS|self::PARTLY|self::NOT, missing: list<string>,
 *   reason: 'dependency'|'guard'|'screens'|'code'|'', numbers: list<int>
 * }
 */
final class AddOns {
	public const WORKS  = 'works';
	public const PARTLY = 'partly';
	public const NOT    = 'not';

	/** How much of a plugin is read: add-ons are small, and large plugins use the other one in a few files. */
	private const MOST_FILES = 300;
	private const MOST_BYTES = 400000;

	/** Hooks of that plugin's own screens, and classes and functions of them. Rueda has other screens. */
	private const SCREENS = '/\bwpcf7_(?:editor_panels|save_contact_form|after_save|admin_\w+|add_tag_generator)\b'
		. '|\bWPCF7_(?:TagGenerator|Editor|Service|Integration|ContactForm_List_Table)\w*/';

	/** What code asks to see whether that plugin is there. While plugins are loaded, the answer is no. */
	private const GUARD = '~(?:class_exists|function_exists|defined)\(\s*[\'"]wpcf7\w*[\'"]'
		. '|is_plugin_active\(\s*[\'"]contact-form-7/~i';

	/** @return list<AddOn> Active plugins and the theme, as far as they use that plugin. */
	public function all(): array {
		$found = [];
		foreach ( self::plugins() as $plugin ) {
			$main    = WP_PLUGIN_DIR . '/' . $plugin;
			$found[] = $this->described(
				self::name_in( $main ),
				$main,
				'.' === dirname( $plugin ) ? '' : dirname( $main )
			);
		}
		foreach ( wp_get_mu_plugins() as $main ) {
			$found[] = $this->described( self::name_in( $main ), $main, '' );
		}
		foreach ( array_unique( [ get_stylesheet_directory(), get_template_directory() ] ) as $folder ) {
			$name    = (string) wp_get_theme( basename( $folder ) )->get( 'Name' );
			$found[] = $this->described( $name, $folder . '/functions.php', $folder );
		}
		return array_values( array_filter( $found ) );
	}

	/** @return list<string> Plugins of others that are active on this site, or on all sites of its network. */
	private static function plugins(): array {
		$network = get_site_option( 'active_sitewide_plugins' );
		$names   = array_map( 'strval', array_keys( is_array( $network ) ? $network : [] ) );
		return array_values(
			array_filter(
				array_unique( [ ...Read::strings( get_option( 'active_plugins' ) ), ...$names ] ),
				static fn ( string $plugin ): bool => ! str_starts_with( $plugin, 'contact-form-7/' )
					&& plugin_basename( RUEDA_FILE ) !== $plugin
			)
		);
	}

	private static function name_in( string $main ): string {
		$name = get_file_data( $main, [ 'Plugin Name' ] )[0];
		return '' === $name ? plugin_basename( $main ) : $name;
	}

	/**
	 * @param string $folder "" for a plugin that is a single file.
	 * @return AddOn|null
	 */
	private function described( string $name, string $main, string $folder ): ?array {
		$files = '' === $folder ? [ $main ] : list_files( $folder, 6 );
		$code  = $this->code_in( $files, '.php' );
		if ( 1 !== preg_match( '/\b(?:WPCF7\w*|wpcf7_\w+)\b/', $code ) ) {
			return null;
		}
		$missing = NameLoader::missing_in( $code );
		$needs   = array_map( 'trim', explode( ',', get_file_data( $main, [ 'Requires Plugins' ] )[0] ) );

		[ $verdict, $reason ] = match ( true ) {
			in_array( 'contact-form-7', $needs, true )                              => [ self::NOT, 'dependency' ],
			1 === preg_match( self::GUARD, self::stripped( $this->text_of( $main ) ) ) => [ self::NOT, 'guard' ],
			[] !== $missing                                                         => [ self::PARTLY, 'code' ],
			1 === preg_match( self::SCREENS, $code )                                => [ self::PARTLY, 'screens' ],
			default                                                                 => [ self::WORKS, '' ],
		};
		$numbers = FormNumbers::in( $code . $this->code_in( $files, '.js' ) );
		return compact( 'name', 'verdict', 'missing', 'reason', 'numbers' );
	}

	/** All code of these files without comments, as far as it is read. */
	private function code_in( mixed $files, string $ending ): string {
		$code  = '';
		$count = 0;
		foreach ( Read::strings( $files ) as $file ) {
			$is_own = str_ends_with( $file, $ending )
				&& 1 !== preg_match( '~/(?:vendor|node_modules|languages|tests?)/~', $file );
			if ( $is_own && ++$count <= self::MOST_FILES ) {
				$text  = $this->text_of( $file );
				$code .= false === stripos( $text, 'wpcf7' ) ? '' : self::stripped( $text );
			}
		}
		return $code;
	}

	private function text_of( string $file ): string {
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of a plugin on this server.
		return is_readable( $file ) ? (string) file_get_contents( $file, false, null, 0, self::MOST_BYTES ) : '';
	}

	private static function stripped( string $code ): string {
		return preg_replace( '~/\*.*?\*/|(?<![:\'"])//[^\n]*~s', '', $code ) ?? $code;
	}
}
