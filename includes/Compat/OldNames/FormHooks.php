<?php

declare( strict_types=1 );

namespace Rueda\Compat\OldNames;

use Rueda\Form\Field\Field;
use Rueda\Form\Field\Tag;
use Rueda\Form\Form;
use Rueda\Form\Protocol\Hook;
use Rueda\Form\Template\FieldAttributes;
use Rueda\Form\Template\FormTag as WrittenTag;
use Rueda\Form\Template\Notes;
use Rueda\Form\Template\TagReader;
use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/** Lets functions written for Contact Form 7 change a form when it is read: its fields, its texts and its emails. */
final class FormHooks {
	private static bool $is_running = false;

	/** @param array<array-key, mixed> $attributes Of a field's block. */
	public static function field( array $attributes ): Field {
		$field  = Field::from_attributes( $attributes );
		$tag    = OldFormTag::from_tag( new Tag( $field->named( $field->attributes->name ) ) );
		$before = get_object_vars( $tag );
		/**
		 * Filters a form-tag before a form is printed or checked.
		 *
		 * @param array<string, mixed> $tag    Its type, name, options, values, labels and pipes.
		 * @param bool                 $unused False.
		 */
		$after = Hook::filter( 'wpcf7_form_tag', $before, false );
		$after = is_object( $after ) ? get_object_vars( $after ) : $after;
		return ! is_array( $after ) || self::comparable( $after ) === self::comparable( $before )
			? $field
			: Field::from_attributes( self::attributes( $attributes, new OldFormTag( $after ), $tag ) );
	}

	/**
	 * @param array<array-key, mixed> $tag
	 * @return array<array-key, mixed> The tag without objects.
	 */
	private static function comparable( array $tag ): array {
		$pipes = $tag['pipes'] ?? null;
		return [ 'pipes' => $pipes instanceof Pipes ? $pipes->to_array() : $pipes ] + $tag;
	}

	public static function form( Form $form ): Form {
		if ( self::$is_running ) {
			// A function on these hooks has asked for a form.
			return $form;
		}
		self::$is_running = true;
		try {
			self::change( $form );
		} finally {
			self::$is_running = false;
		}
		return $form;
	}

	private static function change( Form $form ): void {
		if ( Hook::is_used( 'wpcf7_contact_form_properties' ) ) {
			$before = Wrapper::form( $form )->get_properties();
			/**
			 * Filters the properties of a form, for this request only.
			 *
			 * @param array<string, mixed> $properties `mail`, `mail_2`, `messages`, `additional_settings` and others.
			 * @param ContactForm          $form       The form.
			 */
			$after = Hook::filter( 'wpcf7_contact_form_properties', $before, $form );
			foreach ( is_array( $after ) ? $after : [] as $name => $value ) {
				if ( $value !== ( $before[ $name ] ?? null ) ) {
					$change = self::changes( $value, $before[ $name ] ?? null );
					Wrapper::form( $form )->set_properties( [ $name => $change ] );
				}
			}
		}
		/**
		 * Fires when a form was read.
		 *
		 * @param ContactForm $form The form.
		 */
		Hook::act( 'wpcf7_contact_form', [ $form ] );
	}

	/** Texts that nobody has changed stay in the language of the form. */
	private static function changes( mixed $after, mixed $before ): mixed {
		if ( ! is_array( $after ) || ! is_array( $before ) ) {
			return $after;
		}
		return array_filter(
			$after,
			static fn ( mixed $value, int|string $key ): bool => ( $before[ $key ] ?? null ) !== $value,
			ARRAY_FILTER_USE_BOTH
		);
	}

	/**
	 * @param array<array-key, mixed> $stored Attributes of the block.
	 * @return array<array-key, mixed> Those of the changed tag, with the label of the field.
	 */
	private static function attributes( array $stored, OldFormTag $tag, OldFormTag $before ): array {
		$notes   = new Notes();
		$changed = ( new FieldAttributes( $notes, new TagReader( $notes, [] ) ) )->of_field(
			new WrittenTag(
				rtrim( $tag->type, '*' ),
				$tag->is_required(),
				$before->name,
				$tag->options,
				self::raw_values( $tag, $before ),
				$tag->content,
				''
			)
		);
		return null === $changed ? $stored : $changed + array_intersect_key(
			$stored,
			array_flip( [ 'label', 'isLabelHidden', 'help', 'suggestions', 'questions' ] )
		);
	}

	/** @return list<string> Values with their pipes. Functions change the values, the raw values or the pipes. */
	private static function raw_values( OldFormTag $tag, OldFormTag $before ): array {
		$pipes  = $tag->pipes instanceof Pipes ? $tag->pipes : new Pipes();
		$values = $tag->values === $before->values ? $tag->raw_values : $tag->values;
		if ( $tag->values === $before->values && $tag->labels === $before->labels ) {
			return $values;
		}
		return array_map(
			static function ( string $value ) use ( $pipes ): string {
				$after = Read::string( $pipes->do_pipe( $value ) );
				return $after === $value || str_contains( $value, '|' ) ? $value : "$value|$after";
			},
			$values
		);
	}
}
