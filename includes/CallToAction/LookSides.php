<?php

declare( strict_types=1 );

namespace Rueda\CallToAction;

use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/** Four lengths around a call to action. */
final class LookSides {
	private function __construct(
		private string $top,
		private string $right,
		private string $bottom,
		private string $left
	) {}

	/**
	 * @param string $above  Above and below, where nothing else is stored.
	 * @param string $beside The same for left and right.
	 */
	public static function read( mixed $stored, string $above, string $beside, bool $can_be_negative ): self {
		$length = static fn ( string $side, string $fallback ): string => Css::length(
			Read::at( $stored, $side ),
			$can_be_negative
		) ?? $fallback;
		return new self(
			$length( 'top', $above ),
			$length( 'right', $beside ),
			$length( 'bottom', $above ),
			$length( 'left', $beside )
		);
	}

	/** @return array{string, string, string, string} As in CSS: from the top with the clock. */
	public function lengths(): array {
		return [ $this->top, $this->right, $this->bottom, $this->left ];
	}

	/** @return array<string, string> As they are stored and told. */
	public function to_array(): array {
		return array_combine( [ 'top', 'right', 'bottom', 'left' ], $this->lengths() );
	}
}
