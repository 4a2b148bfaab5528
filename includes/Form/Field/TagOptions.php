<?php

declare( strict_types=1 );

namespace Rueda\Form\Field;

use Rueda\Form\Value\Text;
use Rueda\Support\Read;

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
	];

	private const NUMBERS = [ 'size', 'cols', 'rows', 'minlength', 'maxlength' ];
	private const TEXTS   = [ 'min', 'max', 'step', 'capture', 'limit', 'akismet' ];

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
	public static function of( Field $field ): array {
		$options = array_map( static fn ( string $name ): string => 'class:' . $name, $field->classes() );
		if ( '' !== $field->html_id() ) {
			$options[] = 'id:' . $field->html_id();
		}
		array_push( $options, ...$field->kind()->tag_options( $field ) );
		if ( $field->is_consent_to_store() ) {
			$options[] = 'consent_for:storage';
		}
		foreach ( $field->kind()->attributes() as $attribute ) {
			array_push( $options, ...self::said_by( $field, $attribute ) );
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
				?? [ self::FLAGS[ $attribute ] ?? $attribute ],
			$attributes
		);
		return array_merge( [], ...$options );
	}

	/** @return list<string> */
	private static function said_by( Field $field, string $attribute ): array {
		if ( isset( self::FLAGS[ $attribute ] ) ) {
			return Read::flag( $field->stored(), $attribute ) ? [ self::FLAGS[ $attribute ] ] : [];
		}
		if ( in_array( $attribute, self::NUMBERS, true ) ) {
			$number = Read::whole( $field->stored(), $attribute );
			return null === $number ? [] : [ $attribute . ':' . $number ];
		}
		$text = Read::text( $field->stored(), $attribute );
		return match ( true ) {
			'choices' === $attribute                     => self::positions( $field ),
			'suggestions' === $attribute                 => [] === $field->suggestions()
				? []
				: [ 'list:' . $field->name() . '-list' ],
			'' === $text                                 => [],
			in_array( $attribute, self::TEXTS, true )    => [ $attribute . ':' . strtr( trim( $text ), ' ', '_' ) ],
			'placeholder' === $attribute                 => [ 'placeholder' ],
			'defaultFrom' === $attribute                 => [ 'default:' . $text ],
			'source' === $attribute                      => array_map(
				static fn ( string $name ): string => 'data:' . $name,
				Text::parts( '/\s+/', $text )
			),
			default                                      => [
				$attribute . ':' . implode( '|', Text::parts( '/[|,\s]+/', $text ) ),
			],
		};
	}

	/** @return list<string> Which choices are chosen at first, counted from 1. */
	private static function positions( Field $field ): array {
		$chosen = array_keys(
			array_filter( $field->choices(), static fn ( Choice $choice ): bool => $choice->is_default() )
		);
		return [] === $chosen ? [] : [
			'default:' . implode( '_', array_map( static fn ( int $index ): int => $index + 1, $chosen ) ),
		];
	}
}
