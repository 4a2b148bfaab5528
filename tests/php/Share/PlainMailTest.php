<?php

declare( strict_types=1 );

namespace Rueda\Tests\Share;

use Rueda\Report\Report;
use Rueda\Share\SharingSettings;
use Rueda\Support\Database\LimitsTable;
use Rueda\Tests\Report\ReportPageTestCase;
use RuntimeException;

/** The form on a report's page that mails it without a script. */
final class PlainMailTest extends ReportPageTestCase {
	private Report $report;

	protected function setUp(): void {
		parent::setUp();
		$GLOBALS['wpdb']->query( 'DELETE FROM ' . LimitsTable::full_name() );
		update_option( SharingSettings::OPTION, [ 'email' => true ] );
		$this->report = $this->make_report();
		add_filter(
			'wp_redirect',
			static function ( string $to, int $status ): string {
				throw new RuntimeException( "{$status} {$to}" );
			},
			10,
			2
		);
		$this->keep_hooks();
	}

	public function test_is_there_only_where_the_site_mails_reports(): void {
		$this->visit( $this->report->link() );
		$page = $this->printed();
		self::assertStringContainsString(
			'<summary class="rueda-share__link wheeloflife-share-btn is-email">Email My Wheel</summary>',
			$page
		);
		self::assertStringContainsString( 'name="toEmail" value="" placeholder="Enter your email" required', $page );
		self::assertStringNotContainsString( 'role="status"', $page );

		update_option( SharingSettings::OPTION, [] );
		$this->visit( $this->report->link() );
		self::assertStringNotContainsString( 'Email My Wheel', $this->printed() );
		self::assertSame( 'Sending wheels by email is turned off on this site.', $this->refused() );
	}

	public function test_mails_once_and_leads_on_to_words_that_last_five_minutes(): void {
		$to = $this->sent_on( $this->report->link() );
		self::assertStringStartsWith( $this->report->link() . '?mailed=', $to );
		self::assertStringEndsWith( '#rueda-report-mail', $to );
		self::assertCount( 1, $this->mails );
		self::assertSame( [ 'ana@example.org' ], (array) $this->mails[0]['to'] );
		self::assertStringNotContainsString( $this->key( $this->report ), (string) wp_json_encode( $this->mails ) );

		$address = explode( '#', $to )[0];
		$this->visit( $address );
		self::assertStringContainsString(
			'role="status" tabindex="-1">Your wheel has been sent.</p>',
			$this->printed()
		);
		self::assertCount( 1, $this->mails );

		foreach ( [
			substr( $address, 0, -1 ),
			str_replace( $this->report->link(), $this->make_report()->link(), $address ),
			$this->report->link() . '?mailed[]=1',
			$this->report->link() . '?mailed=9999999999-' . str_repeat( '0', 32 ),
		] as $made_up ) {
			$this->visit( $made_up );
			self::assertStringNotContainsString( 'has been sent', $this->printed(), $made_up );
		}
		add_filter( 'rueda_now', static fn ( int $now ): int => $now + 301 );
		$this->keep_hooks();
		$this->visit( $address );
		self::assertStringNotContainsString( 'has been sent', $this->printed() );
	}

	public function test_the_owner_alone_gets_the_owners_address_and_stays_on_it(): void {
		$owner = $this->report->owner_link( $this->key( $this->report ) );
		self::assertStringStartsWith( $owner . '&mailed=', $this->sent_on( $owner ) );
		self::assertStringContainsString( $this->key( $this->report ), (string) wp_json_encode( $this->mails ) );
	}

	public function test_mails_the_report_of_this_page_whatever_the_fields_name(): void {
		$other = $this->make_report();
		$this->sent_on( $this->report->link(), [ 'reportLink' => $other->owner_link( $this->key( $other ) ) ] );
		self::assertStringContainsString( $this->report->slug(), (string) wp_json_encode( $this->mails ) );
		self::assertStringNotContainsString( $other->slug(), (string) wp_json_encode( $this->mails ) );
	}

