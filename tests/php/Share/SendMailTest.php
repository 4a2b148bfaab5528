<?php

declare( strict_types=1 );

namespace Rueda\Tests\Share;

use Rueda\Report\Address;
use Rueda\Report\Settings;
use Rueda\Share\SharingSettings;
use Rueda\Support\Http\AjaxAnswer;
use Rueda\Support\Http\AjaxCall;

/** The call sendMyWheelEmail, for visitors and for attackers. */
final class SendMailTest extends ShareTestCase {
	public function test_mails_a_report_to_the_address_that_was_typed(): void {
		$answer = $this->mail();

		self::assertSame(
			[ 200, true, 'Your wheel was sent to ana@example.org.' ],
			[ $answer->status, $answer->is_success, $answer->data ]
		);
		self::assertCount( 1, $this->mails );
		$mail = $this->mails[0];
		self::assertSame( [ 'ana@example.org' ], $mail['to'] );
		self::assertSame( 'Your wheel from Life & Wheel', $mail['subject'] );
		self::assertContains( 'Reply-To: admin@example.org', $mail['headers'] );
		self::assertStringContainsString( 'Hello Ana,', $mail['message'] );
		self::assertStringContainsString( esc_url( $this->report->link() ), $mail['message'] );
		self::assertStringContainsString( 'Health &amp; Fitness', $mail['message'] );
	}

	/** @return array<string, array{string}> */
	public function wrong_addresses(): array {
		return [
			'nothing'                  => [ '' ],
			'a word'                   => [ 'ana' ],
			'two with a comma'         => [ 'a@example.test,b@example.test' ],
			'two with comma and blank' => [ 'a@example.test, b@example.test' ],
			'two with a semicolon'     => [ 'a@example.test;b@example.test' ],
			'two with a blank'         => [ 'a@example.test b@example.test' ],
			'CR and a header'          => [ "ana@example.org\rBcc: b@example.org" ],
			'LF and a header'          => [ "ana@example.org\nBcc: b@example.org" ],
			'CRLF and a header'        => [ "ana@example.org\r\nBcc: b@example.org" ],
			'CR at the end'            => [ "ana@example.org\r" ],
			'LF at the end'            => [ "ana@example.org\n" ],
			'CRLF at the end'          => [ "ana@example.org\r\n" ],
			'NUL'                      => [ "ana@example.org\0" ],
			'a name in front'          => [ 'Ana <ana@example.org>' ],
			'a comment'                => [ 'ana(b)@example.org' ],
			'quoted'                   => [ '"ana b"@example.org' ],
			'a percent sign'           => [ 'b%example.net@example.org' ],
			'a long top-level name'    => [ 'ana@example.museum' ],
			'a plus'                   => [ 'ana+b@example.org' ],
			'an address of numbers'    => [ 'ana@[127.0.0.1]' ],
			'letters from elsewhere'   => [ 'ana@exämple.org' ],
			'longer than mail allows'  => [ str_repeat( 'a', 250 ) . '@example.org' ],
			'two at signs'             => [ 'ana@b@example.org' ],
		];
	}

	/** @dataProvider wrong_addresses */
	public function test_mails_nothing_to_what_is_not_one_address( string $typed ): void {
		$answer = $this->mail( [ 'toEmail' => $typed ] );

		self::assertSame(
			[ 200, false, 'This email address is not valid. Please check it.' ],
			[ $answer->status, $answer->is_success, $answer->data ]
		);
		$this->assert_nothing_was_sent();
	}

	/** @return array<string, array{string}> */
	public function foreign_links(): array {
		return [
			'nothing'        => [ '' ],
			'another site'   => [ 'https://evil.example/' ],
			'a page of ours' => [ home_url( '/?p=1' ) ],
			'no address'     => [ 'javascript:alert(1)' ],
			'CR'             => [ "\r" ],
			'LF'             => [ "\nBcc: b@example.org" ],
			'CRLF'           => [ "\r\nBcc: b@example.org\r\n\r\n" ],
		];
	}

	/** @dataProvider foreign_links */
	public function test_mails_nothing_for_a_link_that_is_no_report_of_ours( string $link ): void {
		$this->assert_no_report( $this->mail( [ 'reportLink' => $link ] ) );
	}

	public function test_mails_nothing_for_our_report_at_another_host(): void {
		$this->assert_no_report(
			$this->mail(
				[
					'reportLink' => str_replace(
						(string) wp_parse_url( home_url(), PHP_URL_HOST ),
						'evil.example',
						$this->report->link()
					),
				]
			)
		);
	}

