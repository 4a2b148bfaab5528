<?php

declare( strict_types=1 );

namespace Rueda\Webhook;

use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/** Does what an admin has pressed on the screen of webhooks, and goes back there. */
final class WebhookRequests {
	public const ACTION = 'rueda_webhook';

	/** What the address of the screen tells after an action: which one, and the answer's status or problem. */
	public const DONE   = 'done';
	public const ANSWER = 'answer';

	/** Seconds in which the secret can be shown to whom has made it. */
	private const SHOWN = 5 * MINUTE_IN_SECONDS;

	public function __construct( private Webhooks $webhooks, private Deliveries $deliveries ) {}

	public function carry_out(): void {
		if ( ! current_user_can( 'manage_options' ) ) {
			wp_die( esc_html__( 'You are not allowed to do this.', 'rueda' ), '', [ 'response' => 403 ] );
		}
		check_admin_referer( self::ACTION );
		$posted  = wp_unslash( $_POST );
		$what    = Read::text( $posted, 'do' );
		$webhook = $this->webhooks->find( Read::id( $posted['webhook'] ?? 0 ) );
		$told    = match ( true ) {
			'save' === $what     => $this->save( $posted, $webhook ),
			null === $webhook    => [],
			'delete' === $what   => $this->delete( $webhook ),
			'test' === $what     => $this->told( $webhook, 'test', $this->deliveries->test( $webhook ) ),
			'secret' === $what   => $this->renew( $webhook ),
			'again' === $what    => $this->again( $webhook, Read::id( $posted['delivery'] ?? 0 ) ),
			default              => [],
		};
		wp_safe_redirect( WebhooksScreen::address( $told ) );
		exit;
	}

	/** The secret of a webhook that this user has just made; it is shown once. */
	public static function new_secret( int $id ): string {
		$name   = self::transient( $id );
		$secret = get_transient( $name );
		delete_transient( $name );
		return is_string( $secret ) ? $secret : '';
	}

	private static function transient( int $id ): string {
		return 'rueda_webhook_secret_' . get_current_user_id() . '_' . $id;
	}

	/**
	 * @param array<array-key, mixed> $posted
	 * @return array<string, string|int>
	 */
	private function save( array $posted, ?Webhook $known ): array {
		[ $event, $subject ] = array_pad( explode( ':', Read::text( $posted, 'source' ), 2 ), 2, '' );

		$wanted  = Webhook::from_array(
			$known->id ?? 0,
			[
				'name'       => sanitize_text_field( Read::text( $posted, 'name' ) ),
				'address'    => Read::text( $posted, 'address' ),
				'event'      => $known->event ?? $event,
				'subject_id' => $known->subject_id ?? Read::id( $subject ),
				'fields'     => 'chosen' === ( $posted['which'] ?? '' ) ? (array) ( $posted['fields'] ?? [] ) : null,
				'is_on'      => isset( $posted['is_on'] ),
			]
		);
		$refusal = WebhookAddress::refusal( $wanted->address );
		if ( '' !== $refusal ) {
			// What was typed is kept for the form.
			return [
				self::DONE   => 'refused',
				self::ANSWER => $refusal,
				'webhook'    => $wanted->id,
				'typed'      => substr( sanitize_text_field( $wanted->address ), 0, 500 ),
			];
		}
		$id = $this->webhooks->save( $wanted );
		if ( 0 === $id ) {
			return [ self::DONE => 'many' ];
		}
		if ( null === $known ) {
			set_transient( self::transient( $id ), $this->webhooks->secret( $id ), self::SHOWN );
		}
		return [ self::DONE => null === $known ? 'created' : 'saved', 'webhook' => $id ];
	}

	/** @return array<string, string|int> */
	private function delete( Webhook $webhook ): array {
		$this->webhooks->delete( $webhook );
		return [ self::DONE => 'deleted' ];
	}

	/** @return array<string, string|int> */
	private function renew( Webhook $webhook ): array {
		set_transient( self::transient( $webhook->id ), $this->webhooks->make_secret( $webhook->id ), self::SHOWN );
		return [ self::DONE => 'secret', 'webhook' => $webhook->id ];
	}

	/** @return array<string, string|int> */
	private function again( Webhook $webhook, int $id ): array {
		$rows = array_column( $this->deliveries->latest( $webhook, WebhooksScreen::LATEST ), 'id' );
		$sent = in_array( $id, $rows, true ) ? $this->deliveries->retry( $id ) : null;
		return $this->told( $webhook, 'again', $sent );
	}

	/** @return array<string, string|int> */
	private function told( Webhook $webhook, string $what, ?WebhookAnswer $answer ): array {
		return [
			self::DONE   => null === $answer ? 'gone' : $what . ( $answer->is_taken() ? '-taken' : '-refused' ),
			self::ANSWER => null === $answer ? '' : $answer->stored(),
			'webhook'    => $webhook->id,
		];
	}
}
