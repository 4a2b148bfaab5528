<?php

declare( strict_types=1 );

namespace Rueda\Form\Store;

use Rueda\Form\Form;
use Rueda\Support\Listeners\Listeners;
use Rueda\Support\Read;
use Rueda\Support\StoredPath;

defined( 'ABSPATH' ) || exit;

/** What a visitor sent, in the form that is stored. Mails are written from it, at once or long after the request. */
final class Record {
	/** The key of the server that stored the files (see Node); older records have none. */
	public const NODE = 'node';

	/** Stands for the server after the files were deleted. */
	public const NO_NODE = '-';

	/** Why the message has no email, where its rules asked for none. */
	public const UNMAILED = 'unmailed';

	/**
	 * @param array<array-key, mixed>     $posted   Texts or lists of texts, with hidden values in place of labels.
	 * @param array<array-key, mixed>     $raw      The same as they were posted.
	 * @param array<string, string>       $consents What was agreed to, by field.
	 * @param array<string, list<string>> $files    Paths of uploads by field.
	 * @param array<string, string>       $meta     url, unit_tag, container, time, user, remote_ip, user_agent,
	 *                                              invalid, node, unmailed
	 * @param array<string, string>       $labels   The labels of the fields on the page, by field.
	 */
	public function __construct(
		private array $posted,
		private array $raw,
		private array $consents = [],
		private array $files = [],
		private array $meta = [],
		private array $labels = []
	) {}

	/** @return array<array-key, mixed> */
	public function posted(): array {
		return $this->posted;
	}

	/** @return array<array-key, mixed> */
	public function raw(): array {
		return $this->raw;
	}

	/** @return mixed A text or a list of texts, as the field sent it; null if the field was not sent. */
	public function value( string $name, bool $raw = false ): mixed {
		return $raw ? $this->raw[ $name ] ?? $this->posted[ $name ] ?? null : $this->posted[ $name ] ?? null;
	}

	/** @return list<string>|null The values; null if the field was not sent. */
	public function values( string $name, bool $raw = false ): ?array {
		$value = $this->value( $name, $raw );
		return null === $value ? null : Read::flat( $value );
	}

	/** @return array<string, string> */
	public function consents(): array {
		return $this->consents;
	}

	/** @return array<string, list<string>> */
	public function files(): array {
		return $this->files;
	}

	/** @return list<string> Paths of all files. */
	public function paths(): array {
		return array_merge( [], ...array_values( $this->files ) );
	}

	public function meta( string $key ): string {
		return $this->meta[ $key ] ?? '';
	}

	/**
	 * @param array<string, list<string>> $files
	 * @param array<array-key, mixed>     $posted
	 */
	public function with_files( array $files, array $posted ): self {
		return new self( $posted, $this->raw, $this->consents, $files, $this->meta, $this->labels );
	}

	/** @param list<string> $names Of fields. */
	public function without_files( array $names ): self {
		return $this->with_files( array_diff_key( $this->files, array_flip( $names ) ), $this->posted );
	}

	/** @param array<string, string> $consents */
	public function with_consents( array $consents ): self {
		return new self( $this->posted, $this->raw, $consents, $this->files, $this->meta, $this->labels );
	}

	public function with_meta( string $key, string $value ): self {
		$meta = [ $key => $value ] + $this->meta;
		return new self( $this->posted, $this->raw, $this->consents, $this->files, $meta, $this->labels );
	}

	/** Adds the current labels of the form, because the form may change while the message is kept. */
	public function with_labels_of( Form $form ): self {
		$labels = [];
		foreach ( $form->fields() as $field ) {
			$name = $field->name();
			if ( isset( $this->posted[ $name ] ) || isset( $this->files[ $name ] ) ) {
				$labels[ $name ] = $field->title();
			}
		}
		return new self( $this->posted, $this->raw, $this->consents, $this->files, $this->meta, $labels );
	}

	/** @return array<string, string> By field; empty for messages from before labels were kept. */
	public function labels(): array {
		return $this->labels;
	}

	/** Whether the form keeps no messages, or the visitor did not agree that this one is kept. */
	public function must_not_be_kept( Form $form ): bool {
		if ( $form->settings()->is_on( 'do_not_store' ) ) {
			return true;
		}
		foreach ( $form->fields() as $field ) {
			$is_asked = $field->attributes->is_consent_to_store;
			if ( $is_asked && '' === implode( '', $this->values( $field->name() ) ?? [] ) ) {
				return true;
			}
		}
		return false;
	}

	public function fields_as_json(): string {
		return self::json( [ 'posted' => $this->posted, 'raw' => $this->raw ] );
	}

	public function consents_as_json(): string {
		return self::json( $this->consents );
	}

	/** Leaves out the visitor's IP address and browser: nobody agreed that they are kept. */
	public function meta_as_json(): string {
		$kept = $this->meta;
		/**
		 * Whether the visitor's address and browser are stored with a message.
		 *
		 * @param bool $are_kept False. Return true only if the site's privacy policy says that they are stored.
		 */
		if ( true !== Listeners::filter( 'rueda_form_keep_origin', false ) ) {
			unset( $kept['remote_ip'], $kept['user_agent'] );
		}
		// Labels are not stored with the answers, because a search through the answers must not find labels.
		$files = array_map(
			static fn ( array $paths ): array => array_map( [ StoredPath::class, 'to_stored' ], $paths ),
			$this->files
		);
		return self::json( [ 'meta' => $kept, 'files' => $files, 'labels' => $this->labels ] );
	}

	public static function from_json( string $fields, string $consents, string $meta ): self {
		$fields = self::parsed( $fields );
		$meta   = self::parsed( $meta );
		$files  = [];
		foreach ( self::part( $meta, 'files' ) as $name => $paths ) {
			$files[ (string) $name ] = array_map( [ StoredPath::class, 'to_absolute' ], Read::strings( $paths ) );
		}
		return new self(
			self::part( $fields, 'posted' ),
			self::part( $fields, 'raw' ),
			self::texts( self::parsed( $consents ) ),
			$files,
			self::texts( self::part( $meta, 'meta' ) ),
			self::texts( self::part( $meta, 'labels' ) )
		);
	}

	/** @param array<array-key, mixed> $value */
	private static function json( array $value ): string {
		return (string) wp_json_encode(
			$value,
			JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE
		);
	}

	/** @return array<array-key, mixed> */
	private static function parsed( string $json ): array {
		$value = json_decode( $json, true );
		return is_array( $value ) ? $value : [];
	}

	/**
	 * @param array<array-key, mixed> $from
	 * @return array<array-key, mixed>
	 */
	private static function part( array $from, string $key ): array {
		return is_array( $from[ $key ] ?? null ) ? $from[ $key ] : [];
	}

	/**
	 * @param array<array-key, mixed> $from
	 * @return array<string, string>
	 */
	private static function texts( array $from ): array {
		$texts = [];
		foreach ( $from as $name => $text ) {
			if ( is_scalar( $text ) ) {
				$texts[ (string) $name ] = (string) $text;
			}
		}
		return $texts;
	}
}