	public function test_mails_nothing_for_a_link_that_nobody_was_given(): void {
		$this->assert_no_report( $this->mail( [ 'reportLink' => Address::link( Address::fresh_slug() ) ] ) );
	}

	public function test_mails_nothing_for_a_report_that_was_deleted(): void {
		$link = $this->report->link();
		$this->reports()->delete( $this->report->id() );

		$this->assert_no_report( $this->mail( [ 'reportLink' => $link ] ) );
	}

	public function test_puts_the_link_into_the_mail_that_we_make_and_not_the_one_it_was_sent(): void {
		$this->mail( [ 'reportLink' => add_query_arg( 'utm', 'evil.example', $this->report->link() ) . '#evil' ] );

		self::assertCount( 1, $this->mails );
		self::assertStringNotContainsString( 'evil', $this->mails[0]['message'] );
		self::assertStringContainsString( esc_url( $this->report->link() ), $this->mails[0]['message'] );
	}

	public function test_gives_the_owners_link_to_those_alone_who_came_with_it(): void {
		$key = $this->reports()->owner_key( $this->report );
		$this->mail();
		$this->mail(
			[
				'reportLink' => add_query_arg( 'owner', str_repeat( '0', 32 ), $this->report->link() ),
				'toEmail'    => 'b@example.org',
			]
		);
		$this->mail( [ 'reportLink' => $this->report->owner_link( $key ), 'toEmail' => 'c@example.org' ] );

		self::assertCount( 3, $this->mails );
		self::assertStringNotContainsString( $key, $this->mails[0]['message'] );
		self::assertStringNotContainsString( $key, $this->mails[1]['message'] );
		self::assertStringContainsString( esc_url( $this->report->owner_link( $key ) ), $this->mails[2]['message'] );
	}

	/** @return array<string, array{string, string}> */
	public function names(): array {
		return [
			'none'            => [ '', 'Hello,' ],
			'blanks'          => [ "  \t ", 'Hello,' ],
			'a long one'      => [ str_repeat( 'a', 150 ), 'Hello ' . str_repeat( 'a', 100 ) . ',' ],
			'CR'              => [ "Ana\rBcc: b@example.org", 'Hello,' ],
			'LF'              => [ "Ana\nBcc: all", 'Hello Ana Bcc: all,' ],
			'CRLF'            => [ "Ana\r\n\r\nMore", 'Hello Ana More,' ],
			'markup'          => [ '<b>Ana</b>', 'Hello &lt;b&gt;Ana&lt;/b&gt;,' ],
			'an address'      => [ 'Win now b@example.org', 'Hello,' ],
			'a URL'           => [ 'Win at https://evil.example', 'Hello,' ],
			'a host'          => [ 'Win at evil.example now', 'Hello,' ],
			'a host with www' => [ 'www.evil', 'Hello,' ],
			'a script'        => [ 'javascript:alert(1)', 'Hello,' ],
			'turned around'   => [ "Ana\u{202E}elpmaxe", 'Hello Anaelpmaxe,' ],
			'hidden'          => [ "e\u{200B}vil.exam\u{200B}ple", 'Hello,' ],
			'initials'        => [ 'J. R. Ñandú', 'Hello J. R. Ñandú,' ],
			'placeholders'    => [ '{link} {owner}', 'Hello {link} {owner},' ],
		];
	}

	/** @dataProvider names */
	public function test_greets_by_name_when_it_is_one( string $typed, string $greeting ): void {
		$this->mail( [ 'fullName' => $typed ] );

		self::assertStringContainsString(
			'<p style="margin:0 0 16px">' . $greeting . '</p>',
			$this->mails[0]['message']
		);
		self::assertStringNotContainsString( 'evil', $this->mails[0]['message'] );
		self::assertSame( [ [ 'ana@example.org' ] ], array_column( $this->mails, 'to' ) );
		self::assertSame(
			[ 'Reply-To: admin@example.org', 'Content-Type: text/html; charset=UTF-8' ],
			$this->mails[0]['headers']
		);
	}

