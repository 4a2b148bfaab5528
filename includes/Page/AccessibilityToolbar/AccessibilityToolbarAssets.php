<?php

declare( strict_types=1 );

namespace Rueda\Page\AccessibilityToolbar;

use Rueda\Blocks\ViewScripts;
use Rueda\Definitions;
use Rueda\Support\Asset;

defined( 'ABSPATH' ) || exit;

/**
 * The files that a page with the toolbar loads, and the script in its head.
 *
 * @phpstan-import-type Toolbar from AccessibilityToolbarSettings
 */
final class AccessibilityToolbarAssets {
	/** WordPress's handle of the block's style. */
	private const STYLE = 'rueda-accessibility-toolbar-style';

	private const SCRIPT = 'rueda-accessibility-toolbar';
	private const FOLDER = 'build/blocks/accessibility-toolbar/';

	private bool $is_enqueued = false;

	public function __construct( private ViewScripts $views ) {}

	/** @param Toolbar $settings */
	public function enqueue( array $settings ): void {
		if ( $this->is_enqueued ) {
			return;
		}
		$this->is_enqueued = true;
		$this->views->enqueue_styles( AccessibilityToolbarPage::BLOCK );
		wp_add_inline_style( self::STYLE, AccessibilityToolbarStyle::css( $settings ) );
		wp_enqueue_script(
			self::SCRIPT,
			RUEDA_URL . self::FOLDER . 'view.js',
			[],
			self::version( 'view.js' ),
			[ 'strategy' => 'defer', 'in_footer' => true ]
		);
	}

	/**
	 * Puts a stored choice on the page before anything of it is drawn.
	 *
	 * @param Toolbar $settings
	 */
	public function head_script( array $settings ): string {
		$code = RUEDA_DIR . self::FOLDER . 'head.js';
		$on   = [];
		$off  = [];
		foreach ( Definitions::TOOLBAR_TOOLS as [ 'id' => $id, 'kind' => $kind ] ) {
			$is_on = $settings['actions'][ $id ]['enabled'];
			if ( 'switch' === $kind && $is_on ) {
				$on[] = $id;
			} elseif ( 'switch' !== $kind && ! $is_on ) {
				$off[] = $id;
			}
		}
		$size = [ 'resize-plus', 'resize-minus' ];
		$what = [
			// 0 means that choices are not saved, so none is read.
			'hours'   => $settings['save'] ? $settings['hours'] : 0,
			'on'      => $on,
			'off'     => [] === array_diff( $size, $off ) ? [ ...$off, 'text' ] : $off,
			'media'   => AccessibilityToolbarStyle::media( $settings['devices'] ),
			'schemes' => self::address( 'schemes.css' ) . '?ver=' . self::version( 'schemes.js' ),
		];
		return sprintf(
			'window.ruedaToolbar=%s;%s',
			wp_json_encode( $what, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES ),
			// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- a file of our own.
			is_file( $code ) ? (string) file_get_contents( $code ) : ''
		);
	}

	/** Leaves out the host if it is this site's, because every byte in the head counts. */
	private static function address( string $file ): string {
		$address = RUEDA_URL . self::FOLDER . $file;
		return str_starts_with( $address, home_url( '/' ) ) ? wp_make_link_relative( $address ) : $address;
	}

	private static function version( string $file ): string {
		return Asset::beside( RUEDA_DIR . self::FOLDER . $file )->version ?? RUEDA_VERSION;
	}
}
