<?php

declare( strict_types=1 );

namespace Rueda\Form\Field;

use Rueda\Form\Value\Text;

defined( 'ABSPATH' ) || exit;

/** The options of the form-tag that a template would have for a field. */
final class TagOptions {
	private const FLAGS = [
		'readonly'     => 'readonly',
		'isMultiple'   => 'multiple',
		'includeBlank' => 'include_blank',
		'firstAsLabel' => 'first_as_label',
		'isExclusive'  => 'exclusive',
		'hasFreeText'  => 'free_text',
		'labelFirst'   => 'label_first',
		'isOptional'   => 'optional',
		'isInverted'   => 'invert',
		'isChecked'    => 'default:on',
		'isProduct'    => 'product',
	];

	/** Texts of which each space is written as an underscore. */
	private const ONE_WORD = [ 'min', 'max', 'step', 'capture', 'limit', 'limitEach', 'akismet' ];

	/** The names of options with a value, where that is not the name of the attribute. */
	private const NAMES = [
		'limitEach'   => 'limit-each',
		'mostFiles'   => 'max-file',
		'longestSide' => 'longest-side',
		'operands'    => 'of',
	];

	/** The options of attributes with another name; none for those that every tag may have. */
	private const OTHERS = [
		'suggestions' => [ 'list' ],
		'source'      => [ 'data' ],
		'choices'     => [],
		'defaultFrom' => [],
		// Old templates have another name for it, too.
		'placeholder' => [ 'placeholder', 'watermark' ],
	];

	/** @return list<string> */
	public static function from_field( Field $field ): array {
		$options = array_map( static fn ( string $name ): string => 'class:' . $name, $field->attributes->classes );
		if ( '' !== $field->attributes->html_id ) {
			$options[] = 'id:' . $field->attributes->html_id;
		}
		array_push( $options, ...$field->kind()->tag_options( $field ) );
		if ( $field->attributes->is_consent_to_store ) {
			$options[] = 'consent_for:storage';
		}
		$written = self::written( $field );
		foreach ( $field->kind()->attributes() as $attribute ) {
			array_push( $options, ...self::said_by( $attribute, $written[ $attribute ] ?? null ) );
		}
		return $options;
	}

	/**
	 * @param list<string> $attributes
	 * @return list<string> Names of the options that say these attributes.
	 */
	public static function of_attributes( array $attributes ): array {
		$options = array_map(
			static fn ( string $attribute ): array => self::OTHERS[ $attribute ]
				?? [ self::FLAGS[ $attribute ] ?? self::NAMES[ $attribute ] ?? $attribute ],
			$attributes
		);
		return array_merge( [], ...$options );
	}

	/** @return array<string, bool|int|string|null> By attribute. */
	private static function written( Field $field ): array {
		$given = $field->attributes;
		return [
			'readonly'     => $given->is_readonly,
			'isMultiple'   => $given->is_multiple,
			'includeBlank' => $given->has_blank_choice,
			'firstAsLabel' => $given->is_first_a_label,
			'isExclusive'  => $given->is_exclusive,
			'hasFreeText'  => $given->has_free_text,
			'labelFirst'   => $given->is_label_first,
			'isOptional'   => $given->is_optional,
			'isInverted'   => $given->is_inverted,
			'isChecked'    => $given->is_checked,
			'size'         => $given->size,
			'cols'         => $given->cols,
			'rows'         => $given->rows,
			'minlength'    => $given->minlength,
			'maxlength'    => $given->maxlength,
			'min'          => $given->min,
			'max'          => $given->max,
			'step'         => $given->step,
			'isProduct'    => $given->is_product,
			'operands'     => $given->operands,
			'capture'      => $given->capture,
			'limit'        => $given->file_limit,
			'limitEach'    => $given->limit_of_each,
			'mostFiles'    => $given->most_files,
			'longestSide'  => $given->longest_side,
			'akismet'      => $given->akismet,
			'autocomplete' => $given->autocomplete,
			'filetypes'    => $given->file_types,
			'placeholder'  => $given->placeholder,
			'defaultFrom'  => $given->default_source,
			'source'       => $given->source,
			'choices'      => self::positions( $field ),
			'suggestions'  => [] === $field->suggestions() ? '' : $field->name() . '-list',
		];
	}

	/** @return list<string> */
	private static function said_by( string $attribute, bool|int|string|null $value ): array {
		if ( in_array( $value, [ false, null, '' ], true ) ) {
			return [];
		}
		$text = (string) $value;
		$name = self::NAMES[ $attribute ] ?? $attribute;
		return match ( true ) {
			is_bool( $value )                            => [ self::FLAGS[ $attribute ] ],
			'suggestions' === $attribute                 => [ 'list:' . $text ],
			'placeholder' === $attribute                 => [ 'placeholder' ],
			'choices' === $attribute                     => [ 'default:' . $text ],
			'defaultFrom' === $attribute                 => [ 'default:' . $text ],
			in_array( $attribute, self::ONE_WORD, true ) => [ $name . ':' . strtr( trim( $text ), ' ', '_' ) ],
			'source' === $attribute                      => array_map(
				static fn ( string $name ): string => 'data:' . $name,
				Text::parts( '/\s+/', $text )
			),
			default                                      => [
				$name . ':' . implode( '|', Text::parts( '/[|,\s]+/', $text ) ),
			],
		};
	}

	/** Which choices are chosen at first, counted from 1, as in `1_3`. */
	private static function positions( Field $field ): string {
		$chosen = array_filter( $field->choices(), static fn ( Choice $choice ): bool => $choice->is_default() );
		return implode( '_', array_map( static fn ( int $index ): int => $index + 1, array_keys( $chosen ) ) );
	}
}
