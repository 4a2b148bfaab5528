<?php

declare( strict_types=1 );

namespace Rueda\Form\Markup;

use Rueda\Form\Field\Days;
use Rueda\Form\Field\Defaults;
use Rueda\Form\Field\Field;
use Rueda\Form\Guard\Captcha;
use Rueda\Form\Guard\Quiz;

defined( 'ABSPATH' ) || exit;

/**
 * Prints a field with its label and its help, and has what the kinds of fields need for that. Inner elements have the
 * classes of the protocol; the outer element is ours, and no add-on depends on it.
 */
final class FieldMarkup {
	/**
	 * @param callable(): Quiz    $quiz    Builds it when it is needed; most forms have none.
	 * @param callable(): Captcha $captcha Builds it when it is needed; most forms have none.
	 */
	public function __construct(
		private Defaults $defaults,
		private Days $days,
		private $quiz,
		private $captcha,
		private Layout $layout
	) {}

	public function render( View $view, Field $field ): string {
		return $field->kind()->markup( $view, $field, $this );
	}

	/** Adds label and help to a control. */
	public function labelled( View $view, Field $field, string $control ): string {
		return Html::element(
			'div',
			[ 'class' => 'rueda-field rueda-field--' . $field->type() ],
			$this->label( $view, $field ) . $this->help( $view, $field ) . $this->limits( $view, $field ) . $control
		);
	}

	public function layout(): Layout {
		return $this->layout;
	}

	public function days(): Days {
		return $this->days;
	}

	public function quiz(): Quiz {
		return ( $this->quiz )();
	}

	public function captcha(): Captcha {
		return ( $this->captcha )();
	}

	/** What the control of a field contains: what the visitor sent, or the value at first. */
	public function value( View $view, Field $field ): string {
		return $view->keeps_values()
			? $view->sent_texts( $field->name() )[0] ?? ''
			: $this->defaults->text( $field );
	}

	public function default_value( Field $field ): string {
		return $this->defaults->text( $field );
	}

	/** @return list<string> The labels of the choices that are chosen. */
	public function chosen( View $view, Field $field ): array {
		return $view->keeps_values() ? $view->sent_texts( $field->name() ) : $this->defaults->chosen( $field );
	}

	/**
	 * What a field holds when the form is printed, as a browser would send it.
	 *
	 * @return list<string>|null Null where there is no such field.
	 */
	public function at_first( View $view, string $name ): ?array {
		$field = $view->form()->field( $name );
		if ( null === $field ) {
			return null;
		}
		if ( $view->keeps_values() ) {
			return $view->sent_texts( $name );
		}
		$untouched = $field->kind()->untouched( $field, $this->days );
		$chosen    = $field->kind()->has_choices()
			? $this->defaults->chosen( $field )
			: array_diff( [ $this->defaults->text( $field ) ], [ '' ] );
		return [] === $chosen ? $untouched : array_values( $chosen );
	}

	/** The label above a field: a span where the control is a group or has a label element of its own. */
	private function label( View $view, Field $field ): string {
		$label = trim( $field->label() );
		if ( '' === $label ) {
			return '';
		}
		$class = Html::classes(
			[ 'rueda-field__label', $field->attributes->is_label_hidden ? 'screen-reader-text' : '' ]
		);
		$words = $label . $this->required_mark( $view, $field );
		if ( $field->kind()->has_own_label( $field ) ) {
			return Html::element( 'span', [ 'class' => $class, 'id' => $view->own_id( $field, '-label' ) ], $words );
		}
		return Html::element( 'label', [ 'class' => $class, 'for' => $view->id_of( $field ) ], $words );
	}

	private function help( View $view, Field $field ): string {
		$help = $field->attributes->help;
		return '' === $help ? '' : Html::element(
			'p',
			[ 'class' => 'rueda-field__help', 'id' => $view->own_id( $field, '-help' ) ],
			wp_kses( $help, 'data' )
		);
	}

	private function limits( View $view, Field $field ): string {
		$words = $field->kind()->limits_in_words( $field );
		return '' === $words ? '' : Html::element(
			'p',
			[ 'class' => 'rueda-field__help', 'id' => $view->own_id( $field, '-limits' ) ],
			esc_html( $words )
		);
	}

	private function required_mark( View $view, Field $field ): string {
		$words = $view->marks()->words_for( $field );
		return '' === $words
			? ''
			: ' ' . Html::element( 'span', [ 'class' => 'rueda-field__mark' ], esc_html( $words ) );
	}
}