	/**
	 * @testWith [{"toEmail": ""}, "No email supplied. Please enter valid email."]
	 *           [{"toEmail": "ana@example"}, "This email address is not valid. Please check it."]
	 *           [{"toEmail": "ana@example.org\nBcc: b@a.test"}, "This email address is not valid. Please check it."]
	 *           [{"toEmail": "a@example.org, b@example.org"}, "This email address is not valid. Please check it."]
	 *           [{"toEmail": ["a@example.org"]}, "Part of this request is missing, or is not text."]
	 *           [{"fullName": "  "}, "Please enter your full name."]
	 *           [{"security": "dead"}, "This page has been open for too long. Please press the button again."]
	 *
	 * @param array<string, mixed> $fields
	 */
	public function test_says_what_went_wrong_and_keeps_what_was_typed( array $fields, string $words ): void {
		self::assertSame( $words, $this->refused( $fields + [ 'fullName' => 'Ana "A" <b>' ] ) );
		$page = $this->printed();
		self::assertStringContainsString( '<details class="rueda-report__folded" open>', $page );
		self::assertStringNotContainsString( '<b>', $page );
		if ( ! isset( $fields['fullName'] ) ) {
			self::assertStringContainsString( 'value="Ana &quot;A&quot; &lt;b&gt;"', $page );
		}
		if ( ! isset( $fields['toEmail'] ) ) {
			self::assertStringContainsString( 'value="ana@example.org"', $page );
		}
		self::assertSame( [], $this->mails );
	}

	public function test_knows_the_limits_of_the_dialog(): void {
		foreach ( [ 'a', 'b', 'c', 'd', 'e' ] as $name ) {
			$this->sent_on( $this->report->link(), [ 'toEmail' => "{$name}@example.org" ] );
		}
		self::assertStringStartsWith(
			'You have sent several emails already.',
			$this->refused( [ 'toEmail' => 'f@example.org' ] )
		);
		self::assertCount( 5, $this->mails );
	}

	public function test_a_mail_that_could_not_go_yet_is_told_and_does_not_go_twice(): void {
		add_filter( 'pre_wp_mail', '__return_false' );
		$this->keep_hooks();
		self::assertStringStartsWith( 'The email could not be sent yet.', $this->refused() );
		self::assertStringStartsWith( 'The email could not be sent yet.', $this->refused() );
		global $wpdb;
		self::assertSame(
			'1',
			$wpdb->get_var(
				$wpdb->prepare(
					"SELECT COUNT(*) FROM {$wpdb->prefix}rueda_mails WHERE kind = 'report' AND subject_id = %d",
					$this->report->id()
				)
			)
		);
	}

	public function test_mails_nothing_unless_the_button_was_pressed(): void {
		$this->visit( $this->report->link(), 'GET', $this->fields() );
		$this->visit( $this->report->link(), 'POST', array_diff_key( $this->fields(), [ 'rueda_mail_report' => 1 ] ) );
		self::assertSame( [], $this->mails );
	}

	/**
	 * @param array<string, mixed> $fields
	 * @return array<string, mixed>
	 */
	private function fields( array $fields = [] ): array {
		return $fields + [
			'fullName'          => 'Ana',
			'toEmail'           => 'ana@example.org',
			'security'          => wp_create_nonce( 'wheeloflife_ajax_nonce' ),
			'rueda_mail_report' => '1',
		];
	}

	/**
	 * The address that a correctly filled in form leads to.
	 *
	 * @param array<string, mixed> $fields
	 */
	private function sent_on( string $address, array $fields = [] ): string {
		try {
			$this->visit( $address, 'POST', $this->fields( $fields ) );
		} catch ( RuntimeException $redirect ) {
			self::assertStringStartsWith( '303 ', $redirect->getMessage() );
			return substr( $redirect->getMessage(), 4 );
		}
		self::fail( 'Nobody was sent on.' );
	}

	/**
	 * The page's answer to such a form.
	 *
	 * @param array<string, mixed> $fields
	 */
	private function refused( array $fields = [] ): string {
		$this->visit( $this->report->link(), 'POST', wp_slash( $this->fields( $fields ) ) );
		$found = preg_match( '~<p class="rueda-report__told[^>]*>([^<]*)</p>~', $this->printed(), $words );
		self::assertSame( 1, $found );
		rewind_posts();
		return html_entity_decode( $words[1] );
	}
}
