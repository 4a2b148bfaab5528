<?php

declare( strict_types=1 );

namespace Rueda\Wheel;

use Rueda\Blocks\ViewScripts;

defined( 'ABSPATH' ) || exit;

/** `[rueda_wheel id="12" mode="inline" label="Start" popup_label="Open"]`, and the same by its older name. */
final class WheelShortcode {
	public const NAME     = 'rueda_wheel';
	public const OLD_NAME = 'wheeloflife';

	private const DEFAULTS = [
		'id'          => '',
		'label'       => '',
		'popup_label' => '',
		'mode'        => 'popup',
	];

	public function __construct( private WheelBlock $block, private ViewScripts $views ) {}

	/** @param array<array-key, string>|string $attributes An empty string when there are none. */
	public function render( array|string $attributes, ?string $content, string $name ): string {
		$given = shortcode_atts( self::DEFAULTS, (array) $attributes, $name );
		$text  = static fn( string $key ): string => is_scalar( $given[ $key ] ) ? (string) $given[ $key ] : '';
		$this->views->enqueue( WheelBlock::NAME );
		return $this->block->render_place(
			new Placement(
				max( 0, (int) $text( 'id' ) ),
				$text( 'mode' ),
				$text( 'label' ),
				$text( 'popup_label' ),
				false
			)
		);
	}
}
