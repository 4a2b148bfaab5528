<?php

declare( strict_types=1 );

namespace Rueda\Form;

use Rueda\Form\Field\Field;
use Rueda\Support\Label;
use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/** Addresses among the blocks of a form: groups of text fields. */
final class AddressGroups {
	/**
	 * Two addresses have fields with the same labels, so emails and lists say to which address each belongs.
	 *
	 * @param array<array-key, mixed> $blocks Parsed blocks; each field's block has its final name.
	 * @param list<Field>             $fields
	 * @return list<Field>
	 */
	public static function told_apart( array $blocks, array $fields ): array {
		$groups = self::groups_in( $blocks );
		$titles = array_count_values( array_map( static fn ( Field $field ): string => $field->title(), $fields ) );
		return array_map(
			static fn ( Field $field ): Field => $titles[ $field->title() ] > 1
				? $field->in_group( $groups[ $field->name() ] ?? '' )
				: $field,
			$fields
		);
	}

	/** @param array<array-key, mixed> $attributes Those of an address. */
	public static function name( array $attributes ): string {
		return trim( Label::plain( Read::text( $attributes, 'label' ) ) );
	}

	/**
	 * @param array<array-key, mixed> $blocks
	 * @return array<string, string> The name of the address, by the name of the field.
	 */
	private static function groups_in( array $blocks, string $group = '' ): array {
		$groups = [];
		foreach ( array_filter( $blocks, 'is_array' ) as $block ) {
			$attributes = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : [];
			if ( Field::BLOCK === ( $block['blockName'] ?? null ) ) {
				$groups[ Read::text( $attributes, 'name' ) ] = $group;
			}
			$is_address = Form::ADDRESS === ( $block['blockName'] ?? null );
			$inner      = is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : [];
			$groups    += self::groups_in( $inner, $is_address ? self::name( $attributes ) : $group );
		}
		return $groups;
	}
}
