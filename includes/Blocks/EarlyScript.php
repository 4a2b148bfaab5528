<?php

declare( strict_types=1 );

namespace Rueda\Blocks;

defined( 'ABSPATH' ) || exit;

/**
 * Prints a small script inside a block for work that cannot wait for the page's other scripts, such as layout before
 * the first paint, or listening for presses. The definition is printed once, and a call, if there is one, in each
 * block.
 */
final class EarlyScript {
	private bool $is_defined = false;

	/** @param string $file Its path below the plugin's folder. */
	public function __construct( private string $file ) {}

	/** @param string $call JavaScript that calls what the file defines; empty if the file does all by itself. */
	public function tag( string $call = '' ): string {
		// Feeds and editors' previews have no use for the script.
		if ( is_feed() || is_admin() || wp_is_serving_rest_request() ) {
			return '';
		}
		$script = $this->is_defined ? $call : $this->definition() . $call;
		// In the head only descriptions and the like are made of blocks, and what was printed is thrown away.
		$this->is_defined = $this->is_defined || ! doing_action( 'wp_head' );
		return '' === $script ? '' : InlineScript::tag( $script );
	}

	private function definition(): string {
		$path = RUEDA_DIR . $this->file;
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- a file of the plugin.
		$script = is_readable( $path ) ? (string) file_get_contents( $path ) : '';
		return '' === $script ? '' : rtrim( $script, "; \n" ) . ';';
	}
}
