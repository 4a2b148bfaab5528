<?php
/**
 * Lets one request believe something that is not so: another time, another language, another direction, another look.
 *
 * The header X-Rueda-Pretend carries JSON such as {"clock":-259200,"locale":"es_ES","direction":"rtl"}. It holds
 * for that request alone, so tests need not tidy up after themselves nor wait for each other.
 *
 * @package Rueda
 */

declare( strict_types=1 );

/**
 * Another look: a variation of the theme's, another theme, or one with rules that break most plugins.
 *
 * @param array<string, mixed> $pretence
 */
function rueda_tools_look( array $pretence ): void {
	if ( isset( $pretence['style'] ) ) {
		// As if the owner had chosen this variation of the theme's.
		add_filter(
			'wp_theme_json_data_user',
			static function ( $data ) use ( $pretence ) {
				// Not GLOB_BRACE: the PHP of wp-now has no such thing.
				$names = implode( '|', array_map( 'preg_quote', explode( ',', trim( (string) $pretence['style'], '{}' ) ) ) );
				$files = array_values( (array) preg_grep( "/($names)\.json$/", (array) glob( get_stylesheet_directory() . '/styles/*.json' ) ) );
				return $files ? $data->update_with( json_decode( (string) file_get_contents( $files[0] ), true ) ) : $data;
			}
		);
	}

	if ( 'hard' === ( $pretence['theme'] ?? '' ) ) {
		add_action( 'wp_head', static fn () => printf( '<style>%s</style>', (string) file_get_contents( __DIR__ . '/../hard-theme.css' ) ), 1 );
	}
	if ( isset( $pretence['theme'] ) && ! in_array( $pretence['theme'], [ 'classic', 'hard' ], true ) ) {
		// One of those that come with WordPress.
		foreach ( [ 'template', 'stylesheet' ] as $name ) {
			add_filter( "pre_option_{$name}", static fn(): string => (string) $pretence['theme'] );
		}
	}

	if ( in_array( $pretence['theme'] ?? '', [ 'classic', 'hard' ], true ) ) {
		foreach ( [ 'template', 'stylesheet' ] as $name ) {
			add_filter( $name, static fn(): string => 'rueda-classic' );
			add_filter( "{$name}_directory", static fn(): string => dirname( __DIR__ ) . '/classic-theme' );
		}
	}
}

( static function (): void {
	$pretence = json_decode( (string) ( $_SERVER['HTTP_X_RUEDA_PRETEND'] ?? '' ), true );
	if ( ! is_array( $pretence ) ) {
		return;
	}

	if ( isset( $pretence['clock'] ) ) {
		define( 'RUEDA_TEST_CLOCK', (int) $pretence['clock'] );
		add_filter( 'rueda_now', static fn( int $now ): int => $now + RUEDA_TEST_CLOCK );
		// WordPress asks PHP for the time and no filter; the tick that nonces live by can be replaced as a whole.
		require __DIR__ . '/../nonce-tick.php';
	}

	if ( 'fails' === ( $pretence['mail'] ?? '' ) ) {
		add_filter(
			'pre_wp_mail',
			static function (): bool {
				do_action( 'wp_mail_failed', new WP_Error( 'wp_mail_failed', 'SMTP connect() failed.' ) );
				return false;
			}
		);
	}

	if ( isset( $pretence['locale'] ) ) {
		add_filter( 'locale', static fn(): string => (string) $pretence['locale'] );
	}

	if ( isset( $pretence['direction'] ) ) {
		// Before the first style is registered: that is when WordPress decides on mirrored style sheets.
		add_action(
			'after_setup_theme',
			static function () use ( $pretence ): void {
				$GLOBALS['wp_locale']->text_direction = (string) $pretence['direction'];
			},
			0
		);
	}

	rueda_tools_look( $pretence );

	if ( ! empty( $pretence['peer'] ) ) {
		require __DIR__ . '/../peer.php';
	}

	if ( ! empty( $pretence['formPeer'] ) ) {
		require __DIR__ . '/../form-peer.php';
	}
} )();
