<?php

declare( strict_types=1 );

namespace Rueda\Form\Markup;

use Rueda\Form\Field\Field;
use Rueda\Form\Value\Text;
use Rueda\Support\Verbatim;

defined( 'ABSPATH' ) || exit;

/** Attributes and markup that the controls of all types share. */
final class Control {
	/** @param list<string> $extras */
	public static function classes( View $view, Field $field, array $extras = [], string $type = '' ): string {
		return Html::classes(
			array_merge(
				[ 'wpcf7-form-control', 'wpcf7-' . ( '' === $type ? $field->type() : $type ) ],
				self::is_marked_required( $field ) ? [ 'wpcf7-validates-as-required' ] : [],
				$extras,
				$view->is_invalid( $field ) ? [ 'wpcf7-not-valid' ] : [],
				$field->attributes->classes
			)
		);
	}

	/** @return array<string, string|null> */
	public static function aria( View $view, Field $field ): array {
		return [
			'aria-required'    => self::is_marked_required( $field ) ? self::required( $view, $field ) : null,
			'aria-invalid'     => $view->is_invalid( $field ) ? 'true' : 'false',
			'aria-describedby' => $view->described_by( $field ),
		];
	}

	public static function wrap( View $view, Field $field, string $control ): string {
		return Html::element(
			'span',
			[
				'class'      => 'wpcf7-form-control-wrap',
				'data-name'  => $field->name(),
				// The lists of errors and of all answers say it.
				'data-place' => '' === $field->place() ? null : $field->place(),
			],
			$control . self::tip( $view, $field )
		);
	}

	/** The value of the HTML attribute `autocomplete`. `off` and `on` cannot be combined with other tokens. */
	public static function autocomplete( Field $field ): ?string {
		$tokens = array_filter(
			Text::parts( '/[|\s]+/', strtolower( $field->attributes->autocomplete ) ),
			static fn ( string $token ): bool => 1 === preg_match( '/^[-0-9a-z]+$/D', $token )
		);
		foreach ( [ 'off', 'on' ] as $whole ) {
			if ( in_array( $whole, $tokens, true ) ) {
				return $whole;
			}
		}
		return [] === $tokens ? null : implode( ' ', array_unique( $tokens ) );
	}

	public static function placeholder( Field $field ): ?string {
		$text = $field->attributes->placeholder;
		return '' === $text ? null : $text;
	}

	/**
	 * The attributes that quizzes and captchas share. They always need an answer.
	 *
	 * @return array<string, string|int|null>
	 */
	public static function of_question( View $view, Field $field, string $classes ): array {
		return [
			'size'         => $field->attributes->size ?? 40,
			'maxlength'    => $field->maxlength(),
			'minlength'    => $field->minlength(),
			'class'        => $classes,
			'id'           => $view->id_of( $field ),
			'autocomplete' => 'off',
		] + [ 'aria-required' => self::required( $view, $field ) ] + self::aria( $view, $field );
	}

	/** Whether a field under conditions is required depends on answers: the page's script says it while it is shown. */
	private static function required( View $view, Field $field ): ?string {
		return $view->is_conditional( $field ) ? null : 'true';
	}

	/** The accessible name of a control without a label; null if it has a label. */
	public static function spoken_name( Field $field ): ?string {
		return '' === trim( $field->label() ) ? $field->title() : null;
	}

	/** The protocol's markup does not mark radios as required, although they always are. */
	private static function is_marked_required( Field $field ): bool {
		return $field->is_required() && $field->kind()->can_be_required();
	}

	private static function tip( View $view, Field $field ): string {
		return $view->is_invalid( $field )
			? Html::element(
				'span',
				[ 'class' => 'wpcf7-not-valid-tip', 'aria-hidden' => 'true' ],
				Verbatim::html( esc_html( $view->error( $field ) ) )
			)
			: '';
	}
}
