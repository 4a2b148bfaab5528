<?php

declare( strict_types=1 );

namespace Rueda\Kit\Import;

use Rueda\Form\MailDefaults;

defined( 'ABSPATH' ) || exit;

/** Makes the emails of an imported form go to the admin who imports it, and to nobody whom a kit names. */
final class Recipients {
	private const TEXTS = [ 'subject', 'body' ];
	private const FLAGS = [ 'active', 'use_html', 'exclude_blank' ];

	/** Headers that are left out, because they name other recipients or senders. Lines with "@" are left out too. */
	private const COPIES = '/^\s*(b?cc|to|from|sender|return-path)\s*:/i';

	/** @param string $address The importing admin's address. */
	public function __construct( private string $address ) {}

	public function address(): string {
		return $this->address;
	}

	/**
	 * @param mixed $mail As a kit holds it.
	 * @return array<string, string|bool> As a form holds it.
	 */
	public function mail( mixed $mail ): array {
		$mail  = is_array( $mail ) ? $mail : [];
		$clean = [];
		foreach ( self::TEXTS as $name ) {
			if ( is_string( $mail[ $name ] ?? null ) ) {
				$clean[ $name ] = $mail[ $name ];
			}
		}
		foreach ( self::FLAGS as $name ) {
			if ( is_bool( $mail[ $name ] ?? null ) ) {
				$clean[ $name ] = $mail[ $name ];
			}
		}
		if ( is_string( $mail['additional_headers'] ?? null ) ) {
			$clean['additional_headers'] = self::headers( $mail['additional_headers'] );
		}
		$clean['sender']    = self::sender( is_string( $mail['sender'] ?? null ) ? $mail['sender'] : '' );
		$clean['recipient'] = $this->address;
		return $clean;
	}

	private static function headers( string $headers ): string {
		$lines = preg_split( '/\R/', $headers );
		return implode(
			"\n",
			array_filter(
				false === $lines ? [] : $lines,
				static fn ( string $line ): bool => ! str_contains( $line, '@' )
					&& 1 !== preg_match( self::COPIES, $line )
			)
		);
	}

	/** The sender's name stays; the address becomes one of this site's. */
	private static function sender( string $sender ): string {
		$name = trim( preg_replace( '/<[^>]*>|\S*@\S*|["\r\n]/', '', $sender ) ?? '' );
		return ( '' === $name ? '[_site_title]' : $name ) . ' <' . MailDefaults::sender_address() . '>';
	}
}
