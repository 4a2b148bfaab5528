<?php

declare( strict_types=1 );

namespace Rueda\Form\Value;

defined( 'ABSPATH' ) || exit;

/** Tells whether an author has hidden a block, everywhere or on some screen widths. WordPress offers that since 6.9. */
final class Visibility {
	/** @param array<array-key, mixed> $block */
	public static function is_off( array $block ): bool {
		return false === self::stored_in( $block );
	}

	/** @param array<array-key, mixed> $block */
	public static function is_off_somewhere( array $block ): bool {
		$visibility = self::stored_in( $block );
		$screens    = is_array( $visibility ) ? $visibility['viewport'] ?? null : null;
		return is_array( $screens ) && in_array( false, $screens, true );
	}

	/** @param array<array-key, mixed> $block */
	private static function stored_in( array $block ): mixed {
		$attributes = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : [];
		return is_array( $attributes['metadata'] ?? null ) ? $attributes['metadata']['blockVisibility'] ?? null : null;
	}
}
