<?php

declare( strict_types=1 );

namespace Rueda\Form\Post;

use Rueda\Form\Protocol\Hook;
use Rueda\Form\Protocol\UnitTag;
use Rueda\Form\Value\Text;
use Rueda\Form\Value\Upload;
use Rueda\Support\Characters;
use Rueda\Support\Http\IpAddress;
use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/** A request from outside: its body, its uploads and its headers. None of it can be trusted. */
final class Request {
	/** The name of the key that identifies one filled form; MessageStore accepts each key once. */
	public const KEY = '_rueda_key';

	/** Files that the script did not send, because the form refuses them: for each field their sizes and names. */
	private const WITHHELD = '_rueda_withheld';

	/** Files that the script uploaded before: for each field their tokens. */
	public const WAITING = '_rueda_waiting';

	/** How many of them a message may have in a field. */
	private const MOST_WAITING = 100;

	/** The query parameter of the redirect after a form was sent without a script; it leads to the text of thanks. */
	public const THANKS = 'rueda_sent';

	/** The token of a test message: see TestMessage\TestToken. */
	public const TEST = '_rueda_test';

	private const FREE_TEXT = '_wpcf7_free_text_';

	/**
	 * @param array<array-key, mixed>     $body    Unslashed.
	 * @param array<string, list<Upload>> $uploads
	 */
	public function __construct( private array $body, private array $uploads, private bool $is_rest ) {}

	/** @return array<array-key, mixed> */
	public function body(): array {
		return $this->body;
	}

	/**
	 * The request without what was sent for some fields.
	 *
	 * @param list<string> $names
	 */
	public function without( array $names ): self {
		$own              = array_flip( $names );
		$request          = clone $this;
		$request->body    = array_filter(
			$this->body,
			fn ( int|string $name ): bool => ! isset( $own[ $this->field_of( (string) $name ) ] ),
			ARRAY_FILTER_USE_KEY
		);
		$request->uploads = array_diff_key( $this->uploads, $own );
		if ( is_array( $this->body[ self::WITHHELD ] ?? null ) ) {
			$request->body[ self::WITHHELD ] = array_diff_key( $this->body[ self::WITHHELD ], $own );
		}
		return $request;
	}

	/** The request as if a field had been sent with this value. */
	public function with( string $name, string $value ): self {
		$request       = clone $this;
		$request->body = [ $name => $value ] + $this->body;
		return $request;
	}

	/** @return array<string, list<string>> */
	public function waiting(): array {
		$tokens  = $this->body[ self::WAITING ] ?? null;
		$waiting = [];
		foreach ( is_array( $tokens ) ? $tokens : [] as $field => $given ) {
			$waiting[ (string) $field ] = array_slice( Read::strings( $given ), 0, self::MOST_WAITING );
		}
		return $waiting;
	}

	/** @param array<string, list<Upload>> $files By field. */
	public function with_files( array $files ): self {
		$request = clone $this;
		foreach ( $files as $field => $more ) {
			$request->uploads[ $field ] = [ ...( $request->uploads[ $field ] ?? [] ), ...$more ];
		}
		return $request;
	}

	public function text( string $name ): string {
		return Read::text( $this->body, $name );
	}

	/** @return array<array-key, mixed> What the visitor filled in, without what the page and its scripts add. */
	public function typed(): array {
		$is_typed = static fn ( int|string $name ): bool => ! str_starts_with( (string) $name, '_' )
			|| str_starts_with( (string) $name, self::FREE_TEXT );
		return array_filter( $this->body, $is_typed, ARRAY_FILTER_USE_KEY );
	}

	/** The name of the field that a name in typed() belongs to. */
	public function field_of( string $name ): string {
		return str_starts_with( $name, self::FREE_TEXT ) ? substr( $name, strlen( self::FREE_TEXT ) ) : $name;
	}

	/** The text beside the last choice of a field. */
	public function free_text( string $field ): string {
		return $this->text( self::FREE_TEXT . $field );
	}

	/** @return array<string, list<Upload>> */
	public function uploads(): array {
		$all       = $this->uploads;
		$described = $this->body[ self::WITHHELD ] ?? [];
		foreach ( is_array( $described ) ? $described : [] as $field => $files ) {
			$all[ (string) $field ] = [ ...$all[ (string) $field ] ?? [], ...Upload::withheld( $files ) ];
		}
		return $all;
	}

	/** @return list<Upload> Browsers send an empty part if nobody chose a file; that does not count. */
	public function files( string $field ): array {
		$is_there = static fn ( Upload $file ): bool => $file->is_there();
		return array_values( array_filter( $this->uploads()[ $field ] ?? [], $is_there ) );
	}

