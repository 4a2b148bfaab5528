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
	 * @param string $above  The default above and below.
	 * @param string $beside The default at the left and the right.
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

	/** @return array{string, string, string, string} In the order of CSS: top, right, bottom, left. */
	public function lengths(): array {
		return [ $this->top, $this->right, $this->bottom, $this->left ];
	}

	/** @return array<string, string> As they are stored and sent. */
	public function to_array(): array {
		return array_combine( [ 'top', 'right', 'bottom', 'left' ], $this->lengths() );
	}
}
