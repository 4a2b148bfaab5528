<?php

declare( strict_types=1 );

namespace Rueda\Form\Guard;

use Rueda\Form\Form;

defined( 'ABSPATH' ) || exit;

/** Fresh questions and pictures for a form: after each answer, and for pages that lay in a cache. */
final class Refill {

	public function __construct( private Quiz $quiz, private Captcha $captcha ) {}

	/** @return array<string, array<string, mixed>> Empty for a form without either. */
	public function of( Form $form ): array {
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
