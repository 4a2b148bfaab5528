<?php
/**
 * Gives one request another language, text direction or theme, and the plugins and sites that Rueda has to work beside.
 *
 * The header X-Rueda-Pretend contains JSON such as {"clock":-259200,"locale":"es_ES","direction":"rtl"}. It applies
 * only to that request, so tests have nothing to reset and need not wait for each other. It can have the switches, too.
 *
 * @package Rueda
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

/**
 * Switches to a variation of the theme, to another theme, or to one whose rules break most plugins.
 *
 * @param array<string, mixed> $pretence
 */
function rueda_qa_look( array $pretence ): void {
	if ( isset( $pretence['style'] ) ) {
		// The same as if the owner had chosen this variation of the theme.
		add_filter(
			'wp_theme_json_data_user',
			static function ( $data ) use ( $pretence ) {
				// GLOB_BRACE does not exist in the PHP of wp-now.
				$names = explode( ',', trim( (string) $pretence['style'], '{}' ) );
				$names = implode( '|', array_map( 'preg_quote', $names ) );
				$files = (array) glob( get_stylesheet_directory() . '/styles/*.json' );
				$files = array_values( (array) preg_grep( "/($names)\.json$/", $files ) );
				$style = $files ? json_decode( (string) file_get_contents( $files[0] ), true ) : null;
				return $style ? $data->update_with( $style ) : $data;
			}
		);
	}

	if ( 'hard' === ( $pretence['theme'] ?? '' ) ) {
		$GLOBALS['content_width'] = 640;

		$css = (string) file_get_contents( __DIR__ . '/../hard-theme.css' );
		// phpcs:ignore WordPress.Security.EscapeOutput -- a file of this plugin.
		add_action( 'wp_head', static fn () => printf( '<style>%s</style>', $css ), 1 );
		add_action( 'wp_footer', 'rueda_qa_cancel_escape' );
	}
	$folders = [
		'classic' => 'classic-theme',
		'hard'    => 'classic-theme',
		'sidebar' => 'sidebar-theme',
	];
	$folder  = $folders[ $pretence['theme'] ?? '' ] ?? null;
	if ( isset( $pretence['theme'] ) && null === $folder ) {
		// A theme that comes with WordPress.
		foreach ( [ 'template', 'stylesheet' ] as $name ) {
			add_filter( "pre_option_{$name}", static fn(): string => (string) $pretence['theme'] );
		}
	}

	if ( null !== $folder ) {
		foreach ( [ 'template', 'stylesheet' ] as $name ) {
			add_filter( $name, static fn(): string => 'rueda-classic' );
			add_filter( "{$name}_directory", static fn(): string => dirname( __DIR__ ) . '/' . $folder );
		}
		add_filter( 'wp_theme_json_data_theme', static fn( $data ) => new WP_Theme_JSON_Data( [ 'version' => 2 ] ) );
	}
}

/** Prints a script as Twenty Twenty has one on every page. */
function rueda_qa_cancel_escape(): void {
	echo '<script>document.addEventListener( "keydown", ( press ) => {'
		. 'press.key === "Escape" && press.preventDefault();'
		. '} );</script>';
}

/** A public server with images. */
function rueda_qa_images(): void {
	add_filter(
		'pre_http_request',
		static function ( $answer, array $arguments, string $url ) {
			// A GIF of one pixel, whose color is another one for each address.
			$image = "GIF89a\1\0\1\0\x80\0\0" . substr( md5( $url, true ), 0, 3 )
				. "\0\0\0,\0\0\0\0\1\0\1\0\0\2\2D\1\0;";
			return '93.184.216.34' !== wp_parse_url( $url, PHP_URL_HOST ) ? $answer : [
				'headers'  => [],
				'cookies'  => [],
				'response' => [
					'code'    => 200,
					'message' => 'OK',
				],
				'body'     => $image,
			];
		},
		10,
		3
	);
}

( static function (): void {
	$pretence = rueda_qa_pretence();
	if ( [] === $pretence ) {
		return;
	}

	if ( isset( $pretence['held'] ) ) {
		// A filter, because a constant cannot change while tests run.
		add_filter( 'rueda_mail_hold', static fn (): string => (string) $pretence['held'] );
	}

	if ( isset( $pretence['locale'] ) ) {
		add_filter( 'locale', static fn(): string => (string) $pretence['locale'] );
	}

	if ( isset( $pretence['direction'] ) ) {
		// This runs before the first style is registered, because WordPress decides about mirrored style sheets then.
		add_action(
			'after_setup_theme',
			static function () use ( $pretence ): void {
				$GLOBALS['wp_locale']->text_direction = (string) $pretence['direction'];
			},
			0
		);
	}

	rueda_qa_look( $pretence );

	if ( ! empty( $pretence['peer'] ) ) {
		require __DIR__ . '/../peer.php';
	}

	if ( ! empty( $pretence['images'] ) ) {
		rueda_qa_images();
	}

	if ( ! empty( $pretence['formPeer'] ) ) {
		require __DIR__ . '/../form-peer.php';
	}
} )();
