<?php

declare( strict_types=1 );

namespace Rueda\Form\Import;

use Rueda\Definitions;
use Rueda\Form\FormMeta;
use Rueda\Support\Read;
use Rueda\Support\StoredValue;

defined( 'ABSPATH' ) || exit;

/** A form of Contact Form 7, as it is stored in the database. */
final class OldForm {
	/** Statuses that are kept; a form with any other becomes a draft. */
	private const STATES = [ 'publish', 'pending', 'private' ];

	/**
	 * @param array<string, string>      $fields Columns of the post's row.
	 * @param array<string, string|null> $metas  Raw values; null for one that is too large to be read.
	 */
	public function __construct( private array $fields, private array $metas ) {}

	public function id(): int {
		return (int) $this->fields['ID'];
	}

	public function title(): string {
		$title = trim( wp_strip_all_tags( $this->written_title() ) );
		return '' === $title ? __( 'Untitled', 'rueda' ) : $title;
	}

	/** The title as it is stored, since shortcodes name the form by it. */
	public function written_title(): string {
		return $this->fields['post_title'];
	}

	public function slug(): string {
		return sanitize_title( $this->fields['post_name'] );
	}

	public function status(): string {
		return in_array( $this->fields['post_status'], self::STATES, true ) ? $this->fields['post_status'] : 'draft';
	}

	/** The user id of the author; 0 if the account no longer exists. */
	public function author(): int {
		$user = (int) $this->fields['post_author'];
		return $user > 0 && false !== get_userdata( $user ) ? $user : 0;
	}

	/** @return array{post_date: string, post_date_gmt: string} */
	public function dates(): array {
		return [ 'post_date' => $this->fields['post_date'], 'post_date_gmt' => $this->fields['post_date_gmt'] ];
	}

	public function template(): string {
		return Read::utf8( $this->raw( 'form' ) ?? '' );
	}

	/** A form cannot be imported if its template is too large to be read. */
	public function is_too_large(): bool {
		return null === $this->raw( 'form' );
	}

	/**
	 * @param string $name `mail` or `mail_2`.
	 * @return array<string, string|bool>|null All parts of the mail; null if it cannot be read.
	 */
	public function mail( string $name ): ?array {
		$stored = StoredValue::unserialized( $this->raw( $name ) ?? '' );
		if ( ! is_array( $stored ) ) {
			return null;
		}
		$mail = [];
		foreach ( Definitions::FORM_MAIL_TEXTS as $part ) {
			$mail[ $part ] = Read::utf8( Read::text( $stored, $part ) );
		}
		foreach ( Definitions::FORM_MAIL_SWITCHES as $flag ) {
			$mail[ $flag ] = 'mail' === $name && 'active' === $flag || Read::flag( $stored, $flag );
		}
		return $mail;
	}

	/** @return array<string, string> By key. */
	public function messages(): array {
		$stored   = StoredValue::unserialized( $this->raw( 'messages' ) ?? '' );
		$stored   = is_array( $stored ) ? $stored : [];
		$messages = [];
		foreach ( array_keys( $stored ) as $key ) {
			$messages[ (string) $key ] = trim( Read::utf8( Read::text( $stored, (string) $key ) ) );
		}
		return $messages;
	}

	public function settings(): string {
		return FormMeta::clean_settings( $this->raw( 'additional_settings' ) ?? '' );
	}

	/** The rules of an add-on for the groups of the form, as GroupRules reads them. */
	public function group_rules(): mixed {
		$raw = $this->raw( 'wpcf7cf_options' ) ?? '';
		return is_serialized( $raw ) ? StoredValue::unserialized( $raw ) : $raw;
	}

	public function locale(): string {
		return FormMeta::clean_locale( trim( $this->raw( 'locale' ) ?? '' ) );
	}

	/** The hash of the form, of which shortcodes contain the first digits; "" if it has none. */
	public function hash(): string {
		$hash = trim( $this->raw( 'hash' ) ?? '' );
		return 1 === preg_match( '/^[0-9a-f]{7,64}$/D', $hash ) ? $hash : '';
	}

	/** The oldest versions of Contact Form 7 used the same keys without the leading underscore. */
	private function raw( string $name ): ?string {
		foreach ( [ "_$name", $name ] as $key ) {
			if ( array_key_exists( $key, $this->metas ) ) {
				return $this->metas[ $key ];
			}
		}
		return '';
	}
}
