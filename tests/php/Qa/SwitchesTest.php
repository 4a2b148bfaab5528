<?php

declare( strict_types=1 );

namespace Rueda\Tests\Qa;

use Rueda\Form\Texts;
use Rueda\Support\Clock;
use Rueda\Tests\Form\FormTestCase;
use WP_REST_Request;

final class SwitchesTest extends FormTestCase {
	private const GOOD = [ 'your-name' => 'Ana', 'your-email' => 'ana@example.org', 'your-message' => 'Hello' ];

	/** The texts of a form that are about the whole message. */
	private const OF_MESSAGES = [ 'mail_sent_ok', 'mail_sent_ng', 'validation_error', 'spam', 'accept_terms' ];

	protected function setUp(): void {
		parent::setUp();
		delete_option( RUEDA_QA_SWITCHES );
		$this->act_as( 'administrator' );
		rueda_qa_delete_seeds();
		rueda_qa_make_content();
	}

	/** @dataProvider statuses */
	public function test_a_form_answers_with_the_status_that_is_set( string $status, string $text ): void {
		self::set( [ 'form' => $status ] );

		$answer = $this->answer_of_seed();

		self::assertSame( [ $status, ( new Texts() )->get( $text ) ], [ $answer['status'], $answer['message'] ] );
		self::assertSame( [], $this->mails );
	}

	/** @return iterable<array{string, string}> */
	public static function statuses(): iterable {
		yield [ 'spam', 'spam' ];
		yield [ 'acceptance_missing', 'accept_terms' ];
		yield [ 'mail_failed', 'mail_sent_ng' ];
	}

	public function test_a_form_is_stopped_or_wants_a_payment(): void {
		foreach ( [ 'aborted', 'payment_required' ] as $status ) {
			remove_all_actions( 'wpcf7_before_send_mail' );
			self::set( [ 'form' => $status ] );

			self::assertSame( $status, $this->answer_of_seed()['status'] );
		}
	}

	public function test_a_field_gets_each_error_of_the_catalogue(): void {
		$keys = array_diff( array_keys( Texts::defaults() ), self::OF_MESSAGES );
		self::assertSame( [], array_diff( $keys, array_keys( rueda_qa_form_answers() ) ) );
		foreach ( $keys as $key ) {
			self::set( [ 'form' => $key ] );

			$answer = $this->answer_of_seed();

			self::assertSame( 'validation_failed', $answer['status'], $key );
			self::assertSame( ( new Texts() )->get( 'validation_error' ), $answer['message'], $key );
			self::assertSame( ( new Texts() )->get( $key ), $answer['invalid_fields'][0]['message'], $key );
		}
	}

	public function test_time_stands_still_or_moves(): void {
		self::set( [ 'clock' => '2025-05-02 12:00' ] );
		self::assertSame( 1746187200, ( new Clock() )->now() );

		self::set( [ 'clock' => -3600 ] );
		self::assertEqualsWithDelta( time() - 3600, ( new Clock() )->now(), 2 );

		self::set( [ 'clock' => null ] );
		self::assertEqualsWithDelta( time(), ( new Clock() )->now(), 2 );
	}

	public function test_what_is_no_switch_and_no_value_of_one_is_refused_and_nothing_is_set(): void {
		$all = [ [ 'none' => 1 ], [ 'form' => 'none' ], [ 'clock' => 'soon' ], [ 'clock' => [] ], [ 'mail' => true ] ];
		foreach ( $all as $wrong ) {
			$request = new WP_REST_Request( 'POST', '/rueda-qa/v1/switches' );
			$request->set_header( 'content-type', 'application/json' );
			$request->set_body( (string) wp_json_encode( [ 'refuse' => 'busy' ] + $wrong ) );

			$answer = rest_do_request( $request );

			self::assertSame( 400, $answer->get_status() );
			self::assertStringContainsString( (string) array_key_first( $wrong ), $answer->get_data()['message'] );
		}
		self::assertSame( '', rueda_qa_value( 'refuse' ) );
	}

	public function test_a_page_says_what_is_wrong_with_it(): void {
		self::set( [ 'page' => 'no-wheel' ] );
		self::assertStringContainsString(
			'Error: No wheel selected or wheel ID missing!!',
			do_blocks( get_post( RUEDA_QA_PAGES )->post_content )
		);

		$_POST['toEmail'] = 'ana@example.org';
		self::set( [ 'page' => 'no-email' ] );
		self::assertSame( '', $_POST['toEmail'] );

		self::set( [ 'page' => 'old-browser' ] );
		self::assertStringContainsString( 'replaceAll', $this->echoed( static fn () => do_action( 'wp_head' ) ) );
	}

	public function test_a_caught_email_is_in_the_folder_and_one_that_fails_is_not(): void {
		remove_filter( 'pre_wp_mail', [ $this, 'catch_mail' ], 1000 );
		$subject = 'QA ' . wp_generate_password( 12, false );
		$count   = static fn (): array => array_count_values( array_column( rueda_qa_caught(), 'subject' ) );
		$caught  = static fn (): int => $count()[ $subject ] ?? 0;

		self::assertTrue( wp_mail( 'ana@example.org', $subject, 'Hello' ) );
		self::assertSame( 1, $caught() );

		self::set( [ 'mail' => 'fails' ] );
		self::assertFalse( wp_mail( 'ana@example.org', $subject, 'Hello' ) );
		self::assertSame( 1, $caught() );
		foreach ( (array) glob( rueda_qa_mails() . '/*.json' ) as $file ) {
			if ( str_contains( (string) file_get_contents( $file ), $subject ) ) {
				unlink( $file );
			}
		}
	}

	public function test_what_is_drawn_at_random_is_the_same_in_each_fixed_series(): void {
		[ $first, $second, $random ] = array_map( [ self::class, 'drawn' ], [ 'fixed', 'fixed', '' ] );

		self::assertSame( $first, $second );
		self::assertNotSame( $first[0], $random[0] );
		self::assertCount( 3, array_unique( array_slice( $first, 0, 3 ) ) );
		self::assertStringContainsString( 'getRandomValues', implode( "\n", $first ) );
	}

	/** @return list<string> */
	private static function drawn( string $tokens ): array {
		$script = RUEDA_REPOSITORY . 'tests/php/fixtures/qa-tokens.php';
		// The functions of a series cannot be taken away again, so they are tested in a process of their own.
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.system_calls_exec
		exec( implode( ' ', array_map( 'escapeshellarg', [ PHP_BINARY, $script, $tokens ] ) ) . ' 2>&1', $lines );
		return $lines;
	}

	/** @param array<string, mixed> $wishes */
	private static function set( array $wishes ): void {
		self::assertSame( [], rueda_qa_set( $wishes ) );
		// As the next request does.
		rueda_qa_answer_forms();
		rueda_qa_break_page();
	}

	/** @return array<string, mixed> */
	private function answer_of_seed(): array {
		$fields = [ 'your-message' => wp_generate_password( 20, false ) ] + self::GOOD;
		return $this->send( RUEDA_QA_FORM, $fields )->get_data();
	}
}
