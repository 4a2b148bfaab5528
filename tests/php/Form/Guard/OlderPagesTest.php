<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Guard;

use Rueda\Form\Form;
use Rueda\Form\Guard\Honeypot;
use Rueda\Form\Guard\OlderPages;
use Rueda\Tests\Form\FormTestCase;

/**
 * Messages that show no valid time of a page.
 *
 * @group newest
 */
final class OlderPagesTest extends FormTestCase {

	private const FIELDS = [ [ 'name' => 'a' ], [ 'type' => 'email', 'name' => 'mail' ] ];
	private const QUIZ   = [
		'type'      => 'quiz',
		'name'      => 'animal',
		'questions' => [ [ 'question' => 'What barks?', 'answer' => 'dog' ] ],
	];
	private const LIKELY = [ 'HTTP_ACCEPT_LANGUAGE' => 'es', 'HTTP_ORIGIN' => 'http://rueda.test' ];
	private const PAGE   = [ '_wpcf7' => '7', '_wpcf7_version' => RUEDA_VERSION ];
	private const BEFORE = [ '_wpcf7' => '7', '_wpcf7_version' => '5.9.8' ];

	private int $now;

	protected function setUp(): void {
		parent::setUp();
		delete_option( OlderPages::OPTION );
		$this->now = time();
		add_filter( 'rueda_now', fn (): int => $this->now );
	}

	/** @return iterable<string, array{array<string, string>, array<string, string>, bool}> */
	public function pages_without_a_time(): iterable {
		$made_up = [ Honeypot::TIME => '1700000000000-0123456789abcdef' ];
		yield 'a program with the fields alone' => [ [], [], true ];
		yield 'a program with all inputs of an older page' => [ [], self::BEFORE, true ];
		yield 'a program with a made-up time' => [ [], self::PAGE + $made_up, true ];
		yield 'what looks like a browser, with the fields alone' => [ self::LIKELY, [], true ];
		yield 'what looks like a browser, with a page of today without its time' => [ self::LIKELY, self::PAGE, true ];
		yield 'what looks like a browser, with a page from before' => [ self::LIKELY, self::BEFORE, false ];
		yield 'the same without a referrer, since the visitor wants none' => [
			[ 'HTTP_ORIGIN' => 'null' ] + self::LIKELY,
			self::BEFORE,
			false,
		];
		yield 'a made-up time' => [ self::LIKELY, self::PAGE + $made_up, true ];
		yield 'the time of now with a made-up seal' => [
			self::LIKELY,
			self::PAGE + [ Honeypot::TIME => time() . '000-0000000000000000' ],
			true,
		];
		yield 'a script of a page of this site' => [ [ 'HTTP_SEC_FETCH_SITE' => 'same-origin' ], [], false ];
		yield 'a program that says so too' => [
			[ 'HTTP_SEC_FETCH_SITE' => 'same-site', 'HTTP_USER_AGENT' => 'curl/8' ],
			[],
			true,
		];
	}

	/**
	 * @dataProvider pages_without_a_time
	 *
	 * @param array<string, string> $headers Of the request.
	 * @param array<string, string> $inputs  That the page is said to have had.
	 */
	public function test_a_message_without_a_time_has_to_come_from_a_page_of_the_site(
		array $headers,
		array $inputs,
		bool $is_caught
	): void {
		$this->come_with( $headers );
		$answer = $this->answer( $this->imported(), [ 'a' => 'x' ] + $inputs );

		self::assertSame( $is_caught ? 'spam' : 'mail_sent', $answer['status'] );
	}

	public function test_a_page_from_before_the_keys_were_changed_counts_as_long_as_caches_keep_it(): void {
		$id   = $this->make_form( self::FIELDS );
		$page = self::PAGE + $this->stamp( $id );
		$this->come_with( self::LIKELY );
		$this->now += 300 * DAY_IN_SECONDS;
		$late       = self::PAGE + $this->stamp( $id );
		$this->change_keys();

		$this->now += 11 * WEEK_IN_SECONDS;
		self::assertSame( 'mail_sent', $this->answer( $id, [ 'a' => 'x' ] + $late )['status'] );
		$forged = [ Honeypot::TIME => $this->now - 60 . '000-0000000000000000' ];
		self::assertSame(
			'spam',
			$this->answer( $id, [ 'a' => 'y' ] + $forged + $page )['status'],
			'No page of today has other keys.'
		);
		$this->now += 2 * WEEK_IN_SECONDS;
		self::assertSame( 'spam', $this->answer( $id, [ 'a' => 'z' ] + $late )['status'] );
	}

	public function test_a_message_can_be_the_first_that_notes_new_keys(): void {
		$id   = $this->make_form( self::FIELDS );
		$page = self::PAGE + $this->stamp( $id );
		$this->come_with( self::LIKELY );
		add_filter( 'salt', static fn ( string $salt ): string => strrev( $salt ) );
		$this->now += DAY_IN_SECONDS;

		self::assertSame( 'mail_sent', $this->answer( $id, [ 'a' => 'x' ] + $page )['status'] );
	}

