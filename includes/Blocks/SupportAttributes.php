<?php

declare( strict_types=1 );

namespace Rueda\Blocks;

use ReflectionProperty;
use WP_Block_Supports;
use WP_Block_Type;

defined( 'ABSPATH' ) || exit;

/**
 * The attributes in which a block keeps its colors, spacing and the like. WordPress adds them once, at `init`, to the
 * types that are there by then; a type that comes later would have none.
 */
final class SupportAttributes {
	/** @param list<WP_Block_Type> $types */
	public static function add( array $types ): void {
		$known = null;
		if ( property_exists( WP_Block_Supports::class, 'block_supports' ) ) {
			// WordPress tells nobody which supports there are.
			$property = new ReflectionProperty( WP_Block_Supports::class, 'block_supports' );
			if ( PHP_VERSION_ID < 80100 ) {
				// Needed there alone, and deprecated from 8.5 on.
				$property->setAccessible( true );
			}
			$known = $property->getValue( WP_Block_Supports::get_instance() );
		}
		if ( ! is_array( $known ) ) {
			// For all types once more, which changes nothing for the others.
			WP_Block_Supports::init();
			return;
		}
		foreach ( array_filter( array_column( $known, 'register_attribute' ), 'is_callable' ) as $register ) {
			foreach ( $types as $type ) {
				$register( $type );
			}
		}
	}
}
