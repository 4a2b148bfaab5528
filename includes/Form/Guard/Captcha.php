<?php

declare( strict_types=1 );

namespace Rueda\Form\Guard;

use Rueda\Form\Field\Field;
use Rueda\Form\Form;
use Rueda\Form\Value\Secret;
use Rueda\Support\Clock;

defined( 'ABSPATH' ) || exit;

/**
 * A captcha: letters in an image, and a question in words for visitors who cannot read it. Nothing is stored before the
 * answer: the letters are computed from the number of the image, which contains a time and a signature.
 */
final class Captcha {
	public const FIELD  = '_wpcf7_captcha_challenge_';
	public const WIDTH  = 120;
	public const HEIGHT = 40;
	private const LIFE  = 30 * MINUTE_IN_SECONDS;

	/** The letters and digits that do not look like others. */
	private const LETTERS = 'ABCDEFHJKLMNPRTUVWXY34679';

	public const LENGTH = 5;

	public function __construct( private Clock $clock, private SingleUse $single_use, private Quiz $quiz ) {}

	public function number( Form $form, Field $field ): string {
		$head = sprintf( '%010d%06d', $this->clock->now(), random_int( 0, 999999 ) );
		return $head . $this->check( $form->id(), $field->name(), $head );
	}

	/**
	 * The address of the image. The protocol's script expects it to end like a file name, but its path must not: many
	 * servers look for images themselves and never ask WordPress.
	 */
	public function address( Form $form, Field $field, string $number ): string {
		$route = sprintf(
			'/rueda/v1/forms/%d/captcha/%s/%s.png',
			$form->id(),
			rawurlencode( $field->name() ),
			$number
		);
		return add_query_arg( 'rest_route', $route, home_url( '/index.php' ) );
	}

	/** @return array{string, string} A question in words, and the mark of its answer. */
	public function words( Form $form, Field $field ): array {
		$numbers = [
			__( 'one', 'rueda' ),
			__( 'two', 'rueda' ),
			__( 'three', 'rueda' ),
			__( 'four', 'rueda' ),
			__( 'five', 'rueda' ),
			__( 'six', 'rueda' ),
			__( 'seven', 'rueda' ),
			__( 'eight', 'rueda' ),
			__( 'nine', 'rueda' ),
		];
		$one     = random_int( 1, 9 );
		$other   = random_int( 1, 9 );
		return [
			sprintf(
				/* translators: 1, 2: numbers from one to nine, in words. */
				__( 'How much is %1$s plus %2$s? Write the number in figures.', 'rueda' ),
				$numbers[ $one - 1 ],
				$numbers[ $other - 1 ]
			),
			$this->quiz->mark_of_answer( $form, $field, (string) ( $one + $other ) ),
		];
	}

	/** The letters of an image; null if the number was not made by this site, or is older than half an hour. */
	public function letters( int $form_id, string $field, string $number ): ?string {
		if (
			1 !== preg_match( '/^(\d{10})(\d{6})(\d{4})$/D', $number, $parts )
			|| ! hash_equals( $this->check( $form_id, $field, $parts[1] . $parts[2] ), $parts[3] )
		) {
			return null;
		}
		$age = $this->clock->now() - (int) $parts[1];
		if ( $age < -MINUTE_IN_SECONDS || $age > self::LIFE ) {
			return null;
		}
		$mark    = Secret::signature( 'captcha', (string) $form_id, $field, $number );
		$letters = '';
		for ( $place = 0; $place < self::LENGTH; $place++ ) {
			$letters .= self::LETTERS[ (int) hexdec( substr( $mark, $place * 4, 4 ) ) % strlen( self::LETTERS ) ];
		}
		return $letters;
	}

	/**
	 * Whether the answer fits the image or the question in words. Each of them can be tried only once.
	 *
	 * @param string $key The key of the filled form, as in Quiz::is_right().
	 */
	public function is_right(
		Form $form,
		Field $field,
		string $answer,
		string $number,
		string $words_mark,
		string $key
	): bool {
		$letters = $this->letters( $form->id(), $field->name(), $number );
		$user    = Quiz::user( $key, $answer );
		$by_eye  = null !== $letters && $this->single_use->use_up( 'captcha ' . $number, self::LIFE, $user )
			&& hash_equals( Quiz::canonical( $letters ), Quiz::canonical( $answer ) );
		return $by_eye || ( '' !== $words_mark && $this->quiz->is_right( $form, $field, $answer, $words_mark, $key ) );
	}

	private function check( int $form_id, string $field, string $head ): string {
		$signature = Secret::signature( 'captcha number', (string) $form_id, $field, $head );
		// Seven hexadecimal digits fit into an integer even on 32-bit PHP.
		return sprintf( '%04d', (int) hexdec( substr( $signature, 0, 7 ) ) % 10000 );
	}
}
