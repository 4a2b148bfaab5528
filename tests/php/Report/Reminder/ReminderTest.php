<?php

declare( strict_types=1 );

namespace Rueda\Tests\Report\Reminder;

use Rueda\Mail\MailsTable;
use Rueda\Modules;
use Rueda\Report\Reminder\ReminderModule;
use Rueda\Report\Reminder\RemindersTable;
use Rueda\Report\Report;
use Rueda\Report\Settings;
use Rueda\Share\SharingSettings;
use Rueda\Support\Database\LimitsTable;
use Rueda\Tests\Report\ReportPageTestCase;
use RuntimeException;

/** What owners get who want to be reminded, and who gets nothing. */
final class ReminderTest extends ReportPageTestCase {
	private int $now = 1_700_000_100;
	private Report $report;

	protected function setUp(): void {
		parent::setUp();
		RemindersTable::create();
		$GLOBALS['wpdb']->query( 'DELETE FROM ' . RemindersTable::full_name() );
		$GLOBALS['wpdb']->query( 'DELETE FROM ' . LimitsTable::full_name() );
		update_option( SharingSettings::OPTION, [ 'email' => true ] );
		update_option( Settings::OPTION, [ 'months' => 12, 'picture' => false ] );
		add_filter( 'rueda_now', fn (): int => $this->now, 100 );
		add_filter(
			'wp_redirect',
			static function ( string $to, int $status ): string {
				throw new RuntimeException( "{$status} {$to}" );
			},
			10,
			2
		);
		$wheel        = $this->make_wheel( settings: [ 'post_title' => 'Wheel of <b>Ana</b> & Bea' ] );
		$this->report = $this->make_report( [ 'Health' => 7 ], $wheel, 0, 1_700_000_000 );
		$this->keep_hooks();
	}

	public function test_the_owner_alone_is_offered_a_reminder(): void {
		$this->visit( $this->report->link() );
		self::assertStringNotContainsString( 'Compare in three months', $this->printed() );
		$page = $this->owner_page();
		self::assertStringContainsString( 'on February 14, 2024, and see what has changed', $page );
		self::assertStringContainsString( $this->report->link() . '?rueda_calendar"', $page );
		self::assertStringContainsString( 'Email me on that day', $page );
		$this->visit( $this->report->link(), 'POST', $this->asking() );
		self::assertSame( [], $this->rows() );
	}

	public function test_no_email_is_offered_where_the_site_sends_none_or_the_report_will_be_gone(): void {
		update_option( SharingSettings::OPTION, [] );
		self::assertStringNotContainsString( 'Email me on that day', $this->owner_page() );
		update_option( SharingSettings::OPTION, [ 'email' => true ] );
		update_option( Settings::OPTION, [ 'months' => 2 ] );
		self::assertStringNotContainsString( 'Email me on that day', $this->owner_page() );
		$this->visit( $this->owner_link(), 'POST', $this->asking() );
		self::assertSame( [], $this->mails );
		self::assertSame( [], $this->rows() );
	}

	public function test_the_calendar_file_has_the_day_and_the_public_address(): void {
		$module = ( new Modules() )->get( ReminderModule::class );
		$file   = str_replace( "\r\n ", '', $module->calendar( $this->report ) );
		self::assertStringContainsString( 'DTSTART;VALUE=DATE:20240214', $file );
		self::assertStringContainsString( 'Wheel of Ana & Bea', $file );
		self::assertStringContainsString( 'URL:' . $this->report->link(), $file );
		self::assertStringNotContainsString( 'owner=', $file );
		$this->now = 1_790_000_000;
		self::assertStringContainsString( 'DTSTART;VALUE=DATE:20261221', $module->calendar( $this->report ) );
	}

	public function test_one_email_asks_for_consent_and_opening_its_link_changes_nothing(): void {
		$link = $this->ask();
		self::assertCount( 1, $this->mails );
		self::assertStringNotContainsString( $this->report->slug(), (string) wp_json_encode( $this->mails ) );
		self::assertStringContainsString( 'Please confirm there', $this->owner_page() );
		self::assertStringContainsString( 'a…@example.org', $this->owner_page() );

		$this->visit( $link );
		self::assertSame( 200, $this->status );
		$page = $this->printed();
		self::assertStringContainsString( 'Yes, remind me', $page );
		self::assertStringContainsString( 'Wheel of Ana &amp; Bea', $page );
		self::assertStringNotContainsString( 'Health', $page );
		self::assertStringContainsString( 'noindex', $this->head() );
		self::assertSame( '0', $this->rows()[0]['confirmed'] );
	}

