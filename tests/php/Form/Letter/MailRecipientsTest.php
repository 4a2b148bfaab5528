<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Letter;

/** Whom a mail goes to, and that no visitor chooses that. */
final class MailRecipientsTest extends LetterTestCase {
	/** @return iterable<string, array{string}> */
	public function breaks(): iterable {
		yield 'CRLF' => [ "\r\n" ];
		yield 'CR' => [ "\r" ];
		yield 'LF' => [ "\n" ];
		yield 'NUL and LF' => [ "\0\n" ];
		yield 'line separator' => [ "\u{2028}" ];
		yield 'vertical tab' => [ "\x0B" ];
	}

	/**
	 * @dataProvider breaks
	 *
	 * @group newest
	 */
	public function test_no_value_begins_a_header_of_its_own( string $break ): void {
		$mail  = $this->mail(
			[
				'subject'            => 'From [your-name]',
				'sender'             => '[your-name] <wordpress@example.org>',
				'additional_headers' => "X-Name: [your-name]\nReply-To: [your-name] <[your-email]>\n[your-name]: x",
			],
			[ 'your-name' => 'a' . $break . 'Bcc: victim@example.org' ]
		);
		$lines = explode(
			"\n",
			str_replace( "\r", "\n", implode( "\n", (array) $mail['headers'] ) . "\nSubject: " . $mail['subject'] )
		);

		self::assertSame( [], preg_grep( '/^\s*Bcc:/i', $lines ) );
		self::assertCount( 1, (array) $mail['to'] );
	}

	public function test_visitors_cannot_choose_who_gets_a_mail(): void {
		$mail = $this->mail(
			[
				'recipient'          => 'office@example.org, [your-name], [ref], [_url], [_post_author_email]',
				'additional_headers' => "Bcc: [your-name], boss@example.org\nCc: [text]",
			],
			[ 'your-name' => 'victim@example.net', 'ref' => 'victim@example.net', 'text' => 'victim@example.net' ]
		);

		self::assertSame( [ 'office@example.org' ], (array) $mail['to'] );
		self::assertStringNotContainsString( 'victim', implode( "\n", (array) $mail['headers'] ) );
		self::assertContains( 'Bcc: boss@example.org', (array) $mail['headers'] );
	}

	/** @return iterable<string, array{string, string}> */
	public function people(): iterable {
		yield 'with a comma' => [ 'Smith, John', 'Smith John' ];
		yield 'with a second address' => [
			'victim@example.net, <victim@example.net>',
			'victim@example.net victim@example.net',
		];
		yield 'in quotes' => [ '"Ana" \\', 'Ana' ];
	}

	/** @dataProvider people */
	public function test_a_name_before_an_address_stays_a_name( string $written, string $read ): void {
		update_option( 'blogname', 'Acme, Inc.' );
		$template = [
			'sender'             => '[_site_title] <wordpress@example.org>',
			'additional_headers' => 'Reply-To: [your-name] <[your-email]>',
		];
		$mail     = $this->mail( $template, [ 'your-name' => $written, 'your-email' => 'ada@example.org' ] );

		self::assertSame(
			[ 'From: Acme Inc. <wordpress@example.org>', "Reply-To: $read <ada@example.org>" ],
			array_slice( (array) $mail['headers'], 0, 2 )
		);
	}

	public function test_a_field_for_an_address_names_one_recipient_however_many_are_sent(): void {
		$mail = $this->mail(
			[ 'recipient' => '[your-email]', 'additional_headers' => "Cc: [your-email]\nReply-To: [_raw_your-email]" ],
			[ 'your-email' => [ 'ada@example.org', 'b@example.net', [ 'c@example.net' ] ] ]
		);

		self::assertSame( [ 'ada@example.org' ], (array) $mail['to'] );
		self::assertStringNotContainsString( 'example.net', implode( "\n", (array) $mail['headers'] ) );
	}

	public function test_a_choice_with_a_hidden_address_chooses_the_recipient(): void {
		self::assertSame( [ 'sales@example.org' ], (array) $this->mail( [ 'recipient' => '[to]' ] )['to'] );
	}

	public function test_bad_mailboxes_are_left_out_and_quoted_names_stay_whole(): void {
		$mail = $this->mail(
			[
				'recipient'          => '"Office, main" <office@example.org>, nobody, x@',
				'additional_headers' => "Reply-To: [your-email]\nX-Empty: [ref]\nno header\nContent-Type: text/evil",
			],
			[ 'your-email' => 'ada@example.org' ]
		);

		self::assertSame( [ '"Office, main" <office@example.org>' ], (array) $mail['to'] );
		self::assertContains( 'Reply-To: ada@example.org', (array) $mail['headers'] );
		self::assertContains( 'X-Empty:', (array) $mail['headers'] );
		self::assertStringNotContainsString( 'evil', implode( "\n", (array) $mail['headers'] ) );
	}
}
