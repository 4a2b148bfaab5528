<?php

declare( strict_types=1 );

namespace Rueda\Form\Check;

use Rueda\Form\Field\Field;
use Rueda\Form\Form;
use Rueda\Form\Letter\MailTags;
use Rueda\Form\Letter\SampleAnswers;
use Rueda\Form\MailDefaults;
use Rueda\Form\MailTemplate;
use Rueda\Form\Store\Record;
use Rueda\Form\Value\Text;
use Rueda\Mail\Letter;

defined( 'ABSPATH' ) || exit;

/** Finds mistakes in a mail by writing it with as few answers as the form accepts. */
final class MailChecks {
	private const MAILBOXES = [ 'reply-to', 'cc', 'bcc' ];

	/** Addresses in these headers receive the mail. */
	private const RECIPIENTS = [ 'cc', 'bcc' ];

	public function __construct(
		private AttachmentChecks $attachments,
		private SampleAnswers $samples
	) {}

	/** @return list<Finding> */
	public function findings( Form $form, MailTemplate $mail ): array {
		$record = $this->samples->with_least_answers( $form );
		return array_merge(
			$this->of_recipient( $form, $mail, $record ),
			$this->of_sender( $form, $mail, $record ),
			$this->of_words( $form, $mail, $record ),
			$this->of_headers( $form, $mail, $record ),
			$this->of_answer( $form, $mail ),
			$this->attachments->findings( $form, $mail ),
			$this->of_tags( $form, $mail ),
			MailRuleChecks::findings( $form, $mail )
		);
	}

	/** @return list<Finding> */
	private function of_recipient( Form $form, MailTemplate $mail, Record $record ): array {
		if ( '' === trim( $mail->part( 'recipient' ) ) && [] !== ( $mail->rules()?->routes() ?? [] ) ) {
			return [];
		}
		$section = $mail->name() . '.recipient';
		$list    = $this->filled( $mail->part( 'recipient' ), $form, $record, MailTags::RECIPIENT );
		$found   = [];
		if ( '' === trim( $list ) ) {
			$is_first = 'mail' === $mail->name();
			$is_empty = '' === trim( $mail->part( 'recipient' ) );
			$found[]  = new Finding(
				'no_recipient',
				$section,
				match ( true ) {
					$is_empty => __( 'This email has no recipient, so nobody gets it. Enter an address.', 'rueda' ),
					$is_first => __(
						'This email may have no recipient if visitors fill in only the required fields. The message would then appear only under Messages.',
						'rueda'
					),
					default   => __( 'Nobody gets this email if visitors leave the address field empty.', 'rueda' ),
				},
				$is_first || $is_empty ? Finding::ERROR : Finding::HINT
			);
		} elseif ( ! self::are_mailboxes( $list ) ) {
			$found[] = new Finding(
				'invalid_mailbox_syntax',
				$section,
				__( 'The recipient is not a valid email address.', 'rueda' )
			);
		}
		if ( $this->is_chosen_by_visitor( $mail->part( 'recipient' ), $form ) ) {
			$found[] = $this->unsafe( $section );
		}
		return $found;
	}

	/** @return list<Finding> */
	private function of_sender( Form $form, MailTemplate $mail, Record $record ): array {
		$section = $mail->name() . '.sender';
		$sender  = $this->filled( $mail->part( 'sender' ), $form, $record, MailTags::MAILBOX );
		$address = Letter::address_in( $sender );
		if ( null === $address || ! self::are_mailboxes( $sender ) ) {
			return [
				new Finding(
					'invalid_mailbox_syntax',
					$section,
					__( 'The sender is not a valid email address.', 'rueda' )
				),
			];
		}
		return self::is_of_site( $address ) ? [] : [
			new Finding(
				'email_not_in_site_domain',
				$section,
				__(
					'The sender’s address is not on this site’s domain. Many mail servers reject such emails. Put the visitor’s address in a Reply-To header instead.',
					'rueda'
				)
			),
		];
	}

	/** @return list<Finding> */
	private function of_words( Form $form, MailTemplate $mail, Record $record ): array {
		$found = [];
		if ( '' === trim( $this->filled( $mail->part( 'subject' ), $form, $record, MailTags::HEADER ) ) ) {
			$found[] = new Finding(
				'maybe_empty',
				$mail->name() . '.subject',
				__( 'The subject may be empty.', 'rueda' )
			);
		}
		if ( '' === trim(
			MailTags::replace( $mail->part( 'body' ), $form, $record, MailTags::TEXT, $mail->drops_blank_lines() )
		) ) {
			$found[] = new Finding( 'maybe_empty', $mail->name() . '.body', __( 'The email may be empty.', 'rueda' ) );
		}
		return $found;
	}

