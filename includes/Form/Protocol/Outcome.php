<?php

declare( strict_types=1 );

namespace Rueda\Form\Protocol;

use Rueda\Definitions;

defined( 'ABSPATH' ) || exit;

/** The result of a submitted form, with the texts for the visitor. */
final class Outcome {
	public const INIT               = 'init';
	public const VALIDATION_FAILED  = 'validation_failed';
	public const ACCEPTANCE_MISSING = 'acceptance_missing';
	public const SPAM               = 'spam';
	public const ABORTED            = 'aborted';
	public const MAIL_SENT          = 'mail_sent';
	public const MAIL_FAILED        = 'mail_failed';
	public const ERROR              = 'error';

	/**
	 * @param array<string, string> $errors By field, in the order of the rules.
	 * @param string|null           $hash   The hash of the data; null if the protocol leaves it out.
	 * @param array<string, mixed>  $extra  Data that add-ons send to the browser.
	 */
	public function __construct(
		private string $status,
		private string $message,
		private array $errors = [],
		private ?string $hash = '',
		private array $extra = []
	) {}

	public function status(): string {
		return $this->status;
	}

	public function is( string ...$statuses ): bool {
		return in_array( $this->status, $statuses, true );
	}

	public function equals( ?self $other ): bool {
		return null !== $other && get_object_vars( $this ) === get_object_vars( $other );
	}

	/** Plain text. */
	public function message(): string {
		return $this->message;
	}

	/** @return array<string, string> */
	public function errors(): array {
		return $this->errors;
	}

	public function error( string $field ): string {
		return $this->errors[ $field ] ?? '';
	}

	public function hash(): ?string {
		return $this->hash;
	}

	/** @return array<string, mixed> */
	public function extra(): array {
		return $this->extra;
	}

	/** @param array<string, mixed> $extra Added to the data, or in the place of what has the same name. */
	public function with_extra( array $extra ): self {
		return new self( $this->status, $this->message, $this->errors, $this->hash, $extra + $this->extra );
	}

	/** @return array<string, string> What add-ons know it by, as the protocol names it. */
	public function words(): array {
		return [
			'status'  => $this->status,
			'message' => $this->message,
		] + ( null === $this->hash ? [] : [ 'posted_data_hash' => $this->hash ] );
	}

	/** @param array<array-key, mixed> $result What add-ons made of its words, and more of their own. */
	public function with_texts_of_add_ons( array $result ): self {
		$words = $this->words();
		foreach ( array_keys( $words ) as $name ) {
			$words[ $name ] = is_string( $result[ $name ] ?? null ) ? $result[ $name ] : $words[ $name ];
		}
		$more = [];
		foreach ( array_diff_key( $result, $words, [ 'contact_form_id' => true ] ) as $name => $value ) {
			$more[ (string) $name ] = $value;
		}
		return new self(
			self::is_word( $words['status'] ) ? $words['status'] : $this->status,
			wp_strip_all_tags( $words['message'] ),
			$this->errors,
			$words['posted_data_hash'] ?? null,
			$more + $this->extra
		);
	}

	/** The CSS class of a form with this status. */
	public static function class_of( string $status ): string {
		return Definitions::FORM_STATUSES[ $status ]
			?? 'custom-' . trim( preg_replace( '/[^0-9a-z]+/i', '-', $status ) ?? '', '-' );
	}

	/** Whether an add-on may use this word as a status of its own. */
	public static function is_word( string $status ): bool {
		return 1 === preg_match( '/^[a-z][0-9a-z_]+$/D', $status );
	}
}