	public function test_is_sent_once_after_consent_and_then_forgotten(): void {
		$link = $this->ask();
		$this->press( $link, 'confirm' );
		$this->visit( $link );
		self::assertStringContainsString( 'We will send one email to a…@example.org', $this->printed() );

		$this->now = 1_707_900_000;
		do_action( ReminderModule::CRON );
		self::assertCount( 1, $this->mails );
		$this->now = 1_708_000_000;
		do_action( ReminderModule::CRON );
		do_action( ReminderModule::CRON );
		self::assertCount( 2, $this->mails );
		self::assertSame( [ 'ana@example.org' ], (array) $this->mails[1]['to'] );
		self::assertStringContainsString( $this->owner_link(), $this->mails[1]['message'] );
		self::assertSame( [], $this->rows() );
		$this->visit( $link );
		self::assertSame( 410, $this->status );
		self::assertStringContainsString( 'It was sent or stopped', $this->printed() );
	}

	public function test_its_email_says_how_the_report_is_deleted_and_where_to_see_that_no_reminder_is_left(): void {
		$link = $this->ask();
		$this->press( $link, 'confirm' );
		$this->now = 1_708_000_000;
		do_action( ReminderModule::CRON );
		$words = $this->mails[1]['message'];
		$place = $this->owner_link() . '#rueda-report-owner';
		self::assertStringContainsString( "press “Delete this report” there:\n{$place}\n", $words );
		self::assertStringContainsString( "Here you can check it:\n{$link}\n", $words );
		$this->visit( $this->owner_link() );
		self::assertStringContainsString( 'id="rueda-report-owner"', $this->printed() );
	}

	public function test_no_copy_of_its_emails_and_no_address_stays_once_they_were_sent(): void {
		$this->press( $this->ask(), 'confirm' );
		$this->now = 1_708_000_000;
		do_action( ReminderModule::CRON );
		$kept = $GLOBALS['wpdb']->get_results( "SELECT state, people, payload FROM {$this->mails_table()}", ARRAY_A );
		self::assertSame( array_fill( 0, 2, [ 'state' => 'sent', 'people' => '', 'payload' => '' ] ), $kept );
	}

	public function test_a_server_that_dies_while_it_sends_causes_no_second_email(): void {
		$this->press( $this->ask(), 'confirm' );
		$this->now = 1_708_000_000;
		$rows      = [];
		add_filter(
			'pre_wp_mail',
			function ( mixed $sent ) use ( &$rows ): mixed {
				$rows[] = $this->rows();
				return $sent;
			},
			0
		);
		do_action( ReminderModule::CRON );
		self::assertSame( [ [] ], $rows );
	}

	public function test_comes_later_and_by_the_same_link_if_its_email_could_not_even_be_stored(): void {
		$link = $this->ask();
		$this->press( $link, 'confirm' );
		$before    = $this->rows();
		$this->now = 1_708_000_000;
		$refuse    = fn ( string $query ): string => str_contains( $query, 'INSERT' )
			&& str_contains( $query, $this->mails_table() ) ? 'SELECT * FROM nowhere_to_be_found' : $query;
		$shown     = $GLOBALS['wpdb']->suppress_errors();
		add_filter( 'query', $refuse );
		do_action( ReminderModule::CRON );
		remove_filter( 'query', $refuse );
		$GLOBALS['wpdb']->suppress_errors( $shown );
		self::assertCount( 1, $this->mails );
		self::assertSame( $before, $this->rows() );
		do_action( ReminderModule::CRON );
		self::assertCount( 2, $this->mails );
		self::assertSame( [], $this->rows() );
	}

	public function test_without_consent_it_vanishes_after_two_days(): void {
		$link       = $this->ask();
		$this->now += 2 * DAY_IN_SECONDS;
		$this->visit( $link );
		self::assertSame( 410, $this->status );
		self::assertCount( 1, $this->rows() );
		do_action( ReminderModule::CRON );
		self::assertSame( [], $this->rows() );
		$this->now = 1_708_000_000;
		do_action( ReminderModule::CRON );
		self::assertCount( 1, $this->mails );
	}

	public function test_the_link_of_the_email_and_the_owners_page_stop_it(): void {
		$link = $this->ask();
		$this->press( $link, 'confirm' );
		$this->press( $link, 'stop' );
		self::assertSame( [], $this->rows() );

		$this->now += DAY_IN_SECONDS;
		$this->ask( 'bea@example.org' );
		$this->redirected( $this->owner_link(), [ 'rueda_stop_reminder' => $this->rows()[0]['id'] ] );
		self::assertSame( [], $this->rows() );
	}

	public function test_goes_with_its_report(): void {
		$this->press( $this->ask(), 'confirm' );
		self::assertNotSame( [], $GLOBALS['wpdb']->get_results( "SELECT id FROM {$this->mails_table()}" ) );
		$this->reports()->delete( $this->report->id() );
		self::assertSame( [], $this->rows() );
		self::assertSame(
			[],
			$GLOBALS['wpdb']->get_results( "SELECT id FROM {$this->mails_table()} WHERE kind = 'reminder'" )
		);
	}

