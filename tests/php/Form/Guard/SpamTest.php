<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Guard;

use Rueda\Form\Form;
use Rueda\Form\Guard\Honeypot;
use Rueda\Form\Post\Submission;
use Rueda\Support\Clock;
use Rueda\Support\Database\LimitsTable;
use Rueda\Tests\Form\FormTestCase;

/** @group newest */
final class SpamTest extends FormTestCase {

	private const FIELDS = [ [ 'name' => 'a' ], [ 'type' => 'email', 'name' => 'mail' ] ];

	public function test_what_was_caught_lies_in_quarantine_and_nothing_is_mailed(): void {
		add_filter( 'wpcf7_spam', '__return_true' );
		$answer = $this->answer( $this->make_form( self::FIELDS ), [ 'a' => 'x' ] );

		self::assertSame( 'spam', $answer['status'] );
		self::assertSame( '', $answer['posted_data_hash'] );
		self::assertSame(
			'There was an error trying to send your message. Please try again later.',
			$answer['message']
		);
		self::assertSame( [], $this->mails );
		self::assertSame(
			[ [ 'spam', '0' ] ],
			array_map( static fn ( array $row ): array => [ $row['status'], $row['mail_due'] ], $this->messages() )
		);
	}

	public function test_what_may_not_be_stored_is_not_stored_as_spam_either(): void {
		add_filter( 'wpcf7_spam', '__return_true' );
		$closed = [ 'meta_input' => [ 'rueda_form_settings' => 'do_not_store: on' ] ];
		$asked  = [
			'type'          => 'acceptance',
			'name'          => 'keep',
			'isOptional'    => true,
			'consentFor'    => 'storage',
			'conditionText' => 'Keep it',
		];

		self::assertSame(
			'spam',
			$this->answer( $this->make_form( self::FIELDS, $closed ), [ 'a' => 'x' ] )['status']
		);
		self::assertSame(
			'spam',
			$this->answer( $this->make_form( [ ...self::FIELDS, $asked ] ), [ 'a' => 'x' ] )['status']
		);
		self::assertSame( [], $this->messages() );
		$this->answer( $this->make_form( [ ...self::FIELDS, $asked ] ), [ 'a' => 'x', 'keep' => '1' ] );
		self::assertCount( 1, $this->messages() );
	}

	public function test_a_message_that_was_corrected_after_being_taken_for_spam_is_sent(): void {
		$id  = $this->make_form( self::FIELDS );
		$key = [ '_rueda_key' => '1234-5678-90' ];
		update_option( 'disallowed_keys', "casino\nx" );

		self::assertSame( 'spam', $this->answer( $id, [ 'a' => 'Best CASINOS!' ] + $key )['status'] );
		self::assertSame( 'mail_sent', $this->answer( $id, [ 'a' => 'Best x!' ] + $key )['status'] );
	}

	public function test_a_disallowed_address_is_known_however_the_server_writes_it(): void {
		$_SERVER['REMOTE_ADDR'] = '::ffff:c000:207';
		update_option( 'disallowed_keys', '192.0.2.7' );

		self::assertSame( 'spam', $this->answer( $this->make_form( self::FIELDS ), [ 'a' => 'x' ] )['status'] );
	}

