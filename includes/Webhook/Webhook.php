<?php

declare( strict_types=1 );

namespace Rueda\Webhook;

use Rueda\Mail\Ledger;
use Rueda\Support\Label;
use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/**
 * An address of another service that gets what visitors send. What it gets, a form's messages or a wheel's reports, is
 * chosen once; the rest can be changed.
 *
 * @immutable
 */
final class Webhook {
	public const MESSAGE = 'message';
	public const REPORT  = 'report';

	private const MOST_FIELDS = 200;

	/**
	 * @param int               $id         0 for one that is not stored yet.
	 * @param string            $event      MESSAGE or REPORT.
	 * @param int               $subject_id The form or the wheel; 0 for all.
	 * @param list<string>|null $fields     The names of the fields, or parts of a report, that are sent; null for all.
	 * @param bool              $is_on      Whether anything is sent.
	 */
	public function __construct(
		public int $id,
		public string $name,
		public string $address,
		public string $event,
		public int $subject_id,
		public ?array $fields,
		public bool $is_on
	) {}

	/** Reads what is stored or was sent. */
	public static function from_array( int $id, mixed $value ): self {
		$value  = is_array( $value ) ? $value : [];
		$fields = $value['fields'] ?? null;
		return new self(
			$id,
			Label::plain( $value['name'] ?? '' ),
			trim( Read::text( $value, 'address' ) ),
			self::REPORT === ( $value['event'] ?? '' ) ? self::REPORT : self::MESSAGE,
			Read::id( $value['subject_id'] ?? 0 ),
			is_array( $fields ) ? array_slice( Read::strings( $fields ), 0, self::MOST_FIELDS ) : null,
			Read::is_yes( $value['is_on'] ?? false )
		);
	}

	/** @return array<string, mixed> */
	public function to_array(): array {
		return [
			'name'       => $this->name,
			'address'    => $this->address,
			'event'      => $this->event,
			'subject_id' => $this->subject_id,
			'fields'     => $this->fields,
			'is_on'      => $this->is_on,
		];
	}

	/** What the ledger stores as the kind of its deliveries. */
	public function kind(): string {
		return Ledger::HOOK . $this->id;
	}

	public function is_for( string $event, int $subject_id ): bool {
		return $this->is_on && $event === $this->event && in_array( $this->subject_id, [ 0, $subject_id ], true );
	}

	public function sends( string $field ): bool {
		return null === $this->fields || in_array( $field, $this->fields, true );
	}

	/** What it is called on screens. */
	public function title(): string {
		return '' === $this->name ? (string) wp_parse_url( $this->address, PHP_URL_HOST ) : $this->name;
	}
}
