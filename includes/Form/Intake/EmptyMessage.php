<?php

declare( strict_types=1 );

namespace Rueda\Form\Intake;

use Rueda\Form\Field\Days;
use Rueda\Form\Field\Field;
use Rueda\Form\Form;
use Rueda\Form\Post\Submission;
use Rueda\Form\Value\Text;
use Rueda\Support\Listeners\Listeners;
use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/** Finds messages in which nothing was filled in. They are refused, so that nobody is thanked for one. */
final class EmptyMessage {
	public function __construct( private Days $days ) {}

	public function is_empty( Submission $submission ): bool {
		$form     = $submission->form();
		$is_empty = $this->can_be_written( $form ) && ! $this->is_written( $submission );
		/**
		 * Whether a message is refused because nothing was filled in.
		 *
		 * @param bool       $is_empty   Whether all fields are empty or as they were at first.
		 * @param Submission $submission The message.
		 */
		return true === Listeners::filter( 'rueda_form_is_empty', $is_empty, $submission );
	}

	/** Whether visitors can send the form without an answer, because no field requires one. */
	public function is_allowed_by( Form $form ): bool {
		foreach ( self::answers( $form ) as $field ) {
			if (
				$field->attributes->is_marked_required
				|| ( $field->is_required() && [] === $this->untouched( $field ) )
			) {
				return false;
			}
		}
		return $this->can_be_written( $form );
	}

	/** Whether a field is empty until a visitor fills it in. A form of preset values may be sent unchanged. */
	private function can_be_written( Form $form ): bool {
		foreach ( self::answers( $form ) as $field ) {
			if ( ! $field->attributes->is_readonly && [] === $this->untouched( $field ) ) {
				return true;
			}
		}
		return false;
	}

	private function is_written( Submission $submission ): bool {
		$form = $submission->form();
		foreach ( self::answers( $form ) as $field ) {
			// A missing required file is reported later, when files are checked, with an error at its own field.
			if ( $field->kind()->holds_files() && $field->is_required() ) {
				return true;
			}
			$values = $submission->record()->values( $field->name(), true ) ?? [];
			// A field marked as required counts as an answer even if its preset value is unchanged.
			if (
				$this->is_changed( $field, $values )
				|| ( $field->attributes->is_marked_required && [] !== self::lines( $values ) )
			) {
				return true;
			}
		}
		return $submission->request()->has_files() || $this->has_others( $submission );
	}

	/**
	 * Whether a field has an answer besides the one that it has untouched.
	 *
	 * @param list<string> $values
	 */
	public function is_changed( Field $field, array $values ): bool {
		$values = self::lines( $values );
		return [] !== $values && $values !== self::lines( $this->untouched( $field ) );
	}

	/** Whether an add-on's field has an answer. Only values that are kept count, not the token of a captcha. */
	private function has_others( Submission $submission ): bool {
		$kept = array_intersect_key( $submission->request()->typed(), $submission->record()->posted() );
		foreach ( $kept as $name => $value ) {
			if ( null === $submission->form()->field( (string) $name ) && [] !== self::lines( Read::flat( $value ) ) ) {
				return true;
			}
		}
		return false;
	}

	/** @return list<string> */
	private function untouched( Field $field ): array {
		return $field->kind()->untouched( $field, $this->days );
	}

	/** @return list<Field> The fields that visitors answer; consents and hidden fields do not count. */
	private static function answers( Form $form ): array {
		return $form->fields_that( static fn ( Field $field ): bool => $field->kind()->is_answered() );
	}

	/**
	 * @param list<string> $values
	 * @return list<string> The values without empty ones, with "\n" as the only line end.
	 */
	private static function lines( array $values ): array {
		$clean = array_map(
			static fn ( string $value ): string => Text::one_line_end( Text::clean( $value ) ),
			$values
		);
		return array_values( array_filter( $clean, static fn ( string $value ): bool => '' !== $value ) );
	}
}
