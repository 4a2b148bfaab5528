<?php

declare( strict_types=1 );

namespace Rueda\Form\Markup;

use Rueda\Form\Protocol\Hook;
use Rueda\Form\Protocol\UnitTag;
use Rueda\Support\Verbatim;

defined( 'ABSPATH' ) || exit;

/** Prints the parts of a form that show the server's answer, and the container of its hidden inputs. */
final class Layout {
	/**
	 * The text for screen readers: the answer, and the error of each field.
	 *
	 * @param array<string, string> $attributes More attributes of its element.
	 */
	public function spoken( View $view, array $attributes ): string {
		$items = '';
		foreach ( $view->form()->fields() as $field ) {
			if ( ! $view->is_invalid( $field ) ) {
				continue;
			}
			$items .= Html::element(
				'li',
				[ 'id' => UnitTag::printed_error_id( $view->unit_tag(), $field->name() ) ],
				// Nobody sees it, so the keyboard does not stop there.
				Html::element(
					'a',
					[ 'href' => '#' . $view->id_of( $field ), 'tabindex' => '-1' ],
					Verbatim::html( esc_html( $field->placed( $view->error( $field ) ) ) )
				)
			);
		}
		return Html::element(
			'div',
			[ 'class' => 'screen-reader-response' ] + $attributes,
			Html::element(
				'p',
				[ 'role' => 'status', 'aria-live' => 'polite', 'aria-atomic' => 'true' ],
				Verbatim::html( esc_html( $view->message() ) )
			)
				. ' ' . Html::element( 'ul', [], $items )
		);
	}

	public function response( View $view ): string {
		$class  = 'wpcf7-response-output';
		$words  = $view->message();
		$output = Html::element(
			'div',
			[ 'class' => $class, 'aria-hidden' => 'true' ],
			Verbatim::html( esc_html( $words ) )
		);
		return Hook::text( 'wpcf7_form_response_output', $output, $class, $words, $view->form(), $view->status() );
	}

	/** @param array<string, string> $inputs By name. */
	public function hidden( array $inputs, string $honeypot ): string {
		$printed = '';
		foreach ( $inputs as $name => $value ) {
			$printed .= Html::hidden( $name, $value );
		}
		return Html::element( 'fieldset', [ 'class' => 'hidden-fields-container' ], $printed . $honeypot );
	}

	/** A notice in place of a form. */
	public static function notice( string $class, string $words, bool $is_error ): string {
		$error = $is_error ? Html::element( 'strong', [], esc_html__( 'Error:', 'rueda' ) ) . ' ' : '';
		return Html::element( 'p', [ 'class' => $class ], $error . esc_html( $words ) );
	}
}
