<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Letter;

use Rueda\Form\Store\MessageStore;
use Rueda\Mail\MailsTable;
use Rueda\Tests\BrokenDatabase;
use Rueda\Tests\Database;
use Rueda\Tests\Form\FormTestCase;

final class MailerTest extends FormTestCase {
	use BrokenDatabase;

	private const SENT = [ 'a' => 'x', '_rueda_key' => '3f1c7d0a-2b64-4c1e-9a55-0d8e6f7a1b2c' ];

	protected function tearDown(): void {
		$this->mend_the_database();
		parent::tearDown();
	}

	public function test_a_mail_that_could_not_be_stored_is_sent_by_cron_and_not_reported_as_failed(): void {
		$id = $this->make_form( [ [ 'name' => 'a' ] ] );
		$this->watch_the_log();
		$this->rename_column( 'payload', 'something' );
		$first = $this->answer( $id, self::SENT );
		$again = $this->answer( $id, self::SENT );
		self::assertSame( [ 'stored' ], array_column( $this->messages(), 'status' ) );
		self::assertSame( [], $this->mails );

		$this->rename_column( 'something', 'payload' );
		add_filter( 'rueda_now', static fn (): int => time() + MessageStore::PATIENCE + 1 );
		$later = $this->answer( $id, self::SENT );
		do_action( 'rueda_send_overdue_messages' );
		do_action( 'rueda_send_overdue_messages' );

		self::assertCount( 1, $this->mails );
		self::assertSame( [ 'sent' ], array_column( $this->messages(), 'status' ) );
		foreach ( [ $first, $again, $later ] as $answer ) {
			self::assertSame(
				[ 'mail_sent', 'Thank you for your message. It has been received.' ],
				[ $answer['status'], $answer['message'] ]
			);
		}
	}

	public function test_a_mail_that_goes_later_is_in_the_forms_language(): void {
		$this->install_spanish();
		$id = $this->make_form(
			[ [ 'name' => 'a' ] ],
			[
				'meta_input' => [
					'rueda_form_locale' => 'es_ES',
					'rueda_form_mail'   => [ 'recipient' => 'one@example.org', 'body' => '[_date]' ],
				],
			]
		);
		add_filter( 'wp_date', static fn (): string => get_locale() );
		$this->rename_column( 'payload', 'something' );
		$this->watch_the_log();
		$this->answer( $id, self::SENT );
		$this->rename_column( 'something', 'payload' );
		add_filter( 'rueda_now', static fn (): int => time() + MessageStore::PATIENCE + 1 );
		do_action( 'rueda_send_overdue_messages' );

		self::assertSame( [ 'es_ES' ], array_column( $this->mails, 'message' ) );
	}

	private function rename_column( string $from, string $to ): void {
		Database::run( 'ALTER TABLE ' . MailsTable::full_name() . " RENAME COLUMN {$from} TO {$to}" );
	}
}
