<?php

declare( strict_types=1 );

namespace Rueda\Tests\Message;

use Rueda\Form\FormParts;
use Rueda\Form\Store\Message;
use Rueda\Mail\HeldMails;
use Rueda\Mail\HeldMailsNotice;
use Rueda\Mail\Ledger;
use Rueda\Mail\MailTimeout;
use Rueda\Mail\Outbox;
use Rueda\Message\MessageActions;
use Rueda\Message\MessageParts;
use Rueda\Support\Clock;
use Rueda\Tests\Database;
use Rueda\Tests\Form\FormTestCase;

/** Messages for tests, and the parts of the module as the plugin builds them. */
abstract class MessageTestCase extends FormTestCase {
	protected const FIELDS = [
		[ 'type' => 'text', 'name' => 'your-name', 'label' => 'Your name' ],
		[ 'type' => 'email', 'name' => 'your-email', 'label' => 'E-mail' ],
		[ 'type' => 'textarea', 'name' => 'message', 'label' => 'Message' ],
	];

	protected function setUp(): void {
		parent::setUp();
		$GLOBALS['wpdb']->query( "DELETE FROM {$GLOBALS['wpdb']->prefix}rueda_mails" );
	}

	final protected function parts(): MessageParts {
		$clock  = new Clock();
		$outbox = $this->outbox();
		$forms  = new FormParts( $clock, static fn (): Outbox => $outbox, 'rename' );
		$held   = new HeldMailsNotice( new HeldMails( new Ledger( $clock ), $outbox, $clock ) );
		return new MessageParts( $clock, $outbox, $forms, $held );
	}

	final protected function outbox(): Outbox {
		$clock = new Clock();
		return new Outbox( new Ledger( $clock ), $clock, new MailTimeout( $clock ) );
	}

	final protected function actions(): MessageActions {
		return $this->parts()->actions();
	}

	/** A form with a name, an email address and a text. */
	final protected function contact_form( string $title = 'Contact' ): int {
		return $this->make_form( self::FIELDS, [ 'post_title' => $title ] );
	}

	/**
	 * Adds a message to the table without sending it.
	 *
	 * @param array<string, int|string> $row
	 * @param array<string, mixed>      $posted
	 */
	final protected function store( int $form_id, array $row = [], array $posted = [] ): int {
		global $wpdb;
		$wpdb->insert( $wpdb->prefix . 'rueda_messages', $this->row( $form_id, $row, $posted ) );
		return (int) $wpdb->insert_id;
	}

	final protected function store_many(
		int $count,
		int $form_id,
		int $created_at,
		string $status = Message::SENT
	): void {
		$rows = [];
		for ( $number = 0; $number < $count; $number++ ) {
			$rows[] = $this->row( $form_id, [ 'created_at' => $created_at + $number, 'status' => $status ] );
		}
		Database::insert( $GLOBALS['wpdb']->prefix . 'rueda_messages', $rows );
	}

	/**
	 * @param array<string, int|string> $row
	 * @param array<string, mixed>      $posted
	 * @return array<string, int|string>
	 */
	private function row( int $form_id, array $row = [], array $posted = [] ): array {
		$posted += [ 'your-name' => 'Ana', 'your-email' => 'ana@example.org', 'message' => 'Hello' ];
		return $row + [
			'submission_key' => hash( 'sha256', uniqid( '', true ) ),
			'form_id'        => $form_id,
			'status'         => Message::SENT,
			'created_at'     => time(),
			'sender_name'    => (string) $posted['your-name'],
			'sender_email'   => strtolower( (string) $posted['your-email'] ),
			'excerpt'        => (string) $posted['message'],
			'page'           => 'https://example.org/contact/',
			'fields'         => (string) wp_json_encode(
				[ 'posted' => $posted, 'raw' => $posted ],
				JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES
			),
			'consents'       => '{}',
			'meta'           => '{"meta":[],"files":[]}',
			'result'         => '',
		];
	}

	final protected function message( int $id ): Message {
		$message = $this->actions()->find( $id );
		self::assertNotNull( $message );
		return $message;
	}

	/** A message that a browser sent and that was marked as spam. */
	final protected function caught( int $form_id ): Message {
		$spam = static fn (): bool => true;
		add_filter( 'wpcf7_spam', $spam );
		self::assertSame(
			'spam',
			$this->answer(
				$form_id,
				[ 'your-name' => 'Ana', 'your-email' => 'ana@example.org', 'message' => 'Hello' ]
			)['status']
		);
		remove_filter( 'wpcf7_spam', $spam );
		$rows = $this->messages();
		return new Message( $rows[ count( $rows ) - 1 ] );
	}
}
