<?php

declare( strict_types=1 );

namespace Rueda\Blocks;

defined( 'ABSPATH' ) || exit;

/**
 * Tells the loader how to start a page's blocks when a visitor needs them: where the build is, which of WordPress's
 * scripts to fetch and how, and the texts. It is printed once, as JSON, and only where one of our views is loaded.
 */
final class Recipe {
	private bool $printed = false;

	/** @param string $folder The plugin's own, with a slash at its end. */
	public function __construct( private ViewScripts $views, private string $folder ) {}

	public function print(): void {
		$views = $this->views->on_this_page();
		if ( $this->printed || [] === $views ) {
			return;
		}
		$this->printed = true;

		// wp_print_inline_script_tag() would read the whole text once more. It is not needed: these flags leave no "<"
		// and no "&" in the data, so nothing inside can end the element or be taken for markup.
		printf(
			'<script type="application/json" id="rueda-recipe">%s</script>' . "\n",
			// phpcs:ignore WordPress.Security.EscapeOutput -- see above.
			wp_json_encode( $this->contents( $views ), JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES )
		);
	}

	/**
	 * @param list<string> $views
	 * @return array<string, mixed>
	 */
	private function contents( array $views ): array {
		$contents = [
			'base'    => RUEDA_URL . 'build/',
			'version' => RUEDA_VERSION,
			'texts'   => [
				'slow'    => __( 'This is taking longer than usual.', 'rueda' ),
				'failed'  => __( 'This part could not be loaded.', 'rueda' ),
				'retry'   => __( 'Try again', 'rueda' ),
				'reload'  => __( 'Reload the page', 'rueda' ),
				'offline' => __( 'You are probably offline.', 'rueda' ),
				'ready'   => __( 'This part has been loaded.', 'rueda' ),
			],
			'handles' => ScriptChain::describe( $this->views->late( $views ) ),
			'site'    => [
				'rest'  => get_rest_url(),
				'nonce' => admin_url( 'admin-ajax.php?action=rest-nonce' ),
				'token' => wp_create_nonce( 'wp_rest' ),
			],
		];
		$locale   = $this->locale_data( $views );
		if ( [] !== $locale ) {
			$contents['locale'] = $locale;
		}
		return $contents;
	}

	/**
	 * @param list<string> $views
	 * @return array<array-key, mixed> The strings of these views and of their chunks; empty in English.
	 */
	private function locale_data( array $views ): array {
		$locale = [];
		foreach ( $views as $handle ) {
			$json = load_script_textdomain( $handle, 'rueda', $this->folder . 'languages' );
			$file = is_string( $json ) ? json_decode( $json, true ) : null;
			if ( ! is_array( $file ) || ! is_array( $file['locale_data'] ?? null ) ) {
				continue;
			}
			// Files made for WordPress call the domain "messages".
			$strings = $file['locale_data']['rueda'] ?? $file['locale_data']['messages'] ?? null;
			$locale += is_array( $strings ) ? $strings : [];
		}
		return $locale;
	}
}