	/** @return array<string, array{array<string, mixed>}> */
	public function what_no_client_sends(): array {
		return [
			'a list of addresses'    => [ [ 'toEmail' => [ 'a@example.org', 'b@example.org' ] ] ],
			'a list of links'        => [ [ 'reportLink' => [ 'x' ] ] ],
			'a list of names'        => [ [ 'fullName' => [ 'x' ] ] ],
			'no address'             => [ [ 'toEmail' => null ] ],
			'no link'                => [ [ 'reportLink' => null ] ],
			'a very long address'    => [ [ 'toEmail' => str_repeat( 'a', 2001 ) ] ],
			'a very long name'       => [ [ 'fullName' => str_repeat( 'a', 1_000_000 ) ] ],
			'a very long link'       => [ [ 'reportLink' => str_repeat( 'a', 2001 ) ] ],
			'bytes that are no text' => [ [ 'fullName' => "Ana\xFF" ] ],
		];
	}

	/**
	 * @dataProvider what_no_client_sends
	 * @param array<string, mixed> $fields
	 */
	public function test_refuses_what_no_client_sends( array $fields ): void {
		$answer = $this->mail( $fields );

		self::assertSame( [ 200, false ], [ $answer->status, $answer->is_success ] );
		self::assertSame( 'Part of this request is missing, or is not text.', $answer->data );
		$this->assert_nothing_was_sent();
	}

	public function test_reads_nothing_that_was_not_posted(): void {
		$this->mail();
		$this->mails               = [];
		$_SERVER['REQUEST_METHOD'] = 'GET';
		$_GET                      = $_POST;
		$_REQUEST                  = $_POST;
		$_POST                     = [];

		self::assertSame( 405, $this->actions()->mail( new \Rueda\Support\Http\AjaxCall() )->status );
		self::assertSame( [], $this->mails );
	}

	public function test_asks_for_a_new_nonce_when_the_old_one_is_dead(): void {
		foreach ( [ '', 'dead', wp_create_nonce( 'other' ), [ 'x' ] ] as $nonce ) {
			$answer = $this->mail( [ 'security' => $nonce ] );
			self::assertSame( 403, $answer->status );
			self::assertSame( 'rueda_stale_nonce', ( (array) $answer->data )['code'] );
			self::assertFalse( $answer->is_success );
		}
		$this->assert_nothing_was_sent();
	}

	public function test_accepts_both_nonces(): void {
		self::assertTrue( $this->mail( [ 'security' => wp_create_nonce( AjaxCall::NONCE ) ] )->is_success );
		self::assertTrue( $this->mail( [ 'security' => wp_create_nonce( 'wp_rest' ) ] )->is_success );
	}

	public function test_mails_nothing_where_the_admin_has_not_switched_it_on(): void {
		update_option( SharingSettings::OPTION, [ 'facebook' => true ] );
		$answer = $this->mail();

		self::assertSame(
			[ 200, false, 'Sending wheels by email is turned off on this site.' ],
			[ $answer->status, $answer->is_success, $answer->data ]
		);
		$this->assert_nothing_was_sent();
	}

	public function test_sends_nothing_when_a_plugin_holds_it_back(): void {
		add_filter( 'rueda_report_mail', static fn ( array $mail ): array => [ 'to' => '' ] + $mail );

		self::assertSame( 'The email was not sent.', $this->mail()->data );
		$this->assert_nothing_was_sent();
	}

	public function test_takes_the_picture_into_the_mail(): void {
		update_option( Settings::OPTION, [ 'months' => 0, 'picture' => true ] );
		$folder = get_temp_dir() . 'rueda-share-' . getmypid();
		add_filter(
			'upload_dir',
			static fn ( array $folders ): array => [ 'basedir' => $folder, 'error' => false ] + $folders
		);
		try {
			$this->mail();
			$letter = $this->ledger()->about( 'report', $this->report->id() )[0]->letter();
		} finally {
			\Rueda\Report\Preview\PictureFiles::clear();
			\Rueda\Form\Upload\UploadFolder::clear();
			rmdir( $folder );
		}

		self::assertNotNull( $letter );
		self::assertStringEndsWith( '.png', $letter->pictures['rueda-report']['path'] );
		self::assertStringContainsString( '<img src="cid:rueda-report" alt="Wheel Submission #', $letter->html );
		// The tests replace WordPress's mailer with their own.
		self::assertStringContainsString(
			'<img src="' . esc_url( $letter->pictures['rueda-report']['address'] ) . '"',
			$this->mails[0]['message']
		);
	}

	private function assert_no_report( AjaxAnswer $answer ): void {
		self::assertSame(
			[ 200, false, 'This wheel is no longer available, so it cannot be emailed.' ],
			[ $answer->status, $answer->is_success, $answer->data ]
		);
		$this->assert_nothing_was_sent();
	}

	private function assert_nothing_was_sent(): void {
		self::assertSame( [], $this->mails );
		self::assertSame( [], $this->rows() );
	}
}