	public function test_only_an_imported_form_was_on_a_page_of_the_plugin_before_and_not_for_ever(): void {
		$this->come_with( self::LIKELY );
		self::assertSame(
			'spam',
			$this->answer( $this->make_form( self::FIELDS ), [ 'a' => 'x' ] + self::BEFORE )['status']
		);
		self::assertSame( 'mail_sent', $this->answer( $this->imported(), [ 'a' => 'x' ] + self::BEFORE )['status'] );
		$this->now += 13 * WEEK_IN_SECONDS;
		self::assertSame( 'spam', $this->answer( $this->imported(), [ 'a' => 'x' ] + self::BEFORE )['status'] );
	}

	public function test_a_valid_time_counts_no_longer_than_a_cache_keeps_a_page(): void {
		$id         = $this->make_form( self::FIELDS );
		$page       = self::PAGE + $this->stamp( $id );
		$this->now += 13 * WEEK_IN_SECONDS;

		self::assertSame(
			'mail_sent',
			$this->answer( $id, [ 'a' => 'x' ] + $page )['status'],
			'Its browser names the page.'
		);
		$this->come_with( self::LIKELY );
		self::assertSame( 'spam', $this->answer( $id, [ 'a' => 'y' ] + $page )['status'] );
	}

	public function test_a_page_of_a_server_whose_clock_was_ahead_counts(): void {
		$id         = $this->make_form( self::FIELDS );
		$page       = self::PAGE + $this->stamp( $id );
		$this->now -= HOUR_IN_SECONDS;
		$this->come_with( self::LIKELY );

		self::assertSame( 'mail_sent', $this->answer( $id, [ 'a' => 'x' ] + $page )['status'] );
	}

	public function test_who_answers_the_forms_question_needs_no_time(): void {
		$id   = $this->make_form( [ ...self::FIELDS, self::QUIZ ] );
		$made = self::PAGE + [ Honeypot::TIME => $this->now . '000-0000000000000000' ];
		$this->come_with( self::LIKELY );

		self::assertSame(
			[ 'mail_sent', 'mail_sent' ],
			[ $this->quizzed( $id, 'dog', $made ), $this->quizzed( $id, 'dog', self::BEFORE ) ]
		);
		self::assertSame( 'validation_failed', $this->quizzed( $id, 'cat', $made ) );
		self::assertSame( 'spam', $this->quizzed( $id, 'dog', [] ), 'Without any page, it is a program.' );
		$old        = $this->question( $id );
		$this->now += HOUR_IN_SECONDS;
		self::assertSame( 'spam', $this->quizzed( $id, 'dog', $old + $made ), 'Everybody may know an old answer.' );
	}

	public function test_one_visitor_uses_a_page_some_two_hundred_times_a_day(): void {
		$id   = $this->make_form( self::FIELDS );
		$quiz = $this->make_form( [ ...self::FIELDS, self::QUIZ ] );
		$page = $this->stamp( $id );
		$says = [];
		for ( $number = 0; $number < 205; $number++ ) {
			$this->now += 60;
			$says[]     = $this->answer( $id, [ 'a' => "visitor $number" ] + $page )['status'];
			$asked[]    = $this->quizzed( $quiz, 'dog', [ 'a' => "visitor $number" ] );
		}
		self::assertSame( [ 'mail_sent' => 200, 'spam' => 5 ], array_count_values( $says ) );
		self::assertSame( [ 'mail_sent' => 205 ], array_count_values( $asked ), 'A question is asked of everybody.' );

		$_SERVER['REMOTE_ADDR'] = '198.51.100.8';
		self::assertSame( 'mail_sent', $this->answer( $id, [ 'a' => 'somebody else' ] + $page )['status'] );
		$_SERVER['REMOTE_ADDR'] = '192.0.2.44';
		$this->now             += DAY_IN_SECONDS;
		self::assertSame( 'mail_sent', $this->answer( $id, [ 'a' => 'the next day' ] + $page )['status'] );
	}

	public function test_an_unchanged_site_costs_no_further_query(): void {
		$id   = $this->make_form( self::FIELDS );
		$page = $this->stamp( $id );
		wp_load_alloptions( true );
		$before = $GLOBALS['wpdb']->num_queries;
		$this->honeypot()->inputs( $id, $page[ Honeypot::TIME ] );

		self::assertSame( $before, $GLOBALS['wpdb']->num_queries );
	}

	private function imported(): int {
		return $this->make_form( self::FIELDS, [ 'meta_input' => [ Form::SOURCE => 7 ] ] );
	}

	/** @param array<string, string> $headers Of a browser, or few of them. */
	private function come_with( array $headers ): void {
		unset( $_SERVER['HTTP_ACCEPT_LANGUAGE'], $_SERVER['HTTP_SEC_FETCH_SITE'] );
		$_SERVER = $headers + $_SERVER;
	}

	/** @return array<string, string> The time of a page that is printed now and sent ten seconds later. */
	private function stamp( int $id ): array {
		$inputs     = $this->honeypot()->inputs( $id );
		$this->now += 10;
		return [ Honeypot::TIME => $inputs[ Honeypot::TIME ] ];
	}

	/** @param array<string, string> $more */
	private function quizzed( int $id, string $answer, array $more ): string {
		$fields = $more + [ 'a' => wp_generate_uuid4(), 'animal' => $answer ] + $this->question( $id );
		return $this->answer( $id, $fields )['status'];
	}

	/** @return array<string, string> */
	private function question( int $id ): array {
		$form  = $this->read_form( $id );
		$field = $form->fields( 'quiz' )[0];
		return [ '_wpcf7_quiz_answer_animal' => $this->quiz()->mark_of_answer( $form, $field, 'dog' ) ];
	}
}