	public function has_files(): bool {
		foreach ( array_keys( $this->uploads() ) as $field ) {
			if ( [] !== $this->files( (string) $field ) ) {
				return true;
			}
		}
		return false;
	}

	public function unit_tag(): string {
		return UnitTag::clean( $this->body['_wpcf7_unit_tag'] ?? '' );
	}

	/** The key of the filled form; "" where the page gave none. */
	public function key(): string {
		$key = $this->text( self::KEY );
		return 1 === preg_match( '/^[A-Za-z0-9_-]{8,64}$/D', $key ) ? $key : '';
	}

	public function remote_address(): string {
		$filtered = Hook::filter( 'wpcf7_remote_ip_addr', IpAddress::plain( IpAddress::of_request() ) );
		return is_string( $filtered ) ? $filtered : '';
	}

	public function user_agent(): string {
		return Characters::cut( self::server( 'HTTP_USER_AGENT' ), 1000 );
	}

	public function has_language(): bool {
		return '' !== self::server( 'HTTP_ACCEPT_LANGUAGE' );
	}

	/** The header `Sec-Fetch-Site`: how the sending page relates to this site; "" if the browser is silent. */
	public function fetch_site(): string {
		return self::server( 'HTTP_SEC_FETCH_SITE' );
	}

	/**
	 * Whether the headers look as if a page sent the request: they have `Sec-Fetch-Site`, the origin "null" of a page
	 * that hides its address, or an origin or referrer of this site.
	 */
	public function names_a_page(): bool {
		$origin = self::server( 'HTTP_ORIGIN' );
		return '' !== $this->fetch_site()
			|| 'null' === $origin
			|| self::is_own( $origin )
			|| self::is_own( self::server( 'HTTP_REFERER' ) );
	}

	/** The origin of the other website whose page sent the form; "" if the browser does not name one. */
	public function cross_site_origin(): string {
		return 'cross-site' === self::server( 'HTTP_SEC_FETCH_SITE' ) ? self::server( 'HTTP_ORIGIN' ) : '';
	}

	/** The address of the page with the form. A request of a script has it as the referrer. */
	public function page(): string {
		$page = $this->is_rest ? $this->page_of_script() : self::asked_page();
		return Characters::cut( esc_url_raw( $page ), 2000 );
	}

	/** REQUEST_URI begins with the folder of a site in a subfolder, so only scheme and host are added. */
	private static function asked_page(): string {
		$uri = self::server( 'REQUEST_URI' );
		return str_starts_with( $uri, '/' ) && 1 === preg_match( '~^https?://[^/]+~i', home_url(), $host )
			? $host[0] . $uri
			: home_url( '/' );
	}

	/** Some browsers and sites send no referrer; then the post that the form names is used. */
	private function page_of_script(): string {
		$referrer = self::server( 'HTTP_REFERER' );
		if ( self::is_of_this_site( $referrer ) ) {
			return $referrer;
		}
		$place = $this->container();
		return (string) (
			0 !== $place && is_post_publicly_viewable( $place ) ? get_permalink( $place ) : home_url( '/' )
		);
	}

	public function container(): int {
		// absint() would fail for PHP_INT_MIN, which has no positive counterpart.
		return max( 0, (int) $this->text( '_wpcf7_container_post' ) );
	}

	/** Whether an address begins with this site's. Another host may do so too: `https://example.org.evil.example/`. */
	public static function is_of_this_site( string $address ): bool {
		$home = preg_quote( untrailingslashit( home_url() ), '~' );
		return 1 === preg_match( "~^{$home}(?:[/?#]|$)~D", $address );
	}

	private static function is_own( string $address ): bool {
		$host = wp_parse_url( $address, PHP_URL_HOST );
		$own  = [
			wp_parse_url( home_url(), PHP_URL_HOST ),
			wp_parse_url( 'http://' . self::server( 'HTTP_HOST' ), PHP_URL_HOST ),
		];
		return is_string( $host ) && in_array( $host, $own, true );
	}

	private static function server( string $name ): string {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- callers compare or escape it.
		$value = wp_unslash( $_SERVER[ $name ] ?? '' );
		// Some clients send bytes that are no UTF-8. They are replaced, so that the rest of the header stays usable.
		return is_string( $value ) ? Text::clean(
			Text::is_readable( $value ) ? $value : preg_replace( '/[\x80-\xFF]/', '?', $value ) ?? ''
		) : '';
	}
}
