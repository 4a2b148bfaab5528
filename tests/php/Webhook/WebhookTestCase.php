<?php

declare( strict_types=1 );

namespace Rueda\Tests\Webhook;

use Rueda\Mail\MailsTable;
use Rueda\Mail\MailSchedule;
use Rueda\Support\Clock;
use Rueda\Tests\Message\MessageTestCase;
use Rueda\Webhook\Deliveries;
use Rueda\Webhook\Webhook;
use Rueda\Webhook\WebhookAddress;
use Rueda\Webhook\WebhookRequest;
use Rueda\Webhook\Webhooks;
use WP_Error;

/** Another service that answers what a test wants, a clock that it can move, and webhooks. */
abstract class WebhookTestCase extends MessageTestCase {
	protected const ADDRESS = 'https://hooks.example.com/take';

	protected int $now = 1_800_000_000;

	/** @var list<array{url: string, args: array<string, mixed>}> What the other service was asked. */
	protected array $asked = [];

	/** What it answers: a status, or the message of an error. */
	protected int|string $answer = 200;

	/** Seconds that it takes. */
	protected int $seconds = 0;

	/** @var list<string> Where its name leads. */
	protected array $places = [ '93.184.216.34' ];

	protected function setUp(): void {
		parent::setUp();
		wp_unschedule_hook( MailSchedule::SEND );
		add_filter( 'rueda_now', fn (): int => $this->now, 100 );
		add_filter( 'pre_http_request', [ $this, 'answer_request' ], 100, 3 );
	}

	/**
	 * @param array<string, mixed> $args
	 * @return array<string, mixed>|WP_Error
	 */
	public function answer_request( mixed $before, array $args, string $url ): array|WP_Error {
		$this->asked[] = [ 'url' => $url, 'args' => $args ];
		$this->now    += $this->seconds;
		return is_string( $this->answer )
			? new WP_Error( 'http_request_failed', $this->answer )
			: [
				'headers'  => 302 === $this->answer ? [ 'location' => 'http://169.254.169.254/' ] : [],
				'body'     => '',
				'response' => [ 'code' => $this->answer, 'message' => '' ],
				'cookies'  => [],
			];
	}

	/** @param list<string>|null $fields */
	final protected function webhook(
		int $form_id = 0,
		?array $fields = null,
		string $event = Webhook::MESSAGE,
		string $address = self::ADDRESS
	): Webhook {
		$webhooks = new Webhooks();
		$id       = $webhooks->save( new Webhook( 0, 'A list', $address, $event, $form_id, $fields, true ) );
		return $webhooks->find( $id );
	}

	final protected function deliveries(): Deliveries {
		$clock   = new Clock();
		$address = new WebhookAddress( fn ( string $host ): array => $this->places );
		return new Deliveries(
			new \Rueda\Mail\Ledger( $clock ),
			new Webhooks(),
			new WebhookRequest( $clock, $address ),
			$clock,
			$this->outbox()
		);
	}

	/** @return list<array<string, string>> */
	final protected function rows( string $kind = 'hook-' ): array {
		global $wpdb;
		$rows = $wpdb->get_results( 'SELECT * FROM ' . MailsTable::full_name() . ' ORDER BY id', ARRAY_A );
		return array_values(
			array_filter( $rows, static fn ( array $row ): bool => str_starts_with( $row['kind'], $kind ) )
		);
	}
}
