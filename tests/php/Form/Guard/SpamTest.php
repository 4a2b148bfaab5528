<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Guard;

use Rueda\Form\Guard\Trap;
use Rueda\Form\Intake\Submission;
use Rueda\Support\Clock;
use Rueda\Tests\Form\FormTestCase;

final class SpamTest extends FormTestCase {

	private const FIELDS = [ [ 'name' => 'a' ], [ 'type' => 'email', 'name' => 'mail' ] ];

	public function test_what_was_caught_lies_in_quarantine_and_nothing_is_mailed(): void {
		add_filter( 'wpcf7_spam', '__return_true' );
		$answer = $this->answer( $this->make_form( self::FIELDS ), [ 'a' => 'x' ] );

		self::assertSame( 'spam', $answer['status'] );
		self::assertSame( '', $answer['posted_data_hash'] );
		self::assertSame( 'There was an error trying to send your message. Please try again later.', $answer['message'] );
		self::assertSame( [], $this->mails );
		self::assertSame( [ [ 'spam', '0' ] ], array_map( static fn ( array $row ): array => [ $row['status'], $row['mail_due'] ], $this->messages() ) );
	}

	public function test_who_mends_what_looked_like_spam_is_heard(): void {
		$id  = $this->make_form( self::FIELDS );
		$key = [ '_rueda_key' => '1234-5678-90' ];
		update_option( 'disallowed_keys', "casino\nx" );

		self::assertSame( 'spam', $this->answer( $id, [ 'a' => 'Best CASINOS!' ] + $key )['status'] );
		self::assertSame( 'mail_sent', $this->answer( $id, [ 'a' => 'Best x!' ] + $key )['status'] );
	}

	public function test_a_browser_that_does_not_say_what_it_is(): void {
		$_SERVER['HTTP_USER_AGENT'] = 'M';

		self::assertSame( 'spam', $this->answer( $this->make_form( self::FIELDS ), [ 'a' => 'x' ] )['status'] );
	}

	public function test_the_field_that_nobody_sees_has_to_stay_empty(): void {
		$id   = $this->make_form( self::FIELDS );
		$name = $this->trap_name( $id );

		self::assertStringStartsWith( '_', $name );
		self::assertSame( 'mail_sent', $this->answer( $id, [ 'a' => 'x', $name => '' ] )['status'] );
		self::assertSame( 'spam', $this->answer( $id, [ 'a' => 'y', $name => 'https://casino.example' ] )['status'] );
	}

	public function test_its_name_changes_and_that_of_a_page_from_a_cache_is_still_known(): void {
		$id   = $this->make_form( self::FIELDS );
		$name = $this->trap_name( $id );
		add_filter( 'rueda_now', static fn (): int => time() + 5 * WEEK_IN_SECONDS );

		self::assertNotSame( $name, $this->trap_name( $id ) );
		self::assertSame( 'spam', $this->answer( $id, [ 'a' => 'x', $name => 'y' ] )['status'] );
	}

	/** @return iterable<string, array{int, array<string, string>, bool}> */
	public function speeds(): iterable {
		$program = [];
		$browser = [ 'HTTP_ACCEPT_LANGUAGE' => 'es' ];
		$page    = $browser + [ 'HTTP_SEC_FETCH_SITE' => 'same-origin' ];
		yield 'a program, at once' => [ 0, $program, true ];
		yield 'a browser, at once' => [ 0, $browser, true ];
		yield 'a page of this site in a browser, at once' => [ 0, $page, false ];
		yield 'a page of another site, at once' => [ 0, [ 'HTTP_SEC_FETCH_SITE' => 'cross-site' ] + $browser, true ];
		yield 'a program, after two seconds' => [ 2, $program, true ];
		yield 'a browser, after two seconds' => [ 2, $browser, false ];
		yield 'a program with patience' => [ 5, $program, false ];
		yield 'a page that lay in a cache for a month' => [ MONTH_IN_SECONDS, $browser, false ];
	}

