<?php

declare( strict_types=1 );

namespace Rueda\Form\Letter;

use Rueda\Form\Form;
use Rueda\Form\MailTemplate;
use Rueda\Form\Protocol\Hook;
use Rueda\Form\Store\Record;
use Rueda\Form\Value\Text;
use Rueda\Mail\Letter;

defined( 'ABSPATH' ) || exit;

/**
 * Writes a mail from its template and from what a visitor sent. A value can neither add a header nor, unless the author
 * allows it, choose a recipient.
 */
final class LetterWriter {
	private const MAILBOXES = [ 'reply-to', 'cc', 'bcc', 'from', 'sender' ];

	/** Headers whose addresses receive the mail; mail-tags in them have the same limits as in the recipient. */
	private const RECIPIENTS = [ 'cc', 'bcc' ];

	/** @return Letter|null The letter; null if it has no recipient. */
	public static function write(
		string $kind,
		int $message_id,
		Form $form,
		MailTemplate $template,
		Record $record
	): ?Letter {
		$parts = self::parts( $form, $template, $record );
		$to    = self::mailboxes( $parts['recipient'] );
		if ( [] === $to ) {
			return null;
		}
		$headers = array_merge( self::from_header( $parts['sender'] ), self::headers( $parts['additional_headers'] ) );
		$is_html = $template->is_html();
		$html    = $is_html ? HtmlLetter::document( $parts['body'], $parts['subject'], $form ) : '';
		return new Letter(
			$kind,
			$message_id,
			$to,
			$parts['subject'],
			$is_html ? HtmlLetter::as_text( $html ) : $parts['body'],
			$html,
			$headers,
			$parts['attachments'],
			[],
			$form->locale(),
			[] === array_intersect( $parts['attachments'], $record->paths() ) ? '' : $record->meta( Record::NODE )
		);
	}

	/** @return list<string> Addresses, in lower case, that get the mail whatever address the visitor typed. */
	public static function authors_recipients( Form $form, MailTemplate $template, Record $record ): array {
		$posted = [];
		foreach ( array_keys( $record->posted() ) as $name ) {
			$field           = $form->field( (string) $name );
			$posted[ $name ] = null !== $field && $field->kind()->has_choices() && ! $field->attributes->has_free_text
				? $record->values( (string) $name ) ?? []
				: '';
		}
		$chosen  = new Record( $posted, $posted, [], [], [ 'user' => $record->meta( 'user' ) ] );
		$to      = self::mailboxes(
			Text::single_line(
				MailTags::replace( $template->part( 'recipient' ), $form, $chosen, MailTags::RECIPIENT )
					. self::routed( $form, $template, $record )
			)
		);
		$headers = self::headers( self::header_lines( $template->part( 'additional_headers' ), $form, $chosen ) );
		// A Letter needs a recipient, even if the author wrote none.
		return ( new Letter( Letter::TEST, 0, [ ...$to, 'nobody@example.org' ], '', '', '', $headers ) )->reached();
	}

	/** @return list<string> Names of the attachments, for a record whose uploads are samples. */
	public static function attachments( MailTemplate $template, Record $record ): array {
		return Attachments::names( $template->part( 'attachments' ), $record );
	}

