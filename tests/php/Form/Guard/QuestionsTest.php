<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Guard;

use Rueda\Form\Guard\Captcha;
use Rueda\Form\Guard\CaptchaPicture;
use Rueda\Form\Guard\Quiz;
use Rueda\Form\Guard\SingleUse;
use Rueda\Support\Clock;
use Rueda\Tests\Form\FormTestCase;
use WP_REST_Request;

/**
 * Quizzes and captchas.
 *
 * @group newest
 */
final class QuestionsTest extends FormTestCase {

	private const QUIZ = [
		'type'      => 'quiz',
		'name'      => 'animal',
		'questions' => [ [ 'question' => 'What barks?', 'answer' => 'The Dog' ] ],
	];

	public function test_every_answer_brings_a_fresh_question(): void {
		$id     = $this->make_form( [ self::QUIZ ] );
		$answer = $this->answer( $id, [] );

		self::assertSame( 'The answer to the quiz is incorrect.', $answer['invalid_fields'][0]['message'] );
		self::assertSame( 'What barks?', $answer['quiz']['animal'][0] );
		self::assertSame(
			'mail_sent',
			$this->answer( $id, $this->answered( 'the dog', $answer['quiz']['animal'][1] ) )['status']
		);
	}

	/** @return iterable<string, array{string, bool}> */
	public function answers(): iterable {
		yield 'other case and blanks' => [ " thE\u{3000}DOG ", true ];
		yield 'full width' => [ 'ＴＨＥＤＯＧ', true ];
		yield 'entities' => [ 'the&#32;dog', true ];
		yield 'wrong' => [ 'the cat', false ];
		yield 'nothing' => [ '', false ];
	}

	/** @dataProvider answers */
	public function test_how_an_answer_is_written_does_not_matter( string $answer, bool $is_right ): void {
		$id = $this->make_form( [ self::QUIZ ] );

		self::assertSame(
			$is_right ? 'mail_sent' : 'validation_failed',
			$this->answer( $id, $this->answered( $answer, $this->mark( $id ) ) )['status']
		);
	}

	public function test_a_hash_can_be_used_once(): void {
		$id   = $this->make_form( [ self::QUIZ, [ 'name' => 'a' ] ] );
		$mark = $this->mark( $id );

		self::assertSame(
			'mail_sent',
			$this->answer( $id, $this->answered( 'the dog', $mark ) + [ 'a' => 'x' ] )['status']
		);
		self::assertSame(
			'validation_failed',
			$this->answer( $id, $this->answered( 'the dog', $mark ) + [ 'a' => 'y' ] )['status']
		);
	}

	public function test_a_wrong_answer_uses_the_hash_up(): void {
		$id   = $this->make_form( [ self::QUIZ ] );
		$mark = $this->mark( $id );

		$this->answer( $id, $this->answered( 'the cat', $mark ) );
		self::assertSame( 'validation_failed', $this->answer( $id, $this->answered( 'the dog', $mark ) )['status'] );
	}

	public function test_the_same_filled_form_may_give_its_answer_again(): void {
		$id   = $this->make_form( [ self::QUIZ, [ 'name' => 'a', 'isRequired' => true ] ] );
		$mark = $this->mark( $id );
		$sent = $this->answered( 'the dog', $mark ) + [ '_rueda_key' => '1234-5678-90' ];

		self::assertSame( [ 'a' ], array_column( $this->answer( $id, $sent )['invalid_fields'], 'field' ) );
		foreach ( [ [ '_rueda_key' => '1234-5678-91' ], [ 'animal' => 'a dog' ], [ '_rueda_key' => '' ] ] as $other ) {
			$wrong = $this->answer( $id, $other + $sent + [ 'a' => 'x' ] )['invalid_fields'];
			self::assertSame( [ 'animal' ], array_column( $wrong, 'field' ) );
		}
		$again = $this->answer( $id, [ 'animal' => 'THE DOG' ] + $sent + [ 'a' => 'x' ] );
		self::assertSame( 'mail_sent', $again['status'] );
	}

