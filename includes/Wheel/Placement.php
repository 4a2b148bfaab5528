<?php

declare( strict_types=1 );

namespace Rueda\Wheel;

use Rueda\Support\Label;

defined( 'ABSPATH' ) || exit;

/** Where and how a wheel is shown: what the data attributes of its root say. */
final class Placement {
	private const MODES = [ 'popup', 'inline', 'fullwidth', 'full-width' ];

	/** @param bool $is_block Whether buttons look like those of blocks, and not like those of the older shortcode. */
	public function __construct(
		public int $wheel_id,
		private string $mode,
		public string $button_label,
		public string $popup_label,
		public bool $is_block
	) {
		$this->mode         = in_array( $mode, self::MODES, true ) ? $mode : 'popup';
		$this->button_label = self::label( $button_label );
		$this->popup_label  = self::label( $popup_label );
	}

	/** Whether the wheel is in the page; else a button opens it in a dialog. */
	public function is_inline(): bool {
		return 'inline' === $this->mode;
	}

	/**
	 * The root's data attributes. Their misspelt names are public, and the last one is left out when it is false.
	 *
	 * @param int $wheel_id The wheel that was found, 0 for none.
	 * @return array<string, string>
	 */
	public function data( int $wheel_id ): array {
		return array_merge(
			[
				'data-wheel-id'  => $wheel_id > 0 ? (string) $wheel_id : '',
				'data-mode'      => $this->mode,
				'data-btn-label' => $this->button_label,
				'data-popup-lbl' => $this->popup_label,
			],
			$this->is_block ? [ 'data-isblock' => 'true' ] : []
		);
	}

	private static function label( string $text ): string {
		$text = Label::plain( $text );
		return '' === $text ? __( 'Start Assessment', 'rueda' ) : $text;
	}
}
