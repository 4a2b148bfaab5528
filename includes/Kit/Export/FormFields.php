<?php

declare( strict_types=1 );

namespace Rueda\Kit\Export;

use Rueda\Form\FormMeta;
use Rueda\Form\MailDefaults;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** What a form stores besides its blocks, without email addresses and without this site's address. */
final class FormFields {
	public const MAIL = [ 'active', 'subject', 'sender', 'body', 'additional_headers', 'use_html', 'exclude_blank' ];

	private const EMAIL = '/[\w.!#$%&*+\/=?^{|}~-]+@[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?/iu';

	/** The mail-tag in place of email addresses. On every site it is somebody who may read messages. */
	private const ADMIN = '[_site_admin_email]';

	/** Headers that are exported: Reply-To, copies, and headers that cannot hold a key of a service. */
	private const HEADER = '/^\s*(reply-to|b?cc|importance|priority|x-priority|precedence|auto-submitted|'
		. 'x-auto-response-suppress|content-language)\s*:/i';

	/** Settings that are exported: those that Rueda reads, each of them on or off. */
	private const SETTING = '/^\s*(subscribers_only|demo_mode|skip_mail|do_not_store|keep_files'
		. '|acceptance_as_validation)\s*:\s*(on|off|true|false|1|0)\s*$/D';

	/** @return array<string, mixed> */
	public static function from_post( WP_Post $post ): array {
		$settings = get_post_meta( $post->ID, FormMeta::SETTINGS, true );
		$locale   = get_post_meta( $post->ID, FormMeta::LOCALE, true );
		$messages = get_post_meta( $post->ID, FormMeta::MESSAGES, true );
		return [
			'locale'              => is_string( $locale ) ? $locale : '',
			'messages'            => array_map(
				[ self::class, 'without_site' ],
				array_filter( is_array( $messages ) ? $messages : [], 'is_string' )
			),
			'mail'                => self::mail( get_post_meta( $post->ID, FormMeta::MAIL, true ) ),
			'mail2'               => self::mail( get_post_meta( $post->ID, FormMeta::MAIL_2, true ) ),
			'additional_settings' => implode( "\n", self::known( $settings, self::SETTING ) ),
		];
	}

	/** Whether the form has headers or settings that are not exported, because they may hold anything. */
	public static function has_unknown( WP_Post $post ): bool {
		$settings = get_post_meta( $post->ID, FormMeta::SETTINGS, true );
		$texts    = [ [ $settings, self::SETTING ] ];
		foreach ( [ FormMeta::MAIL, FormMeta::MAIL_2 ] as $meta ) {
			$mail    = get_post_meta( $post->ID, $meta, true );
			$texts[] = [ is_array( $mail ) ? $mail['additional_headers'] ?? '' : '', self::HEADER ];
		}
		foreach ( $texts as [ $text, $pattern ] ) {
			if ( count( self::known( $text, $pattern ) ) < count( self::known( $text, '/\S/' ) ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Leaves out values that are email addresses, because they may be recipients whose address no visitor sees.
	 *
	 * @param array<array-key, mixed> $choices
	 * @return array<array-key, mixed>
	 */
	public static function choices( array $choices ): array {
		foreach ( $choices as $place => $choice ) {
			$value = is_array( $choice ) ? $choice['value'] ?? '' : '';
			if ( is_array( $choice ) && is_string( $value ) && 1 === preg_match( self::EMAIL, $value ) ) {
				unset( $choice['value'] );
				$choices[ $place ] = $choice;
			}
		}
		return $choices;
	}

	/** @return array<string, string|bool> */
	private static function mail( mixed $stored ): array {
		$stored = is_array( $stored ) ? array_intersect_key( $stored, array_flip( self::MAIL ) ) : [];
		$mail   = [];
		foreach ( $stored as $part => $value ) {
			if ( is_bool( $value ) ) {
				$mail[ (string) $part ] = $value;
			} elseif ( is_string( $value ) ) {
				$mail[ (string) $part ] = 'additional_headers' === $part
					? self::headers( $value )
					: self::without_site( $value );
			}
		}
		$own = '[_site_title] <' . MailDefaults::sender_address() . '>';
		if ( ( $stored['sender'] ?? '' ) === $own ) {
			// Every new form has this sender, with the address of its own site.
			unset( $mail['sender'] );
		}
		return $mail;
	}

	/** Known headers. Copies to email addresses are left out; copies to mail-tags stay. */
	private static function headers( string $headers ): string {
		$lines = [];
		foreach ( self::known( $headers, self::HEADER ) as $line ) {
			$is_copy = 1 === preg_match( '/^\s*b?cc\s*:/i', $line );
			if ( ! $is_copy || 1 !== preg_match( self::EMAIL, $line ) ) {
				$lines[] = self::without_site( $line );
			}
		}
		return implode( "\n", $lines );
	}

	/** @return list<string> The lines that match a pattern. */
	private static function known( mixed $text, string $pattern ): array {
		$known = [];
		$lines = is_string( $text ) ? preg_split( '/\R/', $text ) : false;
		foreach ( false === $lines ? [] : $lines as $line ) {
			if ( 1 === preg_match( $pattern, $line ) ) {
				$known[] = $line;
			}
		}
		return $known;
	}

	private static function without_site( string $text ): string {
		$text = str_ireplace( [ home_url(), site_url() ], '[_site_url]', $text );
		// Nothing rather than an address of somebody.
		return preg_replace( self::EMAIL, self::ADMIN, $text ) ?? '';
	}
}
