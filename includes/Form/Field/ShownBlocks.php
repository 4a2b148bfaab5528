<?php

declare( strict_types=1 );

namespace Rueda\Form\Field;

use Rueda\Form\Value\Visibility;
use Rueda\Support\Conditions\ConditionalParts;
use Rueda\Support\Conditions\Conditions;
use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/** The blocks of a form that are shown under conditions: any block may have the attribute `showIf`. */
final class ShownBlocks {
	public const ATTRIBUTE = 'showIf';

	/** The attribute with the number of the part, while the form is printed. */
	private const NUMBER = 'ruedaPart';

	/**
	 * @param array<array-key, mixed>     $blocks  Parsed blocks; each field's block has its final name.
	 * @param array<string, list<string>> $sources See ConditionalParts.
	 */
	public static function parts( array $blocks, array $sources ): ConditionalParts {
		$parts = [];
		self::number( $blocks, $parts );
		return new ConditionalParts( $parts, $sources );
	}

	/**
	 * The blocks, each part with its number in parts().
	 *
	 * @param array<array-key, mixed> $blocks
	 * @return list<array<array-key, mixed>>
	 */
	public static function numbered( array $blocks ): array {
		$parts = [];
		return self::number( $blocks, $parts );
	}

	/** @param array<array-key, mixed> $attributes Those of a block that numbered() returned. */
	public static function number_of( array $attributes ): ?int {
		$number = $attributes[ self::NUMBER ] ?? null;
		return is_int( $number ) ? $number : null;
	}

	/**
	 * @param array<array-key, mixed>                                     $blocks
	 * @param list<array{conditions: Conditions, fields: list<string>}> $parts  The parts that were found are added.
	 * @return list<array<array-key, mixed>>
	 */
	private static function number( array $blocks, array &$parts ): array {
		$numbered = [];
		foreach ( array_filter( $blocks, 'is_array' ) as $block ) {
			if ( Visibility::is_off( $block ) ) {
				$numbered[] = $block;
				continue;
			}
			$attributes = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : [];
			$conditions = Conditions::from_stored( $attributes[ self::ATTRIBUTE ] ?? null );
			unset( $attributes[ self::NUMBER ] );
			if ( ! $conditions->are_empty() ) {
				$attributes[ self::NUMBER ] = count( $parts );
				$parts[]                    = [ 'conditions' => $conditions, 'fields' => self::fields_in( $block ) ];
			}
			$inner                = is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : [];
			$block['attrs']       = $attributes;
			$block['innerBlocks'] = self::number( $inner, $parts );
			$numbered[]           = $block;
		}
		return $numbered;
	}

	/**
	 * @param array<array-key, mixed> $block
	 * @return list<string>
	 */
	private static function fields_in( array $block ): array {
		if ( Visibility::is_off( $block ) ) {
			return [];
		}
		$is_field = Field::BLOCK === ( $block['blockName'] ?? null );
		$name     = $is_field ? Read::text( (array) ( $block['attrs'] ?? [] ), 'name' ) : '';
		$fields   = '' === $name ? [] : [ $name ];
		foreach ( array_filter( (array) ( $block['innerBlocks'] ?? [] ), 'is_array' ) as $inner ) {
			array_push( $fields, ...self::fields_in( $inner ) );
		}
		return $fields;
	}
}