	public function test_is_not_sent_about_a_report_that_has_expired(): void {
		$this->press( $this->ask(), 'confirm' );
		update_option( Settings::OPTION, [ 'months' => 2 ] );
		$this->now = 1_708_000_000;
		do_action( ReminderModule::CRON );
		self::assertCount( 1, $this->mails );
		self::assertSame( [], $this->rows() );
	}

	public function test_is_not_sent_when_cron_comes_months_too_late(): void {
		$this->press( $this->ask(), 'confirm' );
		$this->now = 1_708_000_000 + 31 * DAY_IN_SECONDS;
		do_action( ReminderModule::CRON );
		self::assertCount( 1, $this->mails );
		self::assertSame( [], $this->rows() );
	}

	/**
	 * @testWith ["", "valid email"]
	 *           ["ana@example", "valid email"]
	 *           ["Ana <ana@example.org>", "valid email"]
	 *           ["a@example.org, b@example.org", "valid email"]
	 *           ["a@example.org\nBcc: b@example.org", "valid email"]
	 */
	public function test_an_address_that_is_not_exactly_one_gets_nothing( string $typed, string $words ): void {
		$this->visit( $this->owner_link(), 'POST', wp_slash( $this->asking( $typed ) ) );
		$page = $this->printed();
		self::assertStringContainsString( $words, $page );
		self::assertStringContainsString( '<details class="rueda-report__mail" open>', $page );
		self::assertSame( [], $this->mails );
	}

	public function test_an_address_and_a_visitor_get_few_emails(): void {
		$this->ask( 'ana+1@example.org' );
		$this->ask( 'ana+2@example.org' );
		self::assertCount( 1, $this->rows() );
		$this->visit( $this->owner_link(), 'POST', $this->asking( 'ana@example.org' ) );
		self::assertStringContainsString( 'has already been sent emails', $this->printed() );
		$this->ask( 'b@example.org' );
		$this->ask( 'c@example.org' );
		$this->ask( 'd@example.org' );
		$this->visit( $this->owner_link(), 'POST', $this->asking( 'e@example.org' ) );
		self::assertStringContainsString( 'Too many reminders', $this->printed() );
		self::assertCount( 5, $this->mails );
	}

	public function test_a_made_up_link_shows_nothing(): void {
		$link = $this->ask();
		foreach ( [ substr( $link, 0, -1 ) . 'x', home_url( '/?rueda_reminder[]=1' ) ] as $made_up ) {
			$this->visit( $made_up );
			self::assertSame( 410, $this->status, $made_up );
		}
	}

	public function test_tools_for_personal_data_find_and_erase_it(): void {
		$this->press( $this->ask(), 'confirm' );
		$export = apply_filters( 'wp_privacy_personal_data_exporters', [] )['rueda-reminders']['callback'];
		$erase  = apply_filters( 'wp_privacy_personal_data_erasers', [] )['rueda-reminders']['callback'];
		self::assertContains(
			[ 'name' => 'Email', 'value' => 'ana@example.org' ],
			$export( 'Ana@Example.org', 1 )['data'][0]['data']
		);
		self::assertSame( [], $export( 'bea@example.org', 1 )['data'] );
		self::assertFalse( $erase( 'bea@example.org', 1 )['items_removed'] );
		self::assertTrue( $erase( 'ana@example.org', 1 )['items_removed'] );
		self::assertSame( [], $this->rows() );
	}

	private function owner_link(): string {
		return $this->report->owner_link( $this->key( $this->report ) );
	}

	private function owner_page(): string {
		$this->visit( $this->owner_link() );
		return $this->printed();
	}

	/** @return array<string, string> */
	private function asking( string $address = 'ana@example.org' ): array {
		return [ 'rueda_ask_reminder' => '1', 'rueda_reminder_email' => $address ];
	}

	/** @return string The link in the email that asks for consent. */
	private function ask( string $address = 'ana@example.org' ): string {
		$to = $this->redirected( $this->owner_link(), $this->asking( $address ) );
		self::assertSame( '303 ' . $this->owner_link() . '#rueda-report-reminder', $to );
		$mail = end( $this->mails );
		self::assertIsArray( $mail );
		self::assertSame( 1, preg_match( '~^http\S+rueda_reminder=\S+$~m', $mail['message'], $found ) );
		return $found[0];
	}

	private function press( string $link, string $button ): void {
		self::assertSame( "303 {$link}", $this->redirected( $link, [ 'rueda_reminder_do' => $button ] ) );
	}

	/** @param array<string, string> $posted */
	private function redirected( string $address, array $posted ): string {
		try {
			$this->visit( $address, 'POST', $posted );
		} catch ( RuntimeException $error ) {
			return $error->getMessage();
		}
		self::fail( "Nothing led on from {$address}." );
	}

	private function mails_table(): string {
		return MailsTable::full_name();
	}

	/** @return list<array<string, string>> */
	private function rows(): array {
		global $wpdb;
		return $wpdb->get_results( 'SELECT * FROM ' . RemindersTable::full_name() . ' ORDER BY id', ARRAY_A );
	}
}