	/**
	 * @dataProvider speeds
	 *
	 * @param array<string, string> $headers Of the request.
	 */
	public function test_nobody_fills_in_a_form_in_no_time( int $seconds, array $headers, bool $is_caught ): void {
		$id    = $this->make_form( self::FIELDS );
		$stamp = ( new Trap( new Clock() ) )->inputs( $id )[ Trap::TIME ];
		add_filter( 'rueda_now', static fn (): int => time() + $seconds );
		unset( $_SERVER['HTTP_ACCEPT_LANGUAGE'] );
		$_SERVER = $headers + $_SERVER;

		self::assertSame( $is_caught ? 'spam' : 'mail_sent', $this->answer( $id, [ 'a' => 'x', Trap::TIME => $stamp ] )['status'] );
	}

	public function test_a_form_that_comes_back_keeps_its_time(): void {
		$id    = $this->make_form( self::FIELDS );
		$trap  = new Trap( new Clock() );
		$first = $trap->inputs( $id )[ Trap::TIME ];
		add_filter( 'rueda_now', static fn (): int => time() + 2 );

		self::assertSame( $first, $trap->inputs( $id, $first )[ Trap::TIME ] );
		self::assertNotSame( $first, $trap->inputs( $id, '0000000000000-0123456789abcdef' )[ Trap::TIME ] );
	}

	public function test_a_time_that_this_site_did_not_write_says_nothing(): void {
		$id = $this->make_form( self::FIELDS );

		self::assertSame( 'mail_sent', $this->answer( $id, [ 'a' => 'x', '_rueda_time' => '9999999999999-0123456789abcdef' ] )['status'] );
	}

	public function test_members_of_a_form_for_members_are_not_suspected(): void {
		$id = $this->make_form( self::FIELDS, [ 'meta_input' => [ 'rueda_form_settings' => 'subscribers_only: on' ] ] );
		$this->act_as( 'subscriber' );
		add_filter( 'wpcf7_spam', '__return_true' );

		self::assertSame( 'mail_sent', $this->answer( $id, [ 'a' => 'x' ] )['status'] );
	}

	public function test_an_add_on_may_skip_the_look(): void {
		add_filter( 'wpcf7_spam', '__return_true' );
		add_filter( 'wpcf7_skip_spam_check', '__return_true' );

		self::assertSame( 'mail_sent', $this->answer( $this->make_form( self::FIELDS ), [ 'a' => 'x' ] )['status'] );
	}

	public function test_a_member_with_a_dead_nonce_is_caught_where_nonces_count(): void {
		$id = $this->make_form( self::FIELDS );
		$this->act_as( 'editor' );
		add_filter( 'wpcf7_verify_nonce', '__return_true' );

		self::assertSame( 'spam', $this->answer( $id, [ 'a' => 'x', '_wpnonce' => 'dead' ] )['status'] );
		self::assertSame( 'mail_sent', $this->answer( $id, [ 'a' => 'x', '_wpnonce' => wp_create_nonce( 'wp_rest' ) ] )['status'] );
	}

	public function test_each_finding_is_logged_and_none_is_told(): void {
		$log = [];
		add_filter(
			'wpcf7_spam',
			static function ( bool $is_spam, Submission $submission ) use ( &$log ): bool {
				$log = $submission->spam_log();
				return $is_spam;
			},
			99,
			2
		);
		update_option( 'disallowed_keys', 'casino' );
		$answer = $this->answer( $this->make_form( self::FIELDS ), [ 'a' => 'casino' ] );

		self::assertSame( [ 'disallowed_list' ], array_column( $log, 'agent' ) );
		self::assertStringNotContainsString( 'casino', (string) wp_json_encode( $answer ) );
	}

	private function trap_name( int $id ): string {
		preg_match( '/name="([^"]+)"/', ( new Trap( new Clock() ) )->field( $id ), $found );
		return $found[1];
	}
}
