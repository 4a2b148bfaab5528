<?php

declare( strict_types=1 );

namespace Rueda\Webhook;

use Rueda\Mail\MailsTable;
use Rueda\Modules;

defined( 'ABSPATH' ) || exit;

/** Stores webhooks, and their secrets apart: an option that every request loads must not hold them. */
final class Webhooks {
	public const OPTION  = Modules::WEBHOOKS;
	public const SECRETS = 'rueda_webhook_secrets';

	/** Each of them costs time with every message. */
	public const MOST = 20;

	private const SECRET_LENGTH = 40;

	/** @return array<int, Webhook> By id. */
	public function all(): array {
		$stored = get_option( self::OPTION );
		$all    = [];
		foreach ( is_array( $stored ) ? $stored : [] as $id => $value ) {
			$all[ (int) $id ] = Webhook::from_array( (int) $id, $value );
		}
		return $all;
	}

	public function find( int $id ): ?Webhook {
		return $this->all()[ $id ] ?? null;
	}

	/** @return list<Webhook> Those that get what has happened. */
	public function for_event( string $event, int $subject_id ): array {
		$is_for = static fn ( Webhook $one ): bool => $one->is_for( $event, $subject_id );
		return array_values( array_filter( $this->all(), $is_for ) );
	}

	/** @return int The id; 0 if there are too many. */
	public function save( Webhook $webhook ): int {
		$all = $this->all();
		$id  = $webhook->id;
		if ( 0 === $id ) {
			if ( count( $all ) >= self::MOST ) {
				return 0;
			}
			$id = max( [ 0, ...array_keys( $all ) ] ) + 1;
		}
		$all[ $id ] = $webhook;
		$this->store( $all );
		if ( '' === $this->secret( $id ) ) {
			$this->make_secret( $id );
		}
		return $id;
	}

	/** Deletes a webhook and what was sent or waits to be sent to it. */
	public function delete( Webhook $webhook ): void {
		$all = $this->all();
		unset( $all[ $webhook->id ] );
		$this->store( $all );
		$secrets = $this->secrets();
		unset( $secrets[ $webhook->id ] );
		update_option( self::SECRETS, $secrets, false );
		MailsTable::delete( [ 'kind' => $webhook->kind() ] );
	}

	public function secret( int $id ): string {
		return $this->secrets()[ $id ] ?? '';
	}

	/** @return string The new secret, which is shown once. */
	public function make_secret( int $id ): string {
		$secrets        = $this->secrets();
		$secrets[ $id ] = wp_generate_password( self::SECRET_LENGTH, false );
		update_option( self::SECRETS, $secrets, false );
		return $secrets[ $id ];
	}

	/** @return array<array-key, string> By id of the webhook. */
	private function secrets(): array {
		$stored = get_option( self::SECRETS );
		return array_filter( is_array( $stored ) ? $stored : [], 'is_string' );
	}

	/** @param array<int, Webhook> $all */
	private function store( array $all ): void {
		if ( [] === $all ) {
			// Without the option, no request listens to what webhooks send.
			delete_option( self::OPTION );
			return;
		}
		update_option( self::OPTION, array_map( static fn ( Webhook $one ): array => $one->to_array(), $all ), true );
	}
}
