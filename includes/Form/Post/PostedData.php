<?php

declare( strict_types=1 );

namespace Rueda\Form\Post;

use Rueda\Compat\OldNames\CustomTags;
use Rueda\Form\Field\Field;
use Rueda\Form\Field\Tag;
use Rueda\Form\Form;
use Rueda\Form\Protocol\Hook;
use Rueda\Form\Value\Text;
use Rueda\Support\Listeners\Listeners;
use Rueda\Support\Read;
use WP_HTML_Tag_Processor;
use WeakMap;

defined( 'ABSPATH' ) || exit;

/** Makes the data of a message from the body of a request: clean values, with hidden values in place of labels. */
final class PostedData {
	/** The most characters of a value of no field; hidden fields have the same limit. */
	public const MOST = 10000;

	/** @var WeakMap<Form, list<string>> */
	private WeakMap $known;

	public function __construct() {
		$this->known = new WeakMap();
	}

	/** @return array{array<array-key, mixed>, array<array-key, mixed>} The clean values, and those as posted. */
	public function values_from( Form $form, Request $request ): array {
		$body = [];
		foreach ( $request->body() as $name => $value ) {
			if ( ! str_starts_with( (string) $name, '_' ) ) {
				$value         = $this->clean( $value );
				$is_nested     = is_array( $value ) && null !== $form->field( (string) $name );
				$body[ $name ] = $is_nested ? Read::flat( $value ) : $value;
			}
		}
		$posted = $body;
		$raw    = [];
		foreach ( self::in_order( $form->fields_for_mail() ) as $field ) {
			$name = $field->name();
			if ( ! array_key_exists( $name, $body ) && ! $field->kind()->is_read_if_absent() ) {
				continue;
			}
			$sent               = $field->kind()->is_sent()
				? $body[ $name ] ?? ''
				: $field->kind()->calculated( $field, self::answers_in( $form, $raw, $field ) );
			[ $value, $labels ] = $field->kind()->read_value( $field, $sent, $this->free_text( $field, $request ) );

			$raw[ $name ]    = $labels;
			$posted[ $name ] = $value;

			if ( Hook::is_used( 'wpcf7_posted_data_' . $field->type_with_mark() ) ) {
				$tag = new Tag( $field );
				/** This filter is documented in docs/extending.md */
				$posted[ $name ] = Hook::filter( 'wpcf7_posted_data_' . $tag->type, $value, $sent, $tag );
			}
		}
		/**
		 * Filters what a visitor sent, with hidden values in place of labels. A value of no field is kept only if an
		 * add-on changes it here, or adds its name with `rueda_form_posted_names`.
		 *
		 * @param array<string, mixed> $posted By name.
		 */
		$filtered = Hook::filter( 'wpcf7_posted_data', $posted );
		$kept     = [];
		foreach ( is_array( $filtered ) ? $filtered : $posted as $name => $value ) {
			$is_as_sent = array_key_exists( $name, $posted ) && $posted[ $name ] === $value;
			if ( ! $is_as_sent || $this->keeps( $form, (string) $name ) ) {
				$kept[ $name ] = $value;
			}
		}
		// What an add-on has removed is not kept in another form either.
		return [ $kept, array_intersect_key( $raw, $kept ) ];
	}

	/**
	 * What is calculated comes last, because an author may show the total above its parts.
	 *
	 * @param list<Field> $fields
	 * @return list<Field>
	 */
	private static function in_order( array $fields ): array {
		usort(
			$fields,
			static fn ( Field $one, Field $other ): int => $other->kind()->is_sent() <=> $one->kind()->is_sent()
		);
		return $fields;
	}

