<?php

declare( strict_types=1 );

namespace Rueda\Form\Guard;

use Rueda\Form\Form;

defined( 'ABSPATH' ) || exit;

/** Makes fresh questions and images for a form: after each message, and for pages from a cache. */
final class Refill {
	public function __construct( private Quiz $quiz, private Captcha $captcha ) {}

	/** @return array<string, array<string, mixed>> Empty for a form without quizzes and captchas. */
	public function questions_of( Form $form ): array {
		$refill = [];
		foreach ( $form->fields( 'captcha' ) as $field ) {
			$refill['captcha'][ $field->name() ]       = $this->captcha->address(
				$form,
				$field,
				$this->captcha->number( $form, $field )
			);
			$refill['captcha_words'][ $field->name() ] = $this->captcha->words( $form, $field );
		}
		foreach ( $form->fields( 'quiz' ) as $field ) {
			$refill['quiz'][ $field->name() ] = $this->quiz->draw( $form, $field );
		}
		return $refill;
	}
}
