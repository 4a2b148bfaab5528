<?php

declare( strict_types=1 );

namespace Rueda\Form\Guard;

use Rueda\Form\Field\Field;
use Rueda\Form\Form;
use Rueda\Form\Value\Secret;
use Rueda\Form\Value\Text;
use Rueda\Support\Clock;
use Rueda\Support\RateLimiter;

defined( 'ABSPATH' ) || exit;

/**
 * A question that people can answer. The page contains a signed mark of the right answer. The mark is valid for this
 * form, this field, half an hour and one try, so a known pair of answer and mark cannot be used again by another
 * filled form. Later it belongs to a page from a cache, which is everybody's: then each visitor has one try with each
 * filled form, and the limit of forms for each visitor holds.
 */
final class Quiz {
	public const FIELD = '_wpcf7_quiz_answer_';
	private const LIFE = 30 * MINUTE_IN_SECONDS;

	private const MARK = '/^([0-9a-z]{1,10})-([0-9a-f]{12})-([0-9a-f]{64})$/D';

	public function __construct( private Clock $clock, private SingleUse $single_use ) {}

	/** @return array{string, string} The question and the mark. */
	public function draw( Form $form, Field $field ): array {
		$questions = $field->questions();
		$drawn     = $questions[ random_int( 0, count( $questions ) - 1 ) ];
		return [ $drawn['question'], $this->mark_of_answer( $form, $field, $drawn['answer'] ) ];
	}

	public function mark_of_answer( Form $form, Field $field, string $answer ): string {
		$head = base_convert( (string) $this->clock->now(), 10, 36 ) . '-' . bin2hex( random_bytes( 6 ) );
		return $head . '-' . $this->seal( $form, $field, $head, $answer );
	}

	/**
	 * @param string $key  The key of the filled form, which may arrive twice with the same answer; "" for none.
	 * @param int    $life For how many seconds the page may be in a cache; 0 if it may not.
	 */
	public function is_right(
		Form $form,
		Field $field,
		string $answer,
		string $mark,
		string $key,
		int $life = 0
	): bool {
		$age = $this->age( $mark );
		if ( null === $age || $age < -MINUTE_IN_SECONDS || $age > max( $life, self::LIFE ) ) {
			return false;
		}
		// A wrong answer uses the mark up too, so that nobody can try a second one.
		$is_first = $age <= self::LIFE
			? $this->single_use->use_up( 'quiz ' . $mark, self::LIFE, self::user( $key, $answer ) )
			: $this->single_use->use_up(
				sprintf( 'quiz %s %s %s', $mark, RateLimiter::visitor(), $key ),
				DAY_IN_SECONDS,
				self::user( $key, $answer )
			);
		return $is_first && hash_equals(
			$this->seal( $form, $field, substr( $mark, 0, (int) strrpos( $mark, '-' ) ), $answer ),
			substr( $mark, -64 )
		);
	}

	/** Whether a mark says that it was made just now, so that no cache had its page. */
	public function is_fresh( string $mark ): bool {
		$age = $this->age( $mark );
		return null !== $age && $age <= self::LIFE;
	}

	/** The seconds since a mark was made, as it says; null if it is no mark. */
	private function age( string $mark ): ?int {
		return 1 === preg_match( self::MARK, $mark, $parts )
			? $this->clock->now() - (int) base_convert( $parts[1], 36, 10 )
			: null;
	}

	/** Identifies one answer in one filled form; "" for a form without a key. */
	public static function user( string $key, string $answer ): string {
		return '' === $key ? '' : $key . ' ' . self::canonical( $answer );
	}

	/** Makes spellings of an answer equal: full-width letters, case, white space and entities do not matter. */
	public static function canonical( string $answer ): string {
		$answer = html_entity_decode( $answer, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		$answer = preg_replace_callback(
			'/[\x{FF01}-\x{FF5E}]/u',
			// Full-width characters begin with the bytes EF BC 81 and have the same order as ASCII from "!" on.
			static fn ( array $found ): string => chr(
				( ( ord( $found[0][1] ) & 0x03 ) << 6 | ord( $found[0][2] ) & 0x3F ) + 0x20
			),
			$answer
		) ?? $answer;
		return Text::lower( Text::without_space( $answer ) );
	}

	private function seal( Form $form, Field $field, string $head, string $answer ): string {
		return Secret::signature( 'quiz', (string) $form->id(), $field->name(), $head, self::canonical( $answer ) );
	}
}
