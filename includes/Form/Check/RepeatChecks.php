<?php

declare( strict_types=1 );

namespace Rueda\Form\Check;

use Rueda\Form\Field\Field;
use Rueda\Form\Field\RepeatedBlocks;
use Rueda\Form\Field\ShownBlocks;
use Rueda\Form\Form;
use Rueda\Support\Conditions\Conditions;
use Rueda\Support\Label;
use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/** Finds what cannot be in a repeatable group, and rules that mean its first entry alone. */
final class RepeatChecks {
	private const SECTION = 'form.body';

	/** @return list<Finding> */
	public static function findings( Form $form ): array {
		$found = [];
		foreach ( self::blocks( parse_blocks( $form->content() ), Form::REPEAT ) as $group ) {
			$title  = self::title( $group );
			$inside = self::blocks( self::inner( $group ), Field::BLOCK );
			foreach ( array_filter( $inside, [ RepeatedBlocks::class, 'is_refused' ] ) as $block ) {
				$field   = Field::from_attributes( (array) ( $block['attrs'] ?? [] ) );
				$found[] = new Finding(
					'field_not_repeatable',
					self::SECTION,
					sprintf(
						/* translators: 1: title of a field, 2: title of a group of fields. */
						__(
							'“%1$s” cannot be in the repeatable group “%2$s”, so visitors do not see it. Move it out.',
							'rueda'
						),
						$field->title(),
						$title
					),
					Finding::ERROR,
					$field->attributes->name
				);
			}
			if ( [] === $inside ) {
				$found[] = new Finding(
					'group_without_fields',
					self::SECTION,
					/* translators: %s: title of a group of fields. */
					sprintf( __( 'The repeatable group “%s” has no fields.', 'rueda' ), $title ),
					Finding::HINT
				);
			}
		}
		return [ ...$found, ...self::rules_about_first( $form ) ];
	}

	/** The form as its author sees it: with one entry of each group. */
	public static function with_one_entry( Form $form ): Form {
		$copies = $form->fields_that( static fn ( Field $field ): bool => $field->is_copy() );
		return $form->without( array_map( static fn ( Field $field ): string => $field->name(), $copies ) );
	}

	/** @return list<Finding> */
	private static function rules_about_first( Form $form ): array {
		$found = [];
		foreach ( self::rules_outside( $form->blocks() ) as $name ) {
			$field = $form->field( $name );
			if ( null !== $field?->entry() ) {
				$found[ $name ] = new Finding(
					'rule_about_first_entry',
					self::SECTION,
					sprintf(
						/* translators: %s: title of a field, as in "Person 1 – Name". */
						__( 'A rule outside of the repeatable group is about its first entry alone: “%s”.', 'rueda' ),
						$field->title()
					),
					Finding::HINT,
					$name
				);
			}
		}
		return array_values( $found );
	}

	/**
	 * @param array<array-key, mixed> $blocks
	 * @return list<string> The fields of rules outside of groups.
	 */
	private static function rules_outside( array $blocks ): array {
		$names = [];
		foreach ( array_filter( $blocks, 'is_array' ) as $block ) {
			$attributes = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : [];
			array_push( $names, ...Conditions::from_stored( $attributes[ ShownBlocks::ATTRIBUTE ] ?? null )->fields() );
			if ( Form::REPEAT !== ( $block['blockName'] ?? null ) ) {
				array_push( $names, ...self::rules_outside( self::inner( $block ) ) );
			}
		}
		return $names;
	}

	/** @param array<array-key, mixed> $group */
	private static function title( array $group ): string {
		$attributes = is_array( $group['attrs'] ?? null ) ? $group['attrs'] : [];
		$title      = Label::plain( Read::text( $attributes, 'title' ) );
		return '' === $title ? Read::text( $attributes, 'name' ) : $title;
	}

	/**
	 * @param array<array-key, mixed> $block
	 * @return list<array<array-key, mixed>>
	 */
	private static function inner( array $block ): array {
		return array_values( array_filter( (array) ( $block['innerBlocks'] ?? [] ), 'is_array' ) );
	}

	/**
	 * @param array<array-key, mixed> $blocks
	 * @return list<array<array-key, mixed>> The blocks with this name, at any depth.
	 */
	private static function blocks( array $blocks, string $name ): array {
		$found = [];
		foreach ( array_filter( $blocks, 'is_array' ) as $block ) {
			$found = ( $block['blockName'] ?? null ) === $name ? [ ...$found, $block ] : $found;
			array_push( $found, ...self::blocks( self::inner( $block ), $name ) );
		}
		return $found;
	}
}
