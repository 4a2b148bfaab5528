<?php

declare( strict_types=1 );

namespace Rueda\Form;

use Rueda\Form\Field\Field;

defined( 'ABSPATH' ) || exit;

/** What the mails of a new form say before anybody has written them. */
final class MailDefaults {
	/**
	 * The defaults of the first mail. Additional headers are missing because their default is made from the fields of
	 * the form.
	 *
	 * @return array<string, string|bool>
	 */
	public static function mail(): array {
		return [
			'active'        => true,
			'subject'       => '[_site_title] – [_contact_form_title]',
			'sender'        => '[_site_title] <' . self::sender_address() . '>',
			'recipient'     => '[_site_admin_email]',
			'body'          => "[_all_fields]\n\n-- \n[_url]",
			'attachments'   => '[_all_fields]',
			'use_html'      => false,
			'exclude_blank' => false,
		];
	}

	/**
	 * @param list<Field> $fields
	 * @return array<string, string|bool>
	 */
	public static function mail_of_form( array $fields ): array {
		return self::mail() + [ 'additional_headers' => self::additional_headers( $fields ) ];
	}

	/** @return array<string, string|bool> */
	public static function mail_2(): array {
		return [
			'active'             => false,
			'subject'            => '[_site_title] – [_contact_form_title]',
			'sender'             => '[_site_title] <' . self::sender_address() . '>',
			'recipient'          => '',
			// The email repeats nothing that visitors wrote, because the address may belong to somebody else.
			'body'               => __( 'Thank you for your message. It has arrived.', 'rueda' )
				. "\n\n-- \n[_site_title] [_site_url]",
			'additional_headers' => 'Reply-To: [_site_admin_email]',
			'attachments'        => '',
			'use_html'           => false,
			'exclude_blank'      => false,
		];
	}

	/**
	 * Makes replies go to the first email field of the form, until the author writes other headers.
	 *
	 * @param list<Field> $fields
	 */
	public static function additional_headers( array $fields ): string {
		foreach ( $fields as $field ) {
			if ( $field->is( 'email' ) ) {
				return sprintf( 'Reply-To: [%s]', $field->name() );
			}
		}
		return '';
	}

	/**
	 * An address in the site's own domain, because mail servers may reject others: the admin's if it is in that domain,
	 * else wordpress@ the domain.
	 */
	public static function sender_address(): string {
		$host   = wp_parse_url( network_home_url(), PHP_URL_HOST );
		$domain = preg_replace( '/^www\./', '', strtolower( is_string( $host ) ? $host : '' ) ) ?? '';
		$admin  = get_option( 'admin_email' );
		$admin  = is_string( $admin ) ? $admin : '';
		if ( '' === $domain || 'localhost' === $domain || false !== filter_var( $domain, FILTER_VALIDATE_IP ) ) {
			return $admin;
		}
		$of_admin = strtolower( substr( (string) strrchr( $admin, '@' ), 1 ) );
		return '' !== $of_admin && ( $of_admin === $domain || str_ends_with( $domain, '.' . $of_admin ) )
			? $admin
			: 'wordpress@' . $domain;
	}
}