	/**
	 * @return array{
	 *   subject: string, sender: string, body: string, recipient: string, additional_headers: string,
	 *   attachments: list<string>
	 * }
	 */
	private static function parts( Form $form, MailTemplate $template, Record $record ): array {
		$header = static fn ( string $part, string $place ): string => Text::single_line(
			MailTags::replace( $template->part( $part ), $form, $record, $place )
		);
		$parts  = [
			'subject'            => $header( 'subject', MailTags::HEADER ),
			'sender'             => $header( 'sender', MailTags::MAILBOX ),
			'body'               => MailTags::replace(
				$template->part( 'body' ),
				$form,
				$record,
				$template->is_html() ? MailTags::HTML : MailTags::TEXT,
				$template->drops_blank_lines()
			),
			'recipient'          => $header( 'recipient', MailTags::RECIPIENT )
				. self::routed( $form, $template, $record ),
			'additional_headers' => self::header_lines( $template->part( 'additional_headers' ), $form, $record ),
			'attachments'        => '' === $template->part( 'attachments' )
				? []
				: Attachments::paths_in( $template->part( 'attachments' ), $record ),
		];
		/**
		 * Filters the parts of a mail before it is written.
		 *
		 * @param array<string, mixed>  $parts    subject, sender, body, recipient, additional_headers, and the paths of
		 *                                        attachments.
		 * @param Form                  $form     The form.
		 * @param MailTemplate          $template The mail's template.
		 */
		$filtered = Hook::filter( 'wpcf7_mail_components', $parts, $form, $template );
		$filtered = is_array( $filtered ) ? $filtered : [];
		$files    = $filtered['attachments'] ?? null;
		$files    = $files === $parts['attachments']
			? $parts['attachments']
			: Attachments::filtered( $files, $parts['attachments'], $record );
		foreach ( [ 'subject', 'sender', 'recipient', 'body', 'additional_headers' ] as $name ) {
			$value          = is_string( $filtered[ $name ] ?? null ) ? $filtered[ $name ] : $parts[ $name ];
			$parts[ $name ] = in_array( $name, [ 'body', 'additional_headers' ], true )
				? $value
				: Text::single_line( $value );
		}
		return [ 'attachments' => $files ] + $parts;
	}

	/** Recipients that get the mail by its rules. Answers decide who gets it, but no answer is an address. */
	private static function routed( Form $form, MailTemplate $template, Record $record ): string {
		$list = $template->rules()?->recipients( ConditionalText::answers( $form, $record ) ) ?? '';
		return '' === $list
			? ''
			: ', ' . Text::single_line( MailTags::replace( $list, $form, new Record( [], [] ), MailTags::RECIPIENT ) );
	}

	/** Replaces mail-tags in header lines. Only the first line of a value counts, so that it adds no header. */
	private static function header_lines( string $template, Form $form, Record $record ): string {
		$lines = [];
		foreach ( explode( "\n", Text::one_line_end( $template ) ) as $line ) {
			[ $name, $value ] = array_pad( explode( ':', $line, 2 ), 2, null );
			if ( null === $value || 1 !== preg_match( '/^[A-Za-z0-9-]+$/D', trim( (string) $name ) ) ) {
				continue;
			}
			$place   = self::place_of( strtolower( trim( (string) $name ) ) );
			$first   = preg_split(
				'/[\r\n\x{85}\x{2028}\x{2029}]/u',
				MailTags::replace( trim( $value ), $form, $record, $place )
			);
			$lines[] = trim( trim( (string) $name ) . ': ' . Text::single_line( $first[0] ?? '' ) );
		}
		return implode( "\n", $lines );
	}

	private static function place_of( string $header ): string {
		if ( in_array( $header, self::RECIPIENTS, true ) ) {
			return MailTags::RECIPIENT;
		}
		return in_array( $header, self::MAILBOXES, true ) ? MailTags::MAILBOX : MailTags::HEADER;
	}

	/** @return list<string> */
	private static function headers( string $lines ): array {
		$headers = [];
		foreach ( Text::parts( '/[\r\n]+/', $lines ) as $line ) {
			[ $name, $value ] = array_pad( explode( ':', $line, 2 ), 2, null );
			if (
				null === $value
				|| 1 !== preg_match( '/^[A-Za-z0-9-]+$/D', (string) $name )
				|| in_array(
					strtolower( (string) $name ),
					[ 'content-type', 'content-transfer-encoding', 'mime-version' ],
					true
				)
			) {
				continue;
			}
			$value = trim( Text::single_line( $value ) );
			if ( '' !== $value && in_array( strtolower( (string) $name ), self::MAILBOXES, true ) ) {
				$value = implode( ', ', self::mailboxes( $value ) );
				if ( '' === $value ) {
					continue;
				}
			}
			$headers[] = rtrim( "$name: $value" );
		}
		return $headers;
	}

	/** @return list<string> */
	private static function from_header( string $sender ): array {
		$mailboxes = self::mailboxes( $sender );
		return 1 === count( $mailboxes ) ? [ 'From: ' . $mailboxes[0] ] : [];
	}

	/** @return list<string> The valid mailboxes of a list; a part without an address is left out. */
	private static function mailboxes( string $list ): array {
		$is_valid = static fn ( string $mailbox ): bool => null !== Letter::address_in( $mailbox );
		return array_values( array_filter( Letter::mailboxes_in( $list ), $is_valid ) );
	}
}