	public function test_a_message_of_a_browser_that_does_not_say_what_it_is_is_spam(): void {
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

	public function test_the_name_of_the_hidden_field_changes_and_that_of_a_page_from_a_cache_is_still_known(): void {
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
		yield 'a page of this site in a browser, at once' => [ 0, $page, true ];
		yield 'the same after two seconds' => [ 2, $page, false ];
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
	public function test_a_form_that_is_sent_too_quickly_is_spam(
		int $seconds,
		array $headers,
		bool $is_caught
	): void {
		$id  = $this->make_form( self::FIELDS );
		$now = time() - HOUR_IN_SECONDS;
		add_filter(
			'rueda_now',
			static function () use ( &$now ): int {
				return $now;
			}
		);
		$stamp = $this->honeypot()->inputs( $id )[ Honeypot::TIME ];
		$now  += $seconds;
		$this->come_with( $headers );

		self::assertSame(
			$is_caught ? 'spam' : 'mail_sent',
			$this->answer( $id, [ 'a' => 'x', Honeypot::TIME => $stamp ] )['status']
		);
	}

	public function test_a_form_that_comes_back_keeps_its_time(): void {
		$id       = $this->make_form( self::FIELDS );
		$honeypot = $this->honeypot();
		$first    = $honeypot->inputs( $id )[ Honeypot::TIME ];
		add_filter( 'rueda_now', static fn (): int => time() + 2 );

		self::assertSame( $first, $honeypot->inputs( $id, $first )[ Honeypot::TIME ] );
		self::assertNotSame( $first, $honeypot->inputs( $id, '0000000000000-0123456789abcdef' )[ Honeypot::TIME ] );
	}

	public function test_a_site_may_switch_the_look_at_time_and_repeats_off(): void {
		add_filter( 'rueda_form_shortest_time', '__return_zero' );
		$this->come_with( [] );
		$id = $this->make_form( self::FIELDS );

		self::assertSame(
			array_fill( 0, 8, 'mail_sent' ),
			$this->statuses( $id, 8, static fn ( int $number ): array => [ 'a' => "message $number" ] )
		);
	}

	public function test_the_same_message_from_the_same_page_is_taken_three_times_a_day(): void {
		$id   = $this->make_form( self::FIELDS );
		$page = [ Honeypot::TIME => $this->stamp( $id ) ];
		$same = static fn ( int $number ): array => $page + [
			'a'    => 'The very same words',
			'mail' => 'ada@example.org',
		];
		// Within one minute, equal data count as one message.
		$later = static function ( int $number ): void {
			add_filter( 'rueda_now', static fn (): int => time() + 2 * $number * MINUTE_IN_SECONDS );
		};

		self::assertSame(
			[ 'mail_sent', 'mail_sent', 'mail_sent', 'spam', 'spam' ],
			$this->statuses( $id, 5, $same, $later )
		);
		add_filter( 'rueda_now', static fn (): int => time() + DAY_IN_SECONDS + HOUR_IN_SECONDS + 60 );
		self::assertSame( [ 'mail_sent' ], $this->statuses( $id, 1, $same ) );
	}

	public function test_who_forgets_a_required_file_is_no_program(): void {
		$id    = $this->make_form( [ ...self::FIELDS, [ 'type' => 'file', 'name' => 'f', 'isRequired' => true ] ] );
		$stamp = $this->stamp( $id );

		$sent     = [
			'a'            => 'I would like to come on Tuesday.',
			'mail'         => 'ana@example.org',
			Honeypot::TIME => $stamp,
		];
		$statuses = $this->statuses( $id, 6, static fn (): array => $sent );
		self::assertSame( [ 'validation_failed' ], array_unique( $statuses ) );
	}

	public function test_sixty_visitors_of_one_cached_page_are_not_taken_for_spam(): void {
		$id    = $this->make_form( self::FIELDS );
		$page  = [ Honeypot::TIME => $this->stamp( $id ) ];
		$other = static fn ( int $number ): array => $page + [
			'a'    => "Words of visitor $number",
			'mail' => "v$number@example.org",
		];
		$from  = static function ( int $number ): void {
			$_SERVER['REMOTE_ADDR'] = "198.51.100.$number";
		};

		self::assertSame( array_fill( 0, 60, 'mail_sent' ), $this->statuses( $id, 60, $other, $from ) );
	}

	public function test_a_class_behind_one_address_may_write_and_a_flood_may_not(): void {
		$id       = $this->make_form( self::FIELDS );
		$page     = [ Honeypot::TIME => $this->stamp( $id ) ];
		$statuses = $this->statuses(
			$id,
			50,
			static fn ( int $number ): array => $page + [ 'a' => "Words of pupil $number" ]
		);

		self::assertSame( [ 'mail_sent' => 40, 'spam' => 10 ], array_count_values( $statuses ) );
	}

	public function test_a_program_gets_few_messages_out_of_a_page(): void {
		$id   = $this->make_form( self::FIELDS );
		$page = [ Honeypot::TIME => $this->stamp( $id ) ];
		$this->come_with( [] );
		$other = static fn ( int $number ): array => $page + [ 'a' => "Words $number" ];

		self::assertSame( [ 'mail_sent', 'mail_sent', 'spam' ], $this->statuses( $id, 3, $other ) );
		add_filter( 'rueda_now', static fn (): int => time() + 2 * HOUR_IN_SECONDS );
		self::assertSame( [ 'mail_sent' ], $this->statuses( $id, 1, $other ) );
	}

	public function test_one_text_with_links_in_many_forms_is_stopped_whoever_sends_it(): void {
		$this->come_with( [] );
		$statuses = [];
		for ( $number = 1; $number <= 4; $number++ ) {
			$_SERVER['REMOTE_ADDR'] = "198.51.100.$number";
			$id                     = $this->make_form(
				[ [ 'type' => 'textarea', 'name' => 'text' ], [ 'name' => 'a' ] ]
			);
			$post                   = [
				'text'         => 'Buy at https://shop.example',
				'a'            => "$number",
				Honeypot::TIME => $this->stamp( $id ),
			];
			$statuses               = [ ...$statuses, ...$this->statuses( $id, 1, static fn (): array => $post ) ];
		}

		self::assertSame( [ 'mail_sent', 'mail_sent', 'spam', 'spam' ], $statuses );
	}

	public function test_what_was_sent_is_remembered_without_a_word_or_an_address(): void {
		$GLOBALS['wpdb']->query( 'DELETE FROM ' . LimitsTable::full_name() );
		$_SERVER['REMOTE_ADDR'] = '198.51.100.7';
		$this->answer( $this->make_form( self::FIELDS ), [ 'a' => 'Secret words', 'mail' => 'tomas@example.org' ] );
		$rows = (string) wp_json_encode( $GLOBALS['wpdb']->get_results( 'SELECT * FROM ' . LimitsTable::full_name() ) );

		self::assertStringContainsString( '.browser', $rows );
		self::assertDoesNotMatchRegularExpression( '/198\.51|Secret|tomas/', $rows );
	}

	public function test_members_of_a_form_for_members_are_not_suspected(): void {
		$id = $this->make_form( self::FIELDS, [ 'meta_input' => [ 'rueda_form_settings' => 'subscribers_only: on' ] ] );
		$this->act_as( 'subscriber' );
		add_filter( 'wpcf7_spam', '__return_true' );

		self::assertSame( 'mail_sent', $this->answer( $id, [ 'a' => 'x' ] )['status'] );
	}

	public function test_an_add_on_may_skip_the_look_for_spam(): void {
		add_filter( 'wpcf7_spam', '__return_true' );
		add_filter( 'wpcf7_skip_spam_check', '__return_true' );

		self::assertSame( 'mail_sent', $this->answer( $this->make_form( self::FIELDS ), [ 'a' => 'x' ] )['status'] );
	}

	public function test_a_member_with_a_dead_nonce_is_caught_where_nonces_count(): void {
		$id = $this->make_form( self::FIELDS );
		$this->act_as( 'editor' );
		add_filter(
			'wpcf7_verify_nonce',
			static fn ( bool $is_active, Form $form ): bool => $is_active || $form->id() === $id,
			10,
			2
		);

		self::assertSame( 'spam', $this->answer( $id, [ 'a' => 'x', '_wpnonce' => 'dead' ] )['status'] );
		self::assertSame(
			'mail_sent',
			$this->answer( $id, [ 'a' => 'x', '_wpnonce' => wp_create_nonce( 'wp_rest' ) ] )['status']
		);
	}

	public function test_each_reason_is_logged_and_none_is_shown_to_the_visitor(): void {
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

	/** @param array<string, string> $headers Of a browser, or few of them. */
	private function come_with( array $headers ): void {
		unset( $_SERVER['HTTP_ACCEPT_LANGUAGE'], $_SERVER['HTTP_SEC_FETCH_SITE'] );
		$_SERVER = $headers + $_SERVER;
	}

	/** The stamp of a page that was made an hour ago; the clock continues from there. */
	private function stamp( int $id ): string {
		remove_all_filters( 'rueda_now' );
		$stamp = $this->honeypot()->inputs( $id )[ Honeypot::TIME ];
		add_filter( 'rueda_now', static fn (): int => time() + HOUR_IN_SECONDS );
		return $stamp;
	}

	/**
	 * @param callable( int ): array<string, string> $fields Of the message with this number.
	 * @param callable( int ): void|null             $before Sets the stage for it.
	 * @return list<string> What became of each.
	 */
	private function statuses( int $id, int $times, callable $fields, ?callable $before = null ): array {
		$statuses = [];
		for ( $number = 1; $number <= $times; $number++ ) {
			if ( null !== $before ) {
				$before( $number );
			}
			$statuses[] = $this->answer( $id, $fields( $number ) )['status'];
		}
		return $statuses;
	}

	private function trap_name( int $id ): string {
		preg_match( '/name="([^"]+)"/', $this->honeypot()->field( $id ), $found );
		return $found[1];
	}
}