	/** @return list<Finding> */
	private function of_headers( Form $form, MailTemplate $mail, Record $record ): array {
		$section = $mail->name() . '.additional_headers';
		$found   = [];
		foreach ( Text::lines( $mail->part( 'additional_headers' ) ) as $line ) {
			if ( '' === trim( $line ) ) {
				continue;
			}
			if ( 1 !== preg_match( '/^\s*([A-Za-z0-9-]+)\s*:\s*(\S.*)$/s', $line, $parts ) ) {
				$found[] = new Finding(
					'invalid_mail_header',
					$section,
					/* translators: %s: what somebody wrote as a header. */
					sprintf( __( 'This is not a valid header, so it is left out: %s', 'rueda' ), trim( $line ) )
				);
				continue;
			}
			$name = strtolower( $parts[1] );
			if ( ! in_array( $name, self::MAILBOXES, true ) ) {
				continue;
			}
			$is_recipient = in_array( $name, self::RECIPIENTS, true );
			$value        = $this->filled(
				$parts[2],
				$form,
				$record,
				$is_recipient ? MailTags::RECIPIENT : MailTags::MAILBOX
			);
			// An empty value is no error: it may come from an optional field, and then the header is left out.
			if ( '' !== trim( $value ) && ! self::are_mailboxes( $value ) ) {
				$found[] = new Finding(
					'invalid_mailbox_syntax',
					$section,
					/* translators: %s: name of a header, as in Reply-To. */
					sprintf( __( '%s is not a valid list of email addresses.', 'rueda' ), $parts[1] )
				);
			}
			if ( $is_recipient && $this->is_chosen_by_visitor( $parts[2], $form ) ) {
				$found[] = $this->unsafe( $section );
			}
		}
		return $found;
	}

	/**
	 * Checks that a reply to the first mail reaches the visitor. Forms for members are skipped, since the site knows
	 * the addresses of its members.
	 *
	 * @return list<Finding>
	 */
	private function of_answer( Form $form, MailTemplate $mail ): array {
		if (
			'mail' !== $mail->name()
			|| $form->is_for_members()
			|| 1 === preg_match( '/^\s*Reply-To\s*:\s*\S/im', $mail->part( 'additional_headers' ) )
		) {
			return [];
		}
		$email = $form->fields( 'email' )[0] ?? null;
		if ( null !== $email ) {
			return [
				new Finding(
					'no_reply_to',
					'mail.additional_headers',
					sprintf(
						/* translators: %s: a mail's header with a mail-tag, as in "Reply-To: [your-email]". Not to be translated itself. */
						__(
							'If you reply to this email, the visitor does not get your reply. Add this to the additional headers: %s',
							'rueda'
						),
						MailDefaults::additional_headers( [ $email ] )
					),
					Finding::HINT
				),
			];
		}
		// A form with a telephone field needs no email field, because its visitors can be called.
		return [] === $form->fields( 'tel' ) && [] !== $form->fields_for_mail()
			? [
				new Finding(
					'no_email_field',
					'form.body',
					__(
						'The form does not ask for an email address, so you cannot answer visitors. Add an email field if you want to.',
						'rueda'
					),
					Finding::HINT
				),
			]
			: [];
	}

	/**
	 * Finds mail-tags without a value, which stay in the mail as they are written.
	 *
	 * @return list<Finding>
	 */
	private function of_tags( Form $form, MailTemplate $mail ): array {
		$found  = [];
		$record = $this->samples->with_least_answers( $form );
		foreach ( [ 'subject', 'sender', 'recipient', 'body', 'additional_headers' ] as $part ) {
			foreach ( MailTags::names_in( $mail->part( $part ) ) as $tag ) {
				if ( "[$tag]" === MailTags::replace( "[$tag]", $form, $record, MailTags::TEXT ) ) {
					$found[] = new Finding(
						'unknown_mail_tag',
						$mail->name() . '.' . $part,
						/* translators: %s: a mail-tag, as in [your-name]. */
						sprintf( __( 'No field is named %s, so it appears in the email as is.', 'rueda' ), "[$tag]" ),
						Finding::HINT
					);
				}
			}
		}
		return $found;
	}

	private function filled( string $template, Form $form, Record $record, string $place ): string {
		return Text::single_line( MailTags::replace( $template, $form, $record, $place ) );
	}

	private function unsafe( string $section ): Finding {
		return new Finding(
			'unsafe_email_without_protection',
			$section,
			__(
				'This email goes to an address that visitors enter, so your site could be used to email strangers. Keep its text short, and do not quote what visitors wrote.',
				'rueda'
			),
			Finding::HINT
		);
	}

	private function is_chosen_by_visitor( string $template, Form $form ): bool {
		if ( $form->is_for_members() ) {
			return false;
		}
		$typed = array_map( static fn ( Field $field ): string => $field->name(), $form->fields( 'email' ) );
		return [] !== array_intersect( $typed, MailTags::fields_in( $template ) );
	}

	public static function are_mailboxes( string $list ): bool {
		$mailboxes = Letter::mailboxes_in( $list );
		return [] !== $mailboxes && ! in_array( null, array_map( [ Letter::class, 'address_in' ], $mailboxes ), true );
	}

	private static function is_of_site( string $address ): bool {
		$host = strtolower( (string) wp_parse_url( network_home_url(), PHP_URL_HOST ) );
		if (
			'' === $host
			|| 'localhost' === $host
			|| str_ends_with( $host, '.localhost' )
			|| false !== filter_var( trim( $host, '[]' ), FILTER_VALIDATE_IP )
		) {
			return true;
		}
		$domain = strtolower( substr( (string) strrchr( $address, '@' ), 1 ) );
		$host   = preg_replace( '/^www\./', '', $host ) ?? $host;
		return $domain === $host || str_ends_with( $host, '.' . $domain );
	}
}
