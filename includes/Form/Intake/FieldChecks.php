<?php

declare( strict_types=1 );

namespace Rueda\Form\Intake;

use Rueda\Compat\OldNames\CustomTags;
use Rueda\Form\Field\Field;
use Rueda\Form\Field\Tag;
use Rueda\Form\Form;
use Rueda\Form\Guard\Captcha;
use Rueda\Form\Guard\Quiz;
use Rueda\Form\Post\PostedData;
use Rueda\Form\Post\Request;
use Rueda\Form\Protocol\Hook;
use Rueda\Form\Rules\Input;
use Rueda\Form\Rules\Rules;
use Rueda\Form\Rules\Validation;
use Rueda\Form\Store\Record;
use Rueda\Form\Value\Text;
use Rueda\Support\Listeners\Listeners;
use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/** Checks fields by the rules, by what rules cannot express (quizzes, captchas, consents) and by add-ons' filters. */
final class FieldChecks {
	/** How many functions had failed in this request before the message was checked. */
	private int $before = 0;

	/**
	 * @param callable(): Quiz    $quiz    Builds it when it is needed; most forms have none.
	 * @param callable(): Captcha $captcha Builds it when it is needed; most forms have none.
	 */
	public function __construct(
		private Rules $rules,
		private PostedData $data,
		private $quiz,
		private $captcha
	) {}

	/**
	 * @param list<array<array-key, mixed>> $schema
	 * @return array<string, string>
	 */
	public function errors( Form $form, Request $request, Record $record, array $schema ): array {
		$this->before = Listeners::count_failures();

		$errors     = $this->unreadable( $form, $request )
			+ $this->rules->errors( $schema, new Input( $request->body() ), Rules::TEXTS );
		$validation = new Validation( $errors + $this->too_long( $form, $record ) );
		$named      = $form->fields_that( static fn ( Field $field ): bool => $field->kind()->has_name() );
		foreach ( $named as $field ) {
			if ( $field->kind()->holds_files() ) {
				continue;
			}
			$this->check( $validation, $form, $field, $request, $record );
			if ( ! Hook::is_used( 'wpcf7_validate_' . $field->type_with_mark() ) ) {
				continue;
			}
			$tag = new Tag( $field );
			/**
			 * Checks one field.
			 *
			 * @param Validation $validation Has `invalidate( $tag, string $message )`.
			 * @param Tag        $tag        The field.
			 */
			$filtered   = Hook::filter( 'wpcf7_validate_' . $tag->type, $validation, $tag );
			$validation = $filtered instanceof Validation ? $filtered : $validation;
		}
		$custom = CustomTags::named( $form );
		foreach ( $custom as $tag ) {
			$filtered   = Hook::filter( 'wpcf7_validate_' . $tag->type, $validation, $tag );
			$validation = $filtered instanceof Validation ? $filtered : $validation;
		}
		if ( ! Hook::is_used( 'wpcf7_validate' ) ) {
			return $validation->errors();
		}
		/**
		 * Checks a whole message.
		 *
		 * @param Validation $validation Has `invalidate( $tag, string $message )`.
		 * @param list<Tag>  $tags       The fields.
		 */
		$tags     = array_map( static fn ( Field $field ): Tag => new Tag( $field ), $named );
		$filtered = Hook::filter( 'wpcf7_validate', $validation, [ ...$tags, ...$custom ] );
		return $filtered instanceof Validation ? $filtered->errors() : $validation->errors();
	}

	/**
	 * @return list<string> The functions that should have checked the message and have failed instead.
	 * @phpstan-impure
	 */
	public function failed(): array {
		return Listeners::failed_on( Hook::name( 'wpcf7_validate' ), $this->before );
	}

	/** Whether a consent was given as the form requires it; true for a field that is no consent. */
	public function is_accepted( Field $field, Record $record ): bool {
		if ( ! $field->is( 'acceptance' ) || $field->attributes->is_optional ) {
			return true;
		}
		$is_ticked = [] !== ( $record->values( $field->name() ) ?? [] );
		return $field->attributes->is_inverted ? ! $is_ticked : $is_ticked;
	}

	/** Lets add-ons check the fields with files, after the files were moved to our folder. */
	public function check_files( Form $form, Validation $validation, Record $record ): Validation {
		foreach ( $form->fields( 'file' ) as $field ) {
			$tag        = new Tag( $field );
			$filtered   = Hook::filter(
				'wpcf7_validate_' . $tag->type,
				$validation,
				$tag,
				[ 'uploaded_files' => $record->files()[ $field->name() ] ?? [] ]
			);
			$validation = $filtered instanceof Validation ? $filtered : $validation;
		}
		return $validation;
	}

	/** @return array<string, string> Errors of values that are not UTF-8, which would be stored as "". */
	private function unreadable( Form $form, Request $request ): array {
		$errors = [];
		foreach ( $request->typed() as $name => $value ) {
			$field = $request->field_of( (string) $name );
			foreach ( $this->data->keeps( $form, $field ) ? Read::flat( $value ) : [] as $text ) {
				if ( ! Text::is_readable( $text ) ) {
					$errors[ $field ] = __(
						'This field contains characters that cannot be read. Please type it again.',
						'rueda'
					);
				}
			}
		}
		return $errors;
	}

	/** @return array<string, string> Errors of values that are too long, also without a rule and of no field. */
	private function too_long( Form $form, Record $record ): array {
		$errors = [];
		foreach ( array_keys( $record->posted() ) as $name ) {
			$name   = (string) $name;
			$field  = $form->field( $name );
			$values = null === $field
				? [ (string) wp_json_encode( $record->posted()[ $name ] ) ]
				: $record->values( $name, true ) ?? [];
			$length = array_sum( array_map( [ Text::class, 'length' ], $values ) );
			if ( $length > ( null === $field ? PostedData::MOST : $field->most() ) ) {
				$errors[ $name ] = $form->texts()->plain( 'invalid_too_long' );
			}
		}
		return $errors;
	}

	private function check( Validation $validation, Form $form, Field $field, Request $request, Record $record ): void {
		$mistake = $field->kind()->mistake( $form, $field, $request, $this->quiz, $this->captcha );
		if ( '' !== $mistake ) {
			$validation->invalidate( $field, $form->texts()->plain( $mistake ) );
		}
		if ( $form->settings()->is_on( 'acceptance_as_validation' ) && ! $this->is_accepted( $field, $record ) ) {
			$validation->invalidate( $field, $form->texts()->plain( 'accept_terms' ) );
		}
	}
}
