<?php

declare( strict_types=1 );

namespace Rueda\Blocks;

use ReflectionProperty;
use WP_Block_Supports;
use WP_Block_Type;

defined( 'ABSPATH' ) || exit;

/**
 * Adds the attributes in which a block keeps its colours, spacing and the like. WordPress adds them only once, at
 * `init`, to the types that are there by then; a type that comes later would have none.
 */
final class SupportAttributes {
	/** @param list<WP_Block_Type> $types */
	public static function add( array $types ): void {
		$known = null;
		if ( property_exists( WP_Block_Supports::class, 'block_supports' ) ) {
			// WordPress has no public list of its block supports.
			$property = new ReflectionProperty( WP_Block_Supports::class, 'block_supports' );
			if ( PHP_VERSION_ID < 80100 ) {
				// PHP before 8.1 needs this call, and PHP 8.5 deprecates it.
				$property->setAccessible( true );
			}
			$known = $property->getValue( WP_Block_Supports::get_instance() );
		}
		if ( ! is_array( $known ) ) {
			// This handles all types again, which changes nothing in those that are complete.
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
