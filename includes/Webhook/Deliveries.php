<?php

declare( strict_types=1 );

namespace Rueda\Webhook;

use Rueda\Mail\Failure;
use Rueda\Mail\Ledger;
use Rueda\Mail\LedgerRow;
use Rueda\Mail\MailSchedule;
use Rueda\Mail\Outbox;
use Rueda\Support\Clock;

defined( 'ABSPATH' ) || exit;

/** Writes deliveries into the ledger of emails, and sends them in cron: no visitor waits for another service. */
final class Deliveries {
	/** Seconds from a failure to the next attempt: nearly two days in all. Then only "Send again" starts one. */
	private const PAUSES = [
		MINUTE_IN_SECONDS,
		5 * MINUTE_IN_SECONDS,
		30 * MINUTE_IN_SECONDS,
		2 * HOUR_IN_SECONDS,
		6 * HOUR_IN_SECONDS,
		12 * HOUR_IN_SECONDS,
		24 * HOUR_IN_SECONDS,
	];

	/** How many deliveries one run of cron tries, and after how many seconds it starts no other one. */
	private const AT_ONCE  = 20;
	private const PATIENCE = 30;

	/** The webhook was deleted or switched off, or the process died. */
	public const OFF         = 'webhook-off';
	public const INTERRUPTED = Failure::INTERRUPTED;

	public function __construct(
		private Ledger $ledger,
		private Webhooks $webhooks,
		private WebhookRequest $request,
		private Clock $clock,
		private Outbox $outbox
	) {}

	public function add( Webhook $webhook, int $subject_id, Delivery $delivery ): void {
		$row = $this->ledger->put_delivery(
			$webhook->kind(),
			$subject_id,
			$delivery->people(),
			$delivery->to_json(),
			$this->outbox->is_holding()
		);
		if ( null !== $row && Ledger::WAITING === $row->state ) {
			( new MailSchedule( $this->clock ) )->expect( $row->due );
			if ( function_exists( 'fastcgi_finish_request' ) && ! wp_doing_cron() ) {
				add_action( 'shutdown', [ self::class, 'begin_cron' ], PHP_INT_MAX, 0 );
			}
		}
	}

	/** Where PHP can end the visitor's answer first, cron begins now; elsewhere it begins with the next request. */
	public static function begin_cron(): void {
		fastcgi_finish_request();
		if ( ! defined( 'DISABLE_WP_CRON' ) || ! (bool) constant( 'DISABLE_WP_CRON' ) ) {
			spawn_cron();
		}
	}

	public function send_due(): void {
		if ( $this->outbox->is_holding() ) {
			$this->ledger->hold_waiting();
		}
		$end = $this->clock->now() + self::PATIENCE;
		/** @var array<string, true> $slow Webhooks that did not answer in time. Others need not wait for them. */
		$slow = [];
		foreach ( $this->ledger->due( self::AT_ONCE, true ) as $row ) {
			if ( $this->clock->now() >= $end ) {
				break;
			}
			if ( isset( $slow[ $row->kind ] ) ) {
				$mine = $this->ledger->claim( $row, $row->tries );
				if ( null !== $mine ) {
					$this->ledger->postpone( $mine, self::PAUSES[1], $row->last_error );
				}
				continue;
			}
			$mine   = $this->ledger->claim( $row, $row->tries + 1 );
			$answer = null === $mine ? null : $this->try( $mine );
			if ( true === $answer?->is_slow ) {
				$slow[ $row->kind ] = true;
			}
		}
		( new MailSchedule( $this->clock ) )->expect( $this->ledger->next_due() );
	}

	/** "Send again". @return WebhookAnswer|null Null if it is no longer kept or is being sent. */
	public function retry( int $id ): ?WebhookAnswer {
		$row = $this->ledger->find( $id );
		if (
			null === $row
			|| ! str_starts_with( $row->kind, Ledger::HOOK )
			|| '' === $row->payload()
			|| Ledger::SENDING === $row->state
		) {
			return null;
		}
		if ( Ledger::HELD !== $row->state && $this->outbox->is_holding() ) {
			$mine = $this->ledger->claim( $row, $row->tries );
			if ( null !== $mine ) {
				$this->ledger->settle( $mine, Ledger::HELD, Failure::HELD );
			}
			return new WebhookAnswer( 0, Failure::HELD );
		}
		$is_over = in_array( $row->state, [ Ledger::FAILED, Ledger::SENT ], true );
		$mine    = $this->ledger->claim( $row, $is_over ? 1 : max( 1, $row->tries ) );
		return null === $mine ? null : $this->try( $mine );
	}

	/** Sends a test now. It is not stored, because the answer is told at once. */
	public function test( Webhook $webhook ): WebhookAnswer {
		$delivery = Delivery::make( 'test', $this->clock->now(), [ 'test' => true ] );
		return null === $delivery
			? new WebhookAnswer( 0, self::INTERRUPTED )
			: $this->request->send( $webhook->address, $this->webhooks->secret( $webhook->id ), $delivery );
	}

	/** @return list<LedgerRow> The latest ones. */
	public function latest( Webhook $webhook, int $count ): array {
		return $this->ledger->of_kind( $webhook->kind(), $count );
	}

	public function is_delivered( Webhook $webhook, int $subject_id ): bool {
		return [] !== $this->ledger->about( $webhook->kind(), $subject_id );
	}

	/** @param list<int> $subject_ids Messages or reports that were deleted. */
	public function forget( string $event, array $subject_ids ): void {
		foreach ( $this->webhooks->all() as $webhook ) {
			if ( $event === $webhook->event ) {
				$this->ledger->forget( $webhook->kind(), $subject_ids );
			}
		}
	}

	private function try( LedgerRow $row ): WebhookAnswer {
		$webhook  = $this->webhooks->find( (int) substr( $row->kind, strlen( Ledger::HOOK ) ) );
		$delivery = Delivery::from_json( $row->payload() );
		if ( null === $webhook || null === $delivery || ! $webhook->is_on ) {
			$this->ledger->settle( $row, Ledger::FAILED, self::OFF );
			return new WebhookAnswer( 0, self::OFF );
		}
		$answer = $this->request->send( $webhook->address, $this->webhooks->secret( $webhook->id ), $delivery );
		$pause  = self::PAUSES[ $row->tries - 1 ] ?? null;
		if ( $answer->is_taken() ) {
			$this->ledger->settle( $row, Ledger::SENT, $answer->stored() );
			if ( ! $delivery->is_kept ) {
				$this->ledger->blank( $row->kind, $row->subject_id );
			}
		} elseif ( null === $pause ) {
			$this->ledger->settle( $row, Ledger::FAILED, $answer->stored() );
		} elseif ( $this->ledger->postpone( $row, $pause, $answer->stored() ) ) {
			( new MailSchedule( $this->clock ) )->expect( $this->clock->now() + $pause );
		}
		return $answer;
	}
}
