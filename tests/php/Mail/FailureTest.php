<?php

declare( strict_types=1 );

namespace Rueda\Tests\Mail;

use Rueda\Mail\Failure;
use Rueda\Tests\TestCase;

final class FailureTest extends TestCase {
	/** @return array<string, array{string, string}> What a mailer said, and what must not be kept of it. */
	public function secrets(): array {
		return [
			'a password'            => [ 'Login failed: password=hunter22', 'hunter22' ],
			'a password with blank' => [ 'Login failed, Password: hunter22', 'hunter22' ],
			'a key in JSON'         => [ '{"api_key": "sk-live-1"}', 'sk-live-1' ],
			'a bearer'              => [ 'Authorization: Bearer abc.def', 'abc.def' ],
			'a login of SMTP'       => [ 'AUTH PLAIN AGFuYQBodW50ZXIyMg== 535', 'AGFuYQ' ],
			'an address'            => [ 'Invalid address:  (to): ana@example.org', 'ana@' ],
			'a user in an address'  => [ 'Cannot open smtps://user:hunter22@mail.example.org:465', 'hunter22' ],
			'a long token'          => [ 'Refused 4f3c2b1a4f3c2b1a4f3c2b1a4f3c2b1a', '4f3c2b1a' ],
			'a path'                => [ 'Could not access file: /var/www/html/wp-content/uploads/x.pdf', '/var/www' ],
		];
	}

	/** @dataProvider secrets */
	public function test_passwords_are_removed_from_the_reason( string $said, string $secret ): void {
		self::assertStringNotContainsString( $secret, Failure::cleaned( $said ) );
	}

	public function test_is_one_short_line_of_text(): void {
		self::assertSame( 'a b c & d', Failure::cleaned( "<b>a</b>\r\n b\tc &amp; d" ) );
		self::assertSame( 200, mb_strlen( Failure::cleaned( str_repeat( 'año ', 500 ) ) ) );
		self::assertNotFalse( json_encode( Failure::cleaned( "broken \xC3 text" ) ) );
	}

	public function test_speaks_to_admins_in_sentences(): void {
		$words = [
			'Could not instantiate mail function.' => 'This server’s mail program did not accept the email. (Could '
				. 'not instantiate mail function.)',
			'SMTP Error: Could not authenticate.'  => 'The mail server did not accept this site’s username or '
				. 'password. (SMTP Error: Could not authenticate.)',
			'SMTP connect() failed.'               => 'The mail server could not be reached. (SMTP connect() failed.)',
			'SMTP Error: The following recipients failed: …' => 'The mail server does not accept email for this '
				. 'address or from this site. (SMTP Error: The following recipients failed: …)',
			'452 Too many messages'                => 'The mail server does not accept more email at the moment. (452 '
				. 'Too many messages)',
			'Something new'                        => 'Something new',
			''                                     => 'This site’s mail program rejected the email and did not say '
				. 'why.',
		];
		foreach ( $words as $said => $sentence ) {
			self::assertSame( $sentence, Failure::in_words( $said ) );
		}
	}
}
