<?php

declare( strict_types=1 );

namespace Rueda\Tests\Share;

use Rueda\Share\MailLimits;
use Rueda\Support\Clock;
use Rueda\Support\Http\AjaxAnswer;

final class SendMailLimitsTest extends ShareTestCase {
	public function test_lets_a_visitor_mail_five_in_an_hour(): void {
		for ( $i = 0; $i < 5; $i++ ) {
			self::assertTrue( $this->mail( [ 'toEmail' => "a{$i}@example.org" ] )->is_success );
		}
		$this->now += 600;
		$this->assert_limit( 3000, $this->mail( [ 'toEmail' => 'b@example.org' ] ) );
		$_SERVER['HTTP_X_FORWARDED_FOR'] = '203.0.113.9';
		$this->assert_limit( 3000, $this->mail( [ 'toEmail' => 'b@example.org' ] ) );

		$_SERVER['REMOTE_ADDR'] = '192.0.2.2';
		self::assertTrue( $this->mail( [ 'toEmail' => 'b@example.org' ] )->is_success );
		$_SERVER['REMOTE_ADDR'] = '192.0.2.1';
		$this->now             += 3000;
		self::assertTrue( $this->mail( [ 'toEmail' => 'c@example.org' ] )->is_success );
	}

	public function test_mails_three_in_a_day_to_one_address(): void {
		foreach ( [ 'ana@example.org', 'ANA@example.org', 'Ana@Example.org' ] as $index => $typed ) {
			$_SERVER['REMOTE_ADDR'] = "192.0.2.{$index}";
			self::assertTrue( $this->mail( [ 'toEmail' => $typed ] )->is_success );
		}
		$_SERVER['REMOTE_ADDR'] = '192.0.2.9';
		$this->assert_limit( DAY_IN_SECONDS, $this->mail() );

		$this->now += DAY_IN_SECONDS;
		self::assertTrue( $this->mail()->is_success );
	}

	public function test_other_spellings_of_one_address_are_one(): void {
		foreach ( [
			'ana.maria@gmail.com',
			'a.n.a.m.a.r.i.a@gmail.com',
			'anamaria@googlemail.com',
		] as $index => $typed ) {
			$_SERVER['REMOTE_ADDR'] = "192.0.2.{$index}";
			self::assertTrue( $this->mail( [ 'toEmail' => $typed ] )->is_success );
		}
		$_SERVER['REMOTE_ADDR'] = '192.0.2.9';
		$this->assert_limit( DAY_IN_SECONDS, $this->mail( [ 'toEmail' => 'anamaria@gmail.com' ] ) );
	}

	public function test_mails_one_report_ten_times(): void {
		for ( $i = 0; $i < 10; $i++ ) {
			$_SERVER['REMOTE_ADDR'] = "192.0.2.{$i}";
			self::assertTrue( $this->mail( [ 'toEmail' => "a{$i}@example.org" ] )->is_success );
		}
		$_SERVER['REMOTE_ADDR'] = '192.0.2.99';
		$this->now             += 30 * DAY_IN_SECONDS;
		$this->assert_limit( DAY_IN_SECONDS, $this->mail() );

		$this->report = $this->save_report();
		self::assertTrue( $this->mail()->is_success );
	}

	/** @group newest */
	public function test_mails_sixty_in_an_hour_from_the_whole_site(): void {
		for ( $i = 0; $i < 60; $i++ ) {
			if ( 0 === $i % 10 ) {
				$this->report = $this->save_report();
			}
			$_SERVER['REMOTE_ADDR'] = "192.0.2.{$i}";
			self::assertTrue( $this->mail( [ 'toEmail' => "a{$i}@example.org" ] )->is_success );
		}
		$this->report           = $this->save_report();
		$_SERVER['REMOTE_ADDR'] = '192.0.2.99';
		$this->assert_limit( HOUR_IN_SECONDS, $this->mail() );
		self::assertCount( 60, $this->mails );
	}

	public function test_a_refused_mail_costs_nothing_of_the_other_limits(): void {
		for ( $i = 0; $i < 3; $i++ ) {
			$this->mail();
		}
		for ( $i = 0; $i < 20; $i++ ) {
			self::assertFalse( $this->mail()->is_success );
		}
		self::assertTrue( $this->mail( [ 'toEmail' => 'b@example.org' ] )->is_success );
		self::assertTrue( $this->mail( [ 'toEmail' => 'c@example.org' ] )->is_success );
		self::assertFalse( $this->mail( [ 'toEmail' => 'd@example.org' ] )->is_success );
	}

	public function test_keeps_no_address_in_its_counts(): void {
		global $wpdb;
		$this->mail();

		self::assertStringNotContainsString(
			'ana@',
			(string) wp_json_encode( $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}rueda_limits" ) )
		);
	}

	public function test_holds_nobody_while_the_mail_server_hangs(): void {
		$tries = 0;
		add_filter(
			'pre_wp_mail',
			function () use ( &$tries ): bool {
				++$tries;
				$this->now += 10;
				return false;
			},
			5
		);
		$words = 'The mail server does not answer at the moment. Your wheel will be sent to %s automatically: you do '
			. 'not need to try again.';
		foreach ( [ 'ana@example.org', 'ana@example.org', 'eva@example.org' ] as $address ) {
			self::assertSame( sprintf( $words, $address ), $this->mail( [ 'toEmail' => $address ] )->data );
		}

		self::assertSame( 1, $tries );
		self::assertCount( 2, $this->rows() );
	}

	public function test_says_that_a_mail_waits_and_sends_it_once_when_pressed_again(): void {
		$this->let_mails_fail();
		$answer = $this->mail();
		self::assertSame( [ 200, false ], [ $answer->status, $answer->is_success ] );
		self::assertStringContainsString( 'keeps trying', (string) $answer->data );

		$this->let_mails_go();
		self::assertTrue( $this->mail()->is_success );
		self::assertCount( 1, $this->mails );
		self::assertCount( 1, $this->rows() );
	}

	public function test_counts_the_presses_of_an_impatient_visitor(): void {
		$this->let_mails_fail();
		for ( $i = 0; $i < 5; $i++ ) {
			self::assertNull( $this->mail()->retry_after );
		}
		$this->assert_limit( HOUR_IN_SECONDS, $this->mail() );
	}

	public function test_gives_a_reports_count_back_when_its_mail_failed_for_good(): void {
		$limits = new MailLimits( new Clock() );
		for ( $i = 0; $i < 10; $i++ ) {
			$_SERVER['REMOTE_ADDR'] = "192.0.2.{$i}";
			$this->mail( [ 'toEmail' => "a{$i}@example.org" ] );
		}
		$limits->give_back_report( $this->report->id() );
		$_SERVER['REMOTE_ADDR'] = '192.0.2.50';

		self::assertTrue( $this->mail( [ 'toEmail' => 'b@example.org' ] )->is_success );
		self::assertFalse( $this->mail( [ 'toEmail' => 'c@example.org' ] )->is_success );
	}

	private function assert_limit( int $seconds, AjaxAnswer $answer ): void {
		self::assertSame( [ 200, false, $seconds ], [ $answer->status, $answer->is_success, $answer->retry_after ] );
		self::assertMatchesRegularExpression( '/^[A-Z].*\.$/', (string) $answer->data );
	}
}
