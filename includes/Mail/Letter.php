<?php

declare( strict_types=1 );

namespace Rueda\Mail;

use InvalidArgumentException;
use Rueda\Support\Read;
use Rueda\Support\StoredPath;

defined( 'ABSPATH' ) || exit;

/**
 * One complete email. Its constructor makes sure that it has valid recipients and that no part of it can add a header
 * line. Code that builds one from a visitor's input checks the visitor's address first.
 *
 * @immutable
 */
final class Letter {
	public const REPORT         = 'report';
	public const MESSAGE        = 'message';
	public const SECOND_MESSAGE = 'message-2';
	public const REMINDER       = 'reminder';
	public const TEST           = 'test';

	/** Domains of Gmail, which ignores dots in the name before the @. */
	private const WITHOUT_DOTS = [ 'gmail.com', 'googlemail.com' ];

	/** @var list<string> */
	public array $to;

	public string $subject;

	/** @var list<string> */
	public array $headers;

	/**
	 * @param string       $kind        One of the constants above.
	 * @param int          $subject_id  Id of the report or message that the email is about.
	 * @param list<string> $to          Each an address, or "Name <address>".
	 * @param string       $text        The email without markup; every email has it.
	 * @param string       $html        The email as HTML, or empty.
	 * @param list<string> $headers     Each "Name: value".
	 * @param list<string> $attachments Paths.
	 * @param array<string, array{path: string, address: string}> $pictures Images by the name that follows "cid:" in
	 *                     the HTML. The address is used by mailers that cannot embed files.
	 * @param string       $locale      The reader's locale, or empty for the site's.
	 * @param string       $node        The server that stored a visitor's files among the attachments (see Node), or
	 *                                  empty.
	 * @param bool         $has_waited  Whether it has waited in vain for that server, and goes without the files.
	 *
	 * @throws InvalidArgumentException When the kind, a recipient or a header is not valid.
	 */
	public function __construct(
		public string $kind,
		public int $subject_id,
		array $to,
		string $subject,
		public string $text,
		public string $html = '',
		array $headers = [],
		public array $attachments = [],
		public array $pictures = [],
		public string $locale = '',
		public string $node = '',
		public bool $has_waited = false
	) {
		if ( 1 !== preg_match( '/^[a-z0-9-]{1,20}$/D', $kind ) ) {
			throw new InvalidArgumentException( 'A mail is of a kind.' );
		}
		if ( [] === $to ) {
			throw new InvalidArgumentException( 'A mail goes to somebody.' );
		}
		foreach ( $to as $mailbox ) {
			if ( null === self::address_in( $mailbox ) ) {
				throw new InvalidArgumentException( 'A mail goes to addresses.' );
			}
		}
		foreach ( $headers as $header ) {
			if ( 1 !== preg_match( '/^[A-Za-z0-9-]+:[^\x00-\x08\x0A-\x1F\x7F]*$/D', $header ) ) {
				throw new InvalidArgumentException( 'A header of a mail is a name, a colon and one line.' );
			}
		}
		$this->to      = $to;
		$this->subject = self::one_line( $subject );
		$this->headers = $headers;
	}

	/** The address of a mailbox such as "Ana <ana@example.org>", or null when it is not exactly one. */
	public static function address_in( string $mailbox ): ?string {
		$is_mailbox = preg_match(
			'/^(?:[^<>\x00-\x1F\x7F]*<([^<>\x00-\x1F\x7F]+)>|([^<>\x00-\x1F\x7F]+))$/Du',
			trim( $mailbox, ' ' ),
			$parts
		);
		if ( 1 !== $is_mailbox ) {
			return null;
		}
		$address = trim( '' !== $parts[1] ? $parts[1] : $parts[2] ?? '', ' ' );
		return false !== is_email( $address ) && 1 !== preg_match( '/[,;\s]/', $address ) ? $address : null;
	}

	/**
	 * One form for all spellings of a person's address, so that emails to one person are counted together: mail
	 * services take what follows a plus sign for a label, and Gmail ignores dots.
	 *
	 * @param string $address An address.
	 */
	public static function canonical_address( string $address ): string {
		[ $name, $domain ] = array_pad( explode( '@', strtolower( $address ), 2 ), 2, '' );

		$name = preg_replace( '/(?<=.)\+.*$/s', '', $name ) ?? $name;
		return in_array( $domain, self::WITHOUT_DOTS, true )
			? str_replace( '.', '', $name ) . '@' . self::WITHOUT_DOTS[0]
			: "{$name}@{$domain}";
	}

	/** @return list<string> Addresses of the recipients, without those of copies. */
	public function recipients(): array {
		return $this->addresses( $this->to );
	}

	/** @return list<string> All addresses in the headers, in lower case. A privacy request may be about any of them. */
	public function people(): array {
		$mailboxes = $this->to;
		foreach ( $this->headers as $header ) {
			[ $name, $value ] = explode( ':', $header, 2 );
			if ( in_array( strtolower( $name ), [ 'cc', 'bcc', 'reply-to', 'from' ], true ) ) {
				$mailboxes = array_merge( $mailboxes, explode( ',', $value ) );
			}
		}
		return array_values( array_unique( array_map( 'strtolower', $this->addresses( $mailboxes ) ) ) );
	}

	/** @return list<string> Addresses of all recipients, those of copies included, in lower case. */
	public function reached(): array {
		$mailboxes = array_merge( $this->to, ...array_map( [ self::class, 'copies_in' ], $this->headers ) );
		return array_values( array_unique( array_map( 'strtolower', $this->addresses( $mailboxes ) ) ) );
	}

