<?php

declare( strict_types=1 );

namespace Rueda\Form\Markup;

use Rueda\Form\Field\Field;
use Rueda\Form\Guard\Captcha;
use Rueda\Form\Guard\Quiz;

defined( 'ABSPATH' ) || exit;

/** Prints the special fields: consents, quizzes, captchas and character counters. */
final class SpecialControl {
	public function __construct( private Quiz $quiz, private Captcha $captcha ) {}

	public function acceptance( View $view, Field $field, string $id ): string {
		$condition = trim( $field->condition() );
		$input     = Html::open(
			'input',
			[
				'type'             => 'checkbox',
				'name'             => $field->html_name(),
				'value'            => '1',
				'checked'          => $field->is_checked() && ! $view->keeps_values(),
				'class'            => '' === Html::classes( $field->classes() )
					? null
					: Html::classes( $field->classes() ),
				'id'               => $id,
				'aria-invalid'     => $view->is_invalid( $field ) ? 'true' : 'false',
				'aria-describedby' => $view->described_by( $field ),
				'aria-label'       => '' === $condition ? Control::spoken_name( $field ) : null,
			]
		);
		if ( '' !== $condition ) {
			$words = Html::element( 'span', [ 'class' => 'wpcf7-list-item-label' ], wp_kses_post( $condition ) );
			$input = Html::element( 'label', [], $field->is_label_first() ? $words . $input : $input . $words );
		}
		$classes = [
			'wpcf7-form-control',
			'wpcf7-acceptance',
			$view->is_invalid( $field ) ? 'wpcf7-not-valid' : '',
			$field->is_inverted() ? 'invert' : '',
			$field->is_optional() ? 'optional' : '',
		];
		return Control::wrap(
			$view,
			$field,
			Html::element(
				'span',
				[ 'class' => Html::classes( $classes ) ],
				Html::element( 'span', [ 'class' => 'wpcf7-list-item' ], $input )
			)
		);
	}

	public function quiz( View $view, Field $field, string $id ): string {
		[ $question, $hash ] = $this->quiz->draw( $view->form(), $field );

		$input = Html::open(
			'input',
			[
				'size'             => $field->size( 40 ),
				'maxlength'        => $field->maxlength(),
				'minlength'        => $field->minlength(),
				'class'            => Control::classes( $view, $field ),
				'id'               => $id,
				'autocomplete'     => 'off',
				'aria-required'    => 'true',
				'aria-invalid'     => $view->is_invalid( $field ) ? 'true' : 'false',
				'aria-describedby' => $view->described_by( $field ),
				'type'             => 'text',
				'name'             => $field->html_name(),
			]
		);
		return Control::wrap(
			$view,
			$field,
			Html::element(
				'label',
				[],
				Html::element( 'span', [ 'class' => 'wpcf7-quiz-label' ], esc_html( $question ) ) . ' ' . $input
			)
				. $this->hidden( Quiz::FIELD . $field->name(), $hash )
		);
	}

	public function captcha( View $view, Field $field, string $id ): string {
		$number              = $this->captcha->number( $view->form(), $field );
		[ $question, $hash ] = $this->captcha->words( $view->form(), $field );

		$picture = $this->hidden( Captcha::FIELD . $field->name(), $number )
			. Html::open(
				'img',
				[
					'class'  => 'wpcf7-form-control wpcf7-captchac wpcf7-captcha-'
						. str_replace( ':', '', $field->name() ),
					'width'  => (string) Captcha::WIDTH,
					'height' => (string) Captcha::HEIGHT,
					'alt'    => 'captcha',
					'src'    => $this->captcha->address( $view->form(), $field, $number ),
				]
			)
			. Html::element(
				'button',
				[ 'type' => 'button', 'class' => 'rueda-captcha-refresh', 'hidden' => true ],
				esc_html__( 'Show another image', 'rueda' )
			);
		$input   = Html::open(
			'input',
			[
				'size'             => $field->size( 40 ),
				'maxlength'        => $field->maxlength(),
				'minlength'        => $field->minlength(),
				'class'            => Control::classes( $view, $field, [], 'captchar' ),
				'id'               => $id,
				'autocomplete'     => 'off',
				'aria-required'    => 'true',
				'aria-invalid'     => $view->is_invalid( $field ) ? 'true' : 'false',
				'aria-describedby' => $view->described_by( $field ),
				'value'            => '',
				'type'             => 'text',
				'name'             => $field->html_name(),
				'aria-label'       => Control::spoken_name( $field ),
			]
		);
		// The script renews this question in the same way as a quiz.
		$words = Html::element(
			'details',
			[ 'class' => 'rueda-captcha-words', 'data-name' => $field->name() ],
			Html::element( 'summary', [], esc_html__( 'I cannot read the image', 'rueda' ) )
				. Html::element(
					'p',
					[],
					esc_html__( 'Answer this question instead, in the same field:', 'rueda' )
						. ' '
						. Html::element( 'span', [ 'class' => 'wpcf7-quiz-label' ], esc_html( $question ) )
				)
				. $this->hidden( Quiz::FIELD . $field->name(), $hash )
		);
		return $picture . Control::wrap( $view, $field, $input ) . $words;
	}

	public function count( View $view, Field $field ): string {
		$target  = $view->form()->field( $field->target() );
		$is_down = $field->counts_down();
		// Two limits that exclude each other do not count for the field, and so not here.
		$most  = null === $target?->maxlength() ? null : $target->given_maxlength();
		$start = $is_down && null !== $target ? $target->maxlength() ?? $target->most() : 0;
		return Html::element(
			'span',
			[
				'id'                  => '' === $field->html_id() ? null : $view->id_of( $field ),
				'class'               => Html::classes(
					[ 'wpcf7-character-count', $is_down ? 'down' : 'up', ...$field->classes() ]
				),
				'data-target-name'    => $field->target(),
				'data-starting-value' => $start,
				'data-current-value'  => $start,
				'data-maximum-value'  => $most,
				'data-minimum-value'  => $target?->minlength(),
			],
			(string) $start
		);
	}

	private function hidden( string $name, string $value ): string {
		return Html::open( 'input', [ 'type' => 'hidden', 'name' => $name, 'value' => $value ] );
	}
}
