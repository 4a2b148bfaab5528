<?php

declare( strict_types=1 );

namespace Rueda\Form\Markup;

use Rueda\Form\Field\Field;

defined( 'ABSPATH' ) || exit;

/**
 * Prints a field with its label and its help. Inner elements have the classes of the protocol; the outer element is
 * ours, and no add-on depends on it.
 */
final class FieldMarkup {
	/**
	 * @param callable(): ChoiceControl  $choices Builds the control when it is needed; most forms have none.
	 * @param callable(): SpecialControl $special Builds the control when it is needed; most forms have none.
	 */
	public function __construct(
		private SingleControl $single,
		private $choices,
		private $special,
		private Layout $layout
	) {}

	public function render( View $view, Field $field ): string {
		if ( $field->is( 'hidden' ) ) {
			return $this->single->render( $view, $field, '' );
		}
		if ( $field->is( 'response' ) ) {
			$view->place_response();
			// This style keeps room for the answer among the fields; at the end of the form, the stylesheet does so.
			$style = 'display:flow-root;min-block-size:var(--rueda-room);margin-block-end:1rem;'
				. ResponseSpace::style( $view->form()->texts() );
			return Html::element(
				'div',
				[ 'class' => 'rueda-field rueda-field--response', 'style' => $style ],
				$this->layout->response( $view )
			);
		}
		if ( $field->is( 'count' ) ) {
			return $this->count( $view, $field );
		}
		$id = $view->id_of( $field );
		return Html::element(
			'div',
			[ 'class' => 'rueda-field rueda-field--' . $field->type() ],
			$this->label( $view, $field, $id ) . $this->help( $view, $field ) . $this->control( $view, $field, $id )
		);
	}

	private function control( View $view, Field $field, string $id ): string {
		return match ( $field->type() ) {
			'select'            => ( $this->choices )()->select( $view, $field, $id ),
			'checkbox', 'radio' => ( $this->choices )()->group(
				$view,
				$field,
				$id,
				'' === trim( $field->label() ) ? '' : $view->own_id( $field, '-label' )
			),
			'acceptance'        => ( $this->special )()->acceptance( $view, $field, $id ),
			'quiz'              => ( $this->special )()->quiz( $view, $field, $id ),
			'captcha'           => ( $this->special )()->captcha( $view, $field, $id ),
			default             => $this->single->render( $view, $field, $id ),
		};
	}

	/** The label above a field: a span where the control is a group or has a label element of its own. */
	private function label( View $view, Field $field, string $id ): string {
		$label = trim( $field->label() );
		if ( '' === $label ) {
			return '';
		}
		$class = Html::classes( [ 'rueda-field__label', $field->is_label_hidden() ? 'screen-reader-text' : '' ] );
		$words = $label . $this->mark( $view, $field );
		if (
			$field->is( 'checkbox', 'radio', 'quiz' )
			|| ( $field->is( 'acceptance' ) && '' !== trim( $field->condition() ) )
		) {
			return Html::element( 'span', [ 'class' => $class, 'id' => $view->own_id( $field, '-label' ) ], $words );
		}
		return Html::element( 'label', [ 'class' => $class, 'for' => $id ], $words );
	}

	private function help( View $view, Field $field ): string {
		$help = $field->help();
		return '' === $help ? '' : Html::element(
			'p',
			[ 'class' => 'rueda-field__help', 'id' => $view->own_id( $field, '-help' ) ],
			wp_kses( $help, 'data' )
		);
	}

	private function mark( View $view, Field $field ): string {
		$words = $view->marks()->of( $field );
		return '' === $words
			? ''
			: ' ' . Html::element( 'span', [ 'class' => 'rueda-field__mark' ], esc_html( $words ) );
	}

	/**
	 * The words and the number describe the field that is counted. The script says them once the visitor pauses, in a
	 * place of its own: a number that is spoken at each key would drown the letters.
	 */
	private function count( View $view, Field $field ): string {
		$label = trim( $field->label() );
		$words = '' === $label
			? Html::element( 'span', [ 'class' => 'screen-reader-text' ], $this->unseen_words( $field ) )
			: Html::element( 'span', [], $label );
		return Html::element(
			'div',
			[ 'class' => 'rueda-field rueda-field--count' ],
			Html::element(
				'span',
				[ 'class' => 'rueda-count', 'id' => $view->count_id( $field ) ],
				$words . ' ' . ( $this->special )()->count( $view, $field )
			)
				. Html::element( 'span', [ 'class' => 'screen-reader-text', 'role' => 'status' ], '' )
		);
	}

	private function unseen_words( Field $field ): string {
		return $field->counts_down()
			? esc_html__( 'Characters left', 'rueda' )
			: esc_html__( 'Characters typed', 'rueda' );
	}
}