	/**
	 * The same email for some of its recipients.
	 *
	 * @param callable( string ): bool $is_kept Whether an address, in lower case, stays a recipient.
	 * @return self|null Null when no recipient is left. If only recipients of copies are left, the email goes to them.
	 */
	public function only_to( callable $is_kept ): ?self {
		$keep    = static fn ( string $mailbox ): bool => $is_kept(
			strtolower( (string) self::address_in( $mailbox ) )
		);
		$to      = array_values( array_filter( $this->to, $keep ) );
		$headers = [];
		foreach ( $this->headers as $header ) {
			$copies = self::copies_in( $header );
			$kept   = array_values( array_filter( $copies, $keep ) );
			if ( [] === $copies ) {
				$headers[] = $header;
			} elseif ( [] === $to ) {
				$to = $kept;
			} elseif ( [] !== $kept ) {
				$headers[] = strtok( $header, ':' ) . ': ' . implode( ', ', $kept );
			}
		}
		return [] === $to ? null : $this->copy( $to, $headers, $this->has_waited );
	}

	/** The same email, which waits no longer for a server with its attachments. */
	public function after_waiting(): self {
		return $this->copy( $this->to, $this->headers, true );
	}

	/**
	 * @param list<string> $to
	 * @param list<string> $headers
	 */
	private function copy( array $to, array $headers, bool $has_waited ): self {
		return new self(
			$this->kind,
			$this->subject_id,
			$to,
			$this->subject,
			$this->text,
			$this->html,
			$headers,
			$this->attachments,
			$this->pictures,
			$this->locale,
			$this->node,
			$has_waited
		);
	}

	/** @return list<string> Paths of attachments that are not on this server. */
	public function missing(): array {
		$is_missing = static fn ( string $path ): bool => ! is_file( $path ) || ! is_readable( $path );
		return array_values( array_filter( $this->attachments, $is_missing ) );
	}

	/** @return list<string> Mailboxes that a header sends copies to. */
	private static function copies_in( string $header ): array {
		[ $name, $value ] = explode( ':', $header, 2 );
		return in_array( strtolower( $name ), [ 'cc', 'bcc' ], true )
			? array_values( array_diff( self::mailboxes_in( $value ), [ '' ] ) )
			: [];
	}

	/** @return list<string> The parts of a list, whatever they are. A comma in quotes does not separate mailboxes. */
	public static function mailboxes_in( string $list ): array {
		preg_match_all( '/(?:"(?:[^"\\\\]|\\\\.)*"|<[^>]*>|[^,"<>])+/', $list, $found );
		return array_map( 'trim', $found[0] );
	}

	/** The form in which the ledger stores the letter. */
	public function to_json(): string {
		return (string) wp_json_encode(
			[
				'to'          => $this->to,
				'subject'     => $this->subject,
				'text'        => $this->text,
				'html'        => $this->html,
				'headers'     => $this->headers,
				'attachments' => array_map(
					static fn ( string $path ): string => StoredPath::to_stored( $path ),
					$this->attachments
				),
				'pictures'    => array_map(
					static fn ( array $one ): array => [ 'path' => StoredPath::to_stored( $one['path'] ) ] + $one,
					$this->pictures
				),
				'locale'      => $this->locale,
			] + ( '' === $this->node ? [] : [ 'node' => $this->node, 'has_waited' => $this->has_waited ] ),
			JSON_INVALID_UTF8_SUBSTITUTE
		);
	}

	/** Reads a stored letter; null when the ledger no longer keeps it. */
	public static function from_json( string $kind, int $subject_id, string $json ): ?self {
		$kept = json_decode( $json, true );
		if ( ! is_array( $kept ) ) {
			return null;
		}
		try {
			return new self(
				$kind,
				$subject_id,
				Read::strings( $kept['to'] ?? null ),
				Read::string( $kept['subject'] ?? null ),
				Read::string( $kept['text'] ?? null ),
				Read::string( $kept['html'] ?? null ),
				Read::strings( $kept['headers'] ?? null ),
				array_map( [ StoredPath::class, 'to_absolute' ], Read::strings( $kept['attachments'] ?? null ) ),
				self::pictures_of( $kept['pictures'] ?? null ),
				Read::string( $kept['locale'] ?? null ),
				Read::string( $kept['node'] ?? null ),
				true === ( $kept['has_waited'] ?? null )
			);
		} catch ( InvalidArgumentException $error ) {
			return null;
		}
	}

	/**
	 * @param list<string> $mailboxes
	 * @return list<string>
	 */
	private function addresses( array $mailboxes ): array {
		return array_values( array_filter( array_map( [ self::class, 'address_in' ], $mailboxes ), 'is_string' ) );
	}

	private static function one_line( string $text ): string {
		return trim( preg_replace( '/[\x00-\x1F\x7F]+/', ' ', $text ) ?? '' );
	}

	/** @return array<string, array{path: string, address: string}> */
	private static function pictures_of( mixed $value ): array {
		$pictures = [];
		foreach ( is_array( $value ) ? $value : [] as $name => $picture ) {
			if ( is_array( $picture ) ) {
				$pictures[ (string) $name ] = [
					'path'    => StoredPath::to_absolute( Read::string( $picture['path'] ?? null ) ),
					'address' => Read::string( $picture['address'] ?? null ),
				];
			}
		}
		return $pictures;
	}
}
