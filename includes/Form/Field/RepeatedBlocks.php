<?php

declare( strict_types=1 );

namespace Rueda\Form\Field;

use Rueda\Definitions;
use Rueda\Form\Kind\Kind;
use Rueda\Form\Value\Visibility;
use Rueda\Support\Label;
use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/**
 * Makes the entries of a repeatable group: each is a copy of the group's blocks with names of its own, so that rules,
 * conditions, messages and clients of the protocol find fields like any others. An entry that visitors may leave out is
 * shown under conditions: while the number of entries is high enough.
 */
final class RepeatedBlocks {
	/** One entry, while the form is printed; no editor knows this block. */
	public const ENTRY = 'rueda/form-entry';

	/** The key of a field's block with its place in the group. No stored block has it. */
	public const ENTRY_OF = 'rueda_entry';

	/** The attribute with the number of an entry. */
	public const NUMBER = 'ruedaEntry';

	private const FORM_STEP   = 'rueda/form-step';
	private const FORM_SUBMIT = 'rueda/form-submit';

	/** @param array<string, string> $names The names of the group's fields, each with its name in this entry. */
	private function __construct(
		private Field $group,
		private string $label,
		private int $number,
		private array $names,
		private int $place = 0
	) {}

	/**
	 * @param array<array-key, mixed> $block The group's.
	 * @return array<array-key, mixed> The attributes of the field for the number of entries.
	 */
	public static function count_of( array $block ): array {
		$attributes = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : [];
		$limits     = Definitions::REPEAT_LIMITS;
		$most       = Read::integer( $attributes['most'] ?? null, 1, PHP_INT_MAX, $limits['usual'] );
		$most       = min( $limits['most'], $most );
		$name       = FieldName::clean( Read::text( $attributes, 'name' ) );
		return [
			'type'  => Kind::ENTRIES,
			'name'  => '' === $name ? 'entries' : $name,
			'label' => Label::plain( Read::text( $attributes, 'title' ) ),
			'min'   => (string) min( $most, Read::integer( $attributes['least'] ?? null, 0, PHP_INT_MAX, 1 ) ),
			'max'   => (string) $most,
		];
	}

	/**
	 * The group's block with its entries in place of its blocks.
	 *
	 * @param array<array-key, mixed> $block
	 * @param Field                   $group The number of entries.
	 * @return array<array-key, mixed>
	 */
	public static function expanded( array $block, Field $group ): array {
		$attributes = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : [];
		$inner      = array_values( array_filter( (array) ( $block['innerBlocks'] ?? [] ), 'is_array' ) );
		$names      = self::names_in( $inner );
		$label      = Label::plain( Read::text( $attributes, 'entry' ) );
		$entries    = [];
		for ( $number = 1; $number <= (int) $group->attributes->max; ++$number ) {
			$own = array_map(
				static fn ( string $name ): string => 1 === $number ? $name : $name . '__' . $number,
				array_combine( $names, $names )
			);

			$entries[] = ( new self( $group, $label, $number, $own ) )->entry( $inner );
		}
		$least = (int) $group->attributes->min;
		$more  = self::with_inner(
			[ 'blockName' => self::ENTRY, 'attrs' => [ 'group' => $group->name() ] ],
			array_slice( $entries, $least )
		);

		$block['attrs'] = [ 'name' => $group->name(), 'entry' => $label ] + $attributes;
		return self::with_inner(
			$block,
			[ ...array_slice( $entries, 0, $least ), ...( [] === $more['innerBlocks'] ? [] : [ $more ] ) ]
		);
	}

	/**
	 * @param list<array<array-key, mixed>> $blocks
	 * @return array<array-key, mixed>
	 */
	private function entry( array $blocks ): array {
		$is_optional = $this->number > (int) $this->group->attributes->min;
		$rule        = [
			'field' => $this->group->name(),
			'is'    => 'greater',
			'value' => (string) ( $this->number - 1 ),
		];
		$attributes  = [ self::NUMBER => $this->number, 'group' => $this->group->name(), 'label' => $this->label ]
			+ ( $is_optional ? [ ShownBlocks::ATTRIBUTE => [ 'match' => 'all', 'rules' => [ $rule ] ] ] : [] );
		return self::with_inner(
			[ 'blockName' => self::ENTRY, 'attrs' => $attributes ],
			array_map( fn ( array $block ): array => $this->copy( $block ), $blocks )
		);
	}