	public function test_questions_are_in_the_forms_language(): void {
		$this->install_spanish();
		$mark = static fn ( string $text, string $original ): string
			=> 'es_ES' === determine_locale() ? "[$original]" : $text;
		add_filter( 'gettext_rueda', $mark, 10, 2 );
		$id   = $this->make_form(
			[ [ 'type' => 'captcha', 'name' => 'cap' ], [ 'name' => 'a', 'isRequired' => true ] ],
			[ 'meta_input' => [ 'rueda_form_locale' => 'es_ES' ] ]
		);

		foreach ( [ $this->refill( $id ), $this->answer( $id, [] ) ] as $told ) {
			self::assertStringStartsWith( '[How much is [', $told['captcha_words']['cap'][0] );
		}
	}

	public function test_a_page_from_a_cache_asks_each_visitor_and_each_filled_form_once(): void {
		$id   = $this->make_form( [ self::QUIZ, [ 'name' => 'a', 'isRequired' => true ] ] );
		$sent = $this->answered( 'the dog', $this->mark( $id ) );
		$key  = [ '_rueda_key' => '1234-5678-90' ];
		add_filter( 'rueda_now', static fn (): int => time() + 3 * DAY_IN_SECONDS );
		$status = fn ( array $more ): string => $this->answer( $id, $more + $sent )['status'];

		self::assertSame( 'validation_failed', $status( $key + [ 'a' => '' ] ), 'Another field is wrong.' );
		self::assertSame( 'mail_sent', $status( $key + [ 'a' => 'x' ] ) );
		self::assertSame(
			'validation_failed',
			$status( [ '_rueda_key' => '1234-5678-91', 'animal' => 'a cat', 'a' => 'x' ] )
		);
		self::assertSame(
			'validation_failed',
			$status( [ '_rueda_key' => '1234-5678-91', 'a' => 'x' ] ),
			'It had its try.'
		);
		self::assertSame(
			[ 'mail_sent', 'validation_failed' ],
			[ $status( [ 'a' => 'y' ] ), $status( [ 'a' => 'z' ] ) ],
			'Without a key.'
		);
		$_SERVER['REMOTE_ADDR'] = '198.51.100.9';
		self::assertSame(
			[ 'mail_sent', 'mail_sent' ],
			[ $status( [ 'a' => 'v' ] ), $status( $key + [ 'a' => 'x' ] ) ],
			'Another visitor.'
		);
	}

	public function test_no_cache_keeps_a_question_for_thirteen_weeks(): void {
		$id   = $this->make_form( [ self::QUIZ ] );
		$mark = $this->mark( $id );
		add_filter( 'rueda_now', static fn (): int => time() + 13 * WEEK_IN_SECONDS );

		self::assertSame( 'validation_failed', $this->answer( $id, $this->answered( 'the dog', $mark ) )['status'] );
	}

	public function test_the_question_in_words_of_a_captcha_is_good_for_half_an_hour(): void {
		$id       = $this->make_form( [ [ 'type' => 'captcha', 'name' => 'cap' ] ] );
		$field    = $this->read_form( $id )->fields( 'captcha' )[0];
		$mark     = $this->quiz()->mark_of_answer( $this->read_form( $id ), $field, '7' );
		$answered = [ 'cap' => '7', '_wpcf7_quiz_answer_cap' => $mark ];
		add_filter( 'rueda_now', static fn (): int => time() + 31 * MINUTE_IN_SECONDS );

		self::assertSame( 'validation_failed', $this->answer( $id, $answered )['status'] );
	}

	public function test_a_hash_is_valid_for_its_form_and_its_field_only(): void {
		$mark = $this->mark( $this->make_form( [ self::QUIZ ] ) );
		$two  = $this->make_form( [ self::QUIZ, [ 'name' => 'other' ] + self::QUIZ ] );
		$own  = $this->mark( $two );

		self::assertSame(
			[ 'animal', 'other' ],
			array_column(
				$this->answer(
					$two,
					$this->answered( 'the dog', $mark ) + [ 'other' => 'the dog', '_wpcf7_quiz_answer_other' => $own ]
				)['invalid_fields'],
				'field'
			)
		);
	}

	public function test_an_invented_hash_is_refused(): void {
		$id   = $this->make_form( [ self::QUIZ ] );
		$mark = substr_replace( $this->mark( $id ), str_repeat( '0', 64 ), -64 );

		self::assertSame( 'validation_failed', $this->answer( $id, $this->answered( 'the dog', $mark ) )['status'] );
		self::assertSame( 'validation_failed', $this->answer( $id, $this->answered( 'the dog', 'x' ) )['status'] );
	}

