<?php

declare( strict_types=1 );

namespace Rueda\Mail;

defined( 'ABSPATH' ) || exit;

/**
 * Why an email was not sent. Error messages of mailers may contain passwords and addresses, which are removed before a
 * message is stored. Admins read a sentence in their language, followed by the rest of the message.
 */
final class Failure {
	/** The process died while it was sending the email. */
	public const INTERRUPTED = 'interrupted';

	/** The email was not tried yet, because the mail server was slow or had just not answered for another email. */
	public const PUT_OFF = 'put-off';

	/** This address has already received as many emails from visitors' requests as one address may get in a day. */
	public const ADDRESS_LIMIT = 'address-limit';

	/** Visitors have already triggered as many emails to addresses that they typed as the site sends in an hour. */
	public const SITE_LIMIT = 'site-limit';

	/** The email was sent without files that another server has, or had. */
	public const WITHOUT_FILES = 'without-files';

	/** The email waits for somebody to look at it; somebody has released it, or deleted it. See MailHold. */
	public const HELD     = 'held';
	public const RELEASED = 'released';
	public const DROPPED  = 'dropped';

	/** What follows is the server that has the files of the email, and which sends it. */
	private const WAITS_FOR = 'node ';

	private const LONGEST = 200;

	/** Patterns of passwords, keys, web and email addresses and paths. Each match is replaced by an ellipsis. */
	private const SECRETS = [
		'~\b(?:pass(?:word|wd|phrase)?|pwd|secret|token|api[ _-]?key|key|authori[sz]ation|bearer|auth)\b["\']?\s*[:=]\s*(?:basic\s+|bearer\s+)?\S+~iu',
		'~\b(?:basic|bearer|auth (?:plain|login))\s+[\w+/=.-]{8,}~iu',
		'~\b[a-z][a-z0-9+.-]*://\S+~iu',
		'~[^\s<>()"\',;:]+@[^\s<>()"\',;]+~u',
		'~(?<![\w.])(?:/[\w.+-]+){2,}/?|\b[a-z]:\\\\\S+~iu',
		'~\b(?=[\w+/=-]*\d)[\w+/=-]{24,}~u',
	];

	/** The error message as one line without secrets, which may be stored. */
	public static function cleaned( string $error ): string {
		// Some mail servers send messages that are not UTF-8.
		$text = 1 === preg_match( '//u', $error ) ? $error : preg_replace( '/[^\x20-\x7E]+/', ' ', $error ) ?? '';
		$line = html_entity_decode( wp_strip_all_tags( $text ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		$line = preg_replace( '/[\x00-\x1F\x7F]+/', ' ', $line ) ?? '';
		$line = preg_replace( self::SECRETS, '…', $line ) ?? '';
		$line = trim( preg_replace( '/\s+/u', ' ', $line ) ?? '' );
		return mb_strlen( $line ) > self::LONGEST ? mb_substr( $line, 0, self::LONGEST - 1 ) . '…' : $line;
	}

	/** What is stored with an email that waits for a server (see Node). */
	public static function waiting_for( string $node ): string {
		return self::WAITS_FOR . $node;
	}

	/** @return string The server that an email waits for, by what is stored with it; "" if it waits for none. */
	public static function awaited( string $stored ): string {
		return str_starts_with( $stored, self::WAITS_FOR ) ? substr( $stored, strlen( self::WAITS_FOR ) ) : '';
	}

	/** A stored message as a sentence for admins. */
	public static function in_words( string $cleaned ): string {
		if ( '' !== self::awaited( $cleaned ) ) {
			return __(
				'The files of this email are on another server of this site, which will send it. If that server does not answer in time, the email is sent without them.',
				'rueda'
			);
		}
		return match ( $cleaned ) {
			''                  => __( 'This site’s mail program rejected the email and did not say why.', 'rueda' ),
			self::INTERRUPTED   => __( 'The server stopped while the email was being sent.', 'rueda' ),
			self::PUT_OFF       => __(
				'The mail server was slow or did not answer. This email will be sent later.',
				'rueda'
			),
			self::ADDRESS_LIMIT => __(
				'This email was not sent: this address has already received several emails that visitors triggered today. The message itself is not affected.',
				'rueda'
			),
			self::SITE_LIMIT    => __(
				'This email was not sent: in the last hour, visitors have triggered many emails to addresses that they entered. The message itself is not affected.',
				'rueda'
			),
			self::HELD          => __(
				'This email is held, because this site seems to be a copy or a place for tests.',
				'rueda'
			),
			self::RELEASED      => __( 'This email was held. It will be sent soon.', 'rueda' ),
			self::DROPPED       => __( 'This email was held, and somebody deleted it.', 'rueda' ),
			self::WITHOUT_FILES => __(
				'Files are missing in this email: the server of this site that stored them did not answer in time. The email says so.',
				'rueda'
			),
			default             => self::explained( $cleaned ),
		};
	}

	private static function explained( string $cleaned ): string {
		foreach ( self::sentences() as $pattern => $sentence ) {
			if ( 1 === preg_match( $pattern, $cleaned ) ) {
				/* translators: 1: a sentence that says what went wrong, 2: the mail program's own words, usually in English. */
				return sprintf( __( '%1$s (%2$s)', 'rueda' ), $sentence, $cleaned );
			}
		}
		return $cleaned;
	}

	/** @return array<string, string> Sentences for admins, by a pattern that matches mailers' messages. */
	private static function sentences(): array {
		return [
			'~instantiate mail function|sendmail|could not execute~i' => __(
				'This server’s mail program did not accept the email.',
				'rueda'
			),
			'~authenticat|\b535\b|\b530\b~i'           => __(
				'The mail server did not accept this site’s username or password.',
				'rueda'
			),
			'~timed? ?out|connect|host|network|certificate|tls~i' => __(
				'The mail server could not be reached.',
				'rueda'
			),
			'~recipient|mailbox|\b55[0-4]\b|invalid address~i' => __(
				'The mail server does not accept email for this address or from this site.',
				'rueda'
			),
			'~quota|rate|limit|too many|\b45[0-2]\b~i' => __(
				'The mail server does not accept more email at the moment.',
				'rueda'
			),
		];
	}
}