	/**
	 * @param array<array-key, mixed> $block
	 * @return array<array-key, mixed>
	 */
	private function copy( array $block ): array {
		$name       = $block['blockName'] ?? null;
		$attributes = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : [];
		$inner      = array_values( array_filter( (array) ( $block['innerBlocks'] ?? [] ), 'is_array' ) );
		if ( self::FORM_SUBMIT === $name || self::is_refused( $block ) ) {
			// It stays as nothing, because its parent counts its inner blocks.
			return self::with_inner( [ 'blockName' => null, 'attrs' => [] ], [] );
		}
		if ( Visibility::is_off( $block ) ) {
			return $block;
		}
		if ( isset( $attributes[ ShownBlocks::ATTRIBUTE ] ) ) {
			$attributes[ ShownBlocks::ATTRIBUTE ] = $this->renamed( $attributes[ ShownBlocks::ATTRIBUTE ] );
		}
		if ( Field::BLOCK === $name ) {
			$attributes = $this->field( $attributes );

			$block[ self::ENTRY_OF ] = new Entry( $this->group->name(), $this->label, $this->number, $this->place++ );
		}
		$block['attrs'] = $attributes;
		$copies         = array_map( fn ( array $one ): array => $this->copy( $one ), $inner );
		// A group inside a group, and a step, are no more than what is in them.
		return in_array( $name, [ Definitions::REPEAT_BLOCK, self::FORM_STEP ], true )
			? self::with_inner( [ 'blockName' => self::ENTRY, 'attrs' => self::shown( $attributes ) ], $copies )
			: [ 'innerBlocks' => $copies ] + $block;
	}

	/**
	 * @param array<array-key, mixed> $attributes
	 * @return array<array-key, mixed>
	 */
	private function field( array $attributes ): array {
		$given    = new Attributes( $attributes );
		$operands = array_map(
			fn ( string $name ): string => $this->names[ $name ] ?? $name,
			explode( ' ', $given->operands )
		);
		return [
			'name'     => $this->names[ $given->name ] ?? '',
			'operands' => implode( ' ', $operands ),
			'target'   => $this->names[ $given->target ] ?? $given->target,
		] + $attributes;
	}

	/**
	 * @param array<array-key, mixed> $attributes
	 * @return array<array-key, mixed> Only the conditions.
	 */
	private static function shown( array $attributes ): array {
		return array_intersect_key( $attributes, [ ShownBlocks::ATTRIBUTE => true ] );
	}

	/** Conditions about fields of the group, as about those in this entry. */
	private function renamed( mixed $conditions ): mixed {
		if ( ! is_array( $conditions ) ) {
			return $conditions;
		}
		$field = $conditions['field'] ?? null;
		if ( is_string( $field ) ) {
			return [ 'field' => $this->names[ $field ] ?? $field ] + $conditions;
		}
		$rules = $conditions['rules'] ?? null;
		return is_array( $rules ) && count( $rules ) <= Definitions::CONDITION_LIMITS['rules']
			? [ 'rules' => array_map( fn ( mixed $rule ): mixed => $this->renamed( $rule ), $rules ) ] + $conditions
			: $conditions;
	}

	/**
	 * @param list<array<array-key, mixed>> $blocks
	 * @return list<string> The names that authors gave to the fields.
	 */
	private static function names_in( array $blocks ): array {
		$names = [];
		foreach ( $blocks as $block ) {
			if ( Visibility::is_off( $block ) ) {
				continue;
			}
			$is_field = Field::BLOCK === ( $block['blockName'] ?? null ) && ! self::is_refused( $block );
			$name     = $is_field ? Read::text( (array) ( $block['attrs'] ?? [] ), 'name' ) : '';
			$inner    = array_values( array_filter( (array) ( $block['innerBlocks'] ?? [] ), 'is_array' ) );
			array_push( $names, ...( '' === $name ? [] : [ $name ] ), ...self::names_in( $inner ) );
		}
		return array_values( array_unique( $names ) );
	}

	/** @param array<array-key, mixed> $block */
	public static function is_refused( array $block ): bool {
		$type = Read::text( (array) ( $block['attrs'] ?? [] ), 'type' );
		return Field::BLOCK === ( $block['blockName'] ?? null )
			&& in_array( $type, Definitions::REPEAT_REFUSED, true );
	}

	/**
	 * @param array<array-key, mixed>       $block
	 * @param list<array<array-key, mixed>> $inner
	 * @return array<array-key, mixed>
	 */
	private static function with_inner( array $block, array $inner ): array {
		return [
			'innerBlocks'  => $inner,
			'innerHTML'    => '',
			'innerContent' => array_fill( 0, count( $inner ), null ),
		] + $block;
	}
}