	/**
	 * For calculations: the answers of the fields that were read, and of hidden fields what their author wrote.
	 *
	 * @param array<array-key, mixed> $raw
	 * @return callable(string): list<string>
	 */
	private static function answers_in( Form $form, array $raw, Field $for ): callable {
		return static function ( string $name ) use ( $form, $raw, $for ): array {
			$answers = [];
			foreach ( $form->fields_named( $name, $for ) as $field ) {
				$given = Answered::written( $form, $field->name() ) ?? Read::flat( $raw[ $field->name() ] ?? '' );
				array_push( $answers, ...array_values( $given ) );
			}
			return $answers;
		};
	}

	/** What was typed beside the last choice of a field. */
	private function free_text( Field $field, Request $request ): string {
		$typed = $field->attributes->has_free_text ? $this->clean( $request->free_text( $field->name() ) ) : '';
		return is_string( $typed ) ? $typed : '';
	}

	private function clean( mixed $value ): mixed {
		if ( is_array( $value ) ) {
			$clean = [];
			foreach ( $value as $key => $one ) {
				$key = is_string( $key ) ? Text::clean( $key ) : $key;
				// If cleaning makes two keys equal, both values are kept.
				$clean += [
					array_key_exists( $key, $clean ) ? $key . '-' . count( $clean ) : $key => $this->clean( $one ),
				];
			}
			return $clean;
		}
		return is_scalar( $value ) ? Text::clean( (string) $value ) : '';
	}

	/** Whether a value with this name is kept: that of a field, or of a control or mail-tag that the author wrote. */
	public function keeps( Form $form, string $name ): bool {
		return null !== $form->field( $name ) || in_array( $name, $this->more_names( $form ), true );
	}

	/** @return list<string> Names besides the fields. They are computed only if other names were posted. */
	private function more_names( Form $form ): array {
		if ( ! isset( $this->known[ $form ] ) ) {
			/**
			 * Filters the names besides the form's fields whose values are kept with a message.
			 *
			 * @param list<string> $names Names of controls in the form's own HTML, of mail-tags in its mails, and of
			 *                            hidden inputs of add-ons.
			 * @param Form         $form  The form.
			 */
			$names = Listeners::filter(
				'rueda_form_posted_names',
				[
					...self::names_in_html( $form ),
					...self::names_in_mails( $form ),
					...self::names_of_hidden_inputs(),
					...array_column( CustomTags::named( $form ), 'name' ),
				],
				$form
			);

			$this->known[ $form ] = Read::strings( $names );
		}
		return $this->known[ $form ];
	}

	/** @return list<string> Names of controls that the author wrote as HTML. */
	public static function names_in_html( Form $form ): array {
		$tags  = new WP_HTML_Tag_Processor( $form->content() );
		$names = [];
		while ( $tags->next_tag() ) {
			$name = in_array( $tags->get_tag(), [ 'INPUT', 'SELECT', 'TEXTAREA', 'BUTTON' ], true )
				? $tags->get_attribute( 'name' )
				: null;
			if ( is_string( $name ) ) {
				// PHP changes names of posted values in the same way.
				$names[] = strtr( preg_replace( '/\[.*$/s', '', trim( $name ) ) ?? '', '. ', '__' );
			}
		}
		return $names;
	}

	/** @return list<string> Names of the hidden inputs that add-ons print. */
	private static function names_of_hidden_inputs(): array {
		/** This filter is documented in includes/Form/Markup/FormMarkup.php */
		$inputs = Hook::filter( 'wpcf7_form_hidden_fields', [] );
		return array_map( 'strval', array_keys( is_array( $inputs ) ? $inputs : [] ) );
	}

	/** @return list<string> */
	private static function names_in_mails( Form $form ): array {
		$names = [];
		foreach ( [ $form->mail(), $form->mail_2() ] as $mail ) {
			$text = implode( "\n", array_filter( $mail->to_array(), 'is_string' ) );
			preg_match_all( '/\[\s*(?:_(?:raw|format)_)?([A-Za-z][0-9A-Za-z:._-]*)/', $text, $found );
			array_push(
				$names,
				...array_map( static fn ( string $name ): string => strtr( $name, '.', '_' ), $found[1] )
			);
		}
		return $names;
	}
}
