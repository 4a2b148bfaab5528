<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Store;

use Rueda\Tests\Form\FormTestCase;

/** What is stored of a message, and what is not. */
final class MessageStoreTest extends FormTestCase {
	public function test_address_and_browser_are_not_kept(): void {
		$_SERVER['REMOTE_ADDR'] = '192.0.2.44';
		$this->answer( $this->make_form( [ [ 'name' => 'a' ] ] ), [ 'a' => 'x' ] );

		$stored = (string) wp_json_encode( $this->messages() );
		self::assertStringNotContainsString( '192.0.2.44', $stored );
		self::assertStringNotContainsString( 'Mozilla', $stored );
	}

	public function test_a_stored_message_knows_who_wrote_it_and_how_it_begins(): void {
		$this->answer(
			$this->make_form(
				[
					[ 'name' => 'your-name' ],
					[ 'type' => 'email', 'name' => 'mail' ],
					[ 'type' => 'textarea', 'name' => 'text' ],
				]
			),
			[
				'your-name' => 'Ada L.',
				'mail'      => 'ADA@example.org',
				'text'      => "Hello,\nI have a question. " . str_repeat( 'ñ', 300 ),
			]
		);
		$row = $this->messages()[0];

		self::assertSame( [ 'Ada L.', 'ada@example.org' ], [ $row['sender_name'], $row['sender_email'] ] );
		self::assertStringStartsWith( 'Hello, I have a question.', $row['excerpt'] );
		self::assertSame( 1, preg_match( '/^.{180}$/u', $row['excerpt'] ) );
	}
}
