<?php

declare( strict_types=1 );

namespace Rueda\Form\Intake;

use Rueda\Form\Form;
use Rueda\Form\Post\Request;
use Rueda\Form\Store\Record;
use Rueda\Form\Value\Secret;
use Rueda\Support\Clock;
use Rueda\Support\RateLimiter;

defined( 'ABSPATH' ) || exit;

/**
 * Recognises the same data from the same visitor. The page sends back the hash that it got with the last answer; the
 * hash is valid for 30 to 60 minutes.
 */
final class DataHash {
	private const TICK = 30 * MINUTE_IN_SECONDS;

	/** The meta that identifies who sent a message and from where. The same words from two pages are two messages. */
	private const ORIGIN = [ 'remote_ip', 'user_agent', 'user', 'url', 'unit_tag', 'container' ];

	public function __construct( private Clock $clock ) {}

	/**
	 * Returns the same mark only for the same data: names, structure, empty values and contents of files count. Values
	 * count as they were sent and as add-ons changed them.
	 */
	public function fingerprint( Form $form, Request $request, Record $record ): string {
		$origin = array_map( [ $record, 'meta' ], self::ORIGIN );
		$data   = [
			$form->id(),
			$origin,
			// Behind a proxy all visitors may have one address; the filter `rueda_visitor_address` then tells them
			// apart.
			RateLimiter::visitor(),
			$request->typed(),
			$record->posted(),
			$record->raw(),
			$this->files( $form, $request ),
		];
		return Secret::signature(
			'data',
			(string) wp_json_encode( $data, JSON_INVALID_UTF8_SUBSTITUTE | JSON_PARTIAL_OUTPUT_ON_ERROR )
		);
	}

	/** The protocol's `posted_data_hash`. */
	public function hash_of( string $fingerprint ): string {
		return $this->hash_at( $this->tick(), $fingerprint );
	}

	/** @return bool Whether the hash belongs to exactly the same data and is still valid. */
	public function is_known( string $hash, string $fingerprint ): bool {
		foreach ( [ 0, 1 ] as $ago ) {
			if ( '' !== $hash && hash_equals( $this->hash_at( $this->tick() - $ago, $fingerprint ), $hash ) ) {
				return true;
			}
		}
		return false;
	}

	private function hash_at( int $tick, string $fingerprint ): string {
		return wp_hash( implode( '|', [ 'rueda form', (string) $tick, $fingerprint ] ), 'nonce' );
	}

	private function tick(): int {
		return (int) ceil( $this->clock->now() / self::TICK );
	}

	/** @return array<string, list<array{string, string}>> Names and hashed contents of the files, by field. */
	private function files( Form $form, Request $request ): array {
		$files = [];
		foreach ( $form->fields( 'file' ) as $field ) {
			foreach ( $request->files( $field->name() ) as $file ) {
				$content = is_readable( $file->path() ) ? (string) hash_file( 'sha256', $file->path() ) : '';

				$files[ $field->name() ][] = [ $file->name(), $content ];
			}
		}
		return $files;
	}
}
