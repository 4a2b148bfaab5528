<?php

declare( strict_types=1 );

namespace Rueda\Form\Kind;

use Rueda\Form\Field\Field;
use Rueda\Form\Form;
use Rueda\Form\Guard\Captcha;
use Rueda\Form\Guard\Quiz;
use Rueda\Form\Markup\Control;
use Rueda\Form\Markup\FieldMarkup;
use Rueda\Form\Markup\Html;
use Rueda\Form\Markup\View;
use Rueda\Form\Post\Request;
use Rueda\Form\Template\FormTag;
use Rueda\Form\Template\TagReader;
use Rueda\Form\Value\Text;

defined( 'ABSPATH' ) || exit;

/** Letters to read from an image, or a question in words for visitors who cannot read it. */
final class Letters extends Kind {
	protected function control( View $view, Field $field, FieldMarkup $parts ): string {
		$captcha             = $parts->captcha();
		$number              = $captcha->number( $view->form(), $field );
		[ $question, $hash ] = $captcha->words( $view->form(), $field );

		$picture = Html::hidden( Captcha::FIELD . $field->name(), $number )
			. Html::open(
				'img',
				[
					'class'  => 'wpcf7-form-control wpcf7-captchac wpcf7-captcha-'
						. str_replace( ':', '', $field->name() ),
					'width'  => (string) Captcha::WIDTH,
					'height' => (string) Captcha::HEIGHT,
					'alt'    => 'captcha',
					'src'    => $captcha->address( $view->form(), $field, $number ),
				]
			)
			. Html::element(
				'button',
				[ 'type' => 'button', 'class' => 'rueda-captcha-refresh', 'hidden' => true ],
				esc_html__( 'Show another image', 'rueda' )
			);
		$input   = Html::open(
			'input',
			Control::of_question( $view, $field, Control::classes( $view, $field, [], $this->tag() ) ) + [
				'value'      => '',
				'type'       => 'text',
				'name'       => $field->html_name(),
				'aria-label' => Control::spoken_name( $field ),
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
				. Html::hidden( Quiz::FIELD . $field->name(), $hash )
		);
		return $picture . Control::wrap( $view, $field, $input ) . $words;
	}

	public function mistake( Form $form, Field $field, Request $request, callable $quiz, callable $captcha ): string {
		$is_right = $captcha()->is_right(
			$form,
			$field,
			Text::clean( $request->text( $field->name() ) ),
			$request->text( Captcha::FIELD . $field->name() ),
			$request->text( Quiz::FIELD . $field->name() ),
			$request->key()
		);
		return $is_right ? '' : 'captcha_not_match';
	}

	/** Limits that are shorter than our letters are dropped; the tag of the picture has those of the picture. */
	public function from_tag( FormTag $tag, TagReader $reader ): array {
		return $tag->is( 'captchac' ) ? [] : array_map(
			static fn ( ?int $length ): ?int => null === $length || $length < Captcha::LENGTH ? null : $length,
			[ 'minlength' => null ] + $reader->lengths( $tag )
		);
	}
}