	public function test_the_letters_of_a_picture_are_right_once(): void {
		$id      = $this->make_form( [ [ 'type' => 'captcha', 'name' => 'cap' ], [ 'name' => 'a' ] ] );
		$address = $this->refill( $id )['captcha']['cap'];
		self::assertSame( 1, preg_match( '~(\d+)\.png$~', $address, $found ) );
		$letters = (string) $this->captcha()->letters( $id, 'cap', $found[1] );
		$fields  = [ 'cap' => strtolower( $letters ), '_wpcf7_captcha_challenge_cap' => $found[1] ];

		self::assertSame( 5, strlen( $letters ) );
		self::assertSame( 'mail_sent', $this->answer( $id, $fields + [ 'a' => 'x' ] )['status'] );
		self::assertSame(
			[ 'Your entered code is incorrect.' ],
			array_column( $this->answer( $id, $fields + [ 'a' => 'y' ] )['invalid_fields'], 'message' )
		);
	}

	public function test_a_server_that_keeps_pictures_to_itself_asks_wordpress_for_this_one(): void {
		$GLOBALS['wp_rewrite']->set_permalink_structure( '/%postname%/' );
		$id      = $this->make_form( [ [ 'type' => 'captcha', 'name' => 'cap:1' ] ] );
		$address = $this->refill( $id )['captcha']['cap:1'];

		self::assertSame( '/index.php', wp_parse_url( $address, PHP_URL_PATH ) );
		wp_parse_str( (string) wp_parse_url( $address, PHP_URL_QUERY ), $query );
		self::assertSame(
			CaptchaPicture::is_possible() ? 200 : 404,
			rest_do_request( new WP_REST_Request( 'GET', $query['rest_route'] ) )->get_status()
		);
	}

	public function test_a_visitor_who_cannot_read_the_picture_answers_a_question(): void {
		$id                  = $this->make_form( [ [ 'type' => 'captcha', 'name' => 'cap' ] ] );
		[ $question, $mark ] = $this->refill( $id )['captcha_words']['cap'];
		$numbers             = array_flip(
			[ '', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine' ]
		);
		preg_match( '/How much is (\w+) plus (\w+)\?/', $question, $found );

		self::assertSame(
			'mail_sent',
			$this->answer(
				$id,
				[
					'cap'                    => (string) ( $numbers[ $found[1] ] + $numbers[ $found[2] ] ),
					'_wpcf7_quiz_answer_cap' => $mark,
				]
			)['status']
		);
	}

	public function test_a_picture_is_drawn_for_a_number_that_was_given_out_and_for_no_other(): void {
		if ( ! CaptchaPicture::is_possible() ) {
			self::assertSame( '', CaptchaPicture::draw( 'ABC' ) );
			return;
		}
		$id     = $this->make_form( [ [ 'type' => 'captcha', 'name' => 'cap' ] ] );
		$number = $this->captcha()->number( $this->read_form( $id ), $this->read_form( $id )->fields( 'captcha' )[0] );
		$good   = rest_do_request( new WP_REST_Request( 'GET', "/rueda/v1/forms/$id/captcha/cap/$number.png" ) );
		$made   = rest_do_request(
			new WP_REST_Request( 'GET', "/rueda/v1/forms/$id/captcha/cap/" . substr( $number, 0, 16 ) . '0000.png' )
		);
		$other  = rest_do_request( new WP_REST_Request( 'GET', "/rueda/v1/forms/$id/captcha/cup/$number.png" ) );

		self::assertSame(
			[ 120, 40, IMAGETYPE_PNG ],
			array_slice( (array) getimagesizefromstring( $good->get_data() ), 0, 3 )
		);
		self::assertSame( 404, min( $made->get_status(), $other->get_status() ) );
	}

	/** @return array<string, string> */
	private function answered( string $answer, string $mark ): array {
		return [ 'animal' => $answer, '_wpcf7_quiz_answer_animal' => $mark ];
	}

	private function mark( int $id ): string {
		return $this->refill( $id )['quiz']['animal'][1];
	}

	/** @return array<string, mixed> */
	private function refill( int $id ): array {
		return rest_do_request(
			new WP_REST_Request( 'GET', "/contact-form-7/v1/contact-forms/$id/refill" )
		)->get_data();
	}

	private function captcha(): Captcha {
		$single_use = new SingleUse( new Clock() );
		return new Captcha( new Clock(), $single_use, new Quiz( new Clock(), $single_use ) );
	}
}
