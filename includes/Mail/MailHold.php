<?php

declare( strict_types=1 );

namespace Rueda\Mail;

use Rueda\Support\Listeners\Listeners;

defined( 'ABSPATH' ) || exit;

/**
 * Decides whether this site holds its emails until somebody has looked at them: a copy of a site must not write to the
 * people of the original.
 *
 * A site is a copy when its address is not the one at which it was set up.
 */
final class MailHold {
	/** Why a site holds emails: its address is another one, it is no production site, or its wp-config.php says so. */
	public const COPY        = 'copy';
	public const ENVIRONMENT = 'environment';
	public const CONFIGURED  = 'configured';

	/**
	 * @param string    $environment What wp_get_environment_type() says.
	 * @param bool|null $configured  What wp-config.php says; null if it says nothing.
	 * @param string    $address     Where this site is.
	 */
	public function __construct( private string $environment, private ?bool $configured, public string $address ) {}

	public static function of_this_site(): self {
		return new self( wp_get_environment_type(), self::configured(), self::decoded( Outbox::address() ) );
	}

	/** What wp-config.php says; null if it says nothing. */
	private static function configured(): ?bool {
		return defined( 'RUEDA_HOLD_MAIL' ) ? (bool) constant( 'RUEDA_HOLD_MAIL' ) : null;
	}

	/** @return string One of the reasons above; "" if emails are sent. */
	public function reason(): string {
		if ( null !== $this->configured ) {
			$reason = $this->configured ? self::CONFIGURED : '';
		} elseif ( 'production' !== $this->environment ) {
			$reason = self::ENVIRONMENT;
		} else {
			$reason = $this->is_copy() ? self::COPY : '';
		}
		/**
		 * Filters why this site holds its emails.
		 *
		 * @param string $reason 'copy', 'environment' or 'configured'; an empty text sends emails.
		 */
		$filtered = Listeners::filter( 'rueda_mail_hold', $reason );
		return is_string( $filtered ) ? $filtered : $reason;
	}

	/** Whether this site is at another address than the one at which it was set up. */
	public function is_copy(): bool {
		$original = self::original();
		return '' !== $original && self::place_of( $original ) !== self::place_of( $this->address );
	}

	/** The address at which this site was set up; "" if it is not known. */
	public static function original(): string {
		return self::decoded( get_option( Outbox::ADDRESS ) );
	}

	private static function decoded( mixed $stored ): string {
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- see Outbox::address().
		return is_string( $stored ) ? (string) base64_decode( $stored, true ) : '';
	}

	/** Notes the address of a site that has none yet, or whose address is the same place written another way. */
	public function remember(): void {
		if ( ! $this->is_copy() && self::original() !== $this->address ) {
			$this->accept();
		}
	}

	/** From now on, this address is the site. */
	public function accept(): void {
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- see Outbox::address().
		update_option( Outbox::ADDRESS, base64_encode( $this->address ), true );
	}

	/**
	 * A place on the web, without what may change while the site stays the same: http or https, "www." and, on
	 * somebody's own computer, the port.
	 */
	private static function place_of( string $address ): string {
		$parts = wp_parse_url( strtolower( trim( $address ) ) );
		$host  = is_array( $parts ) ? preg_replace( '/^www\./', '', $parts['host'] ?? '' ) ?? '' : '';
		if ( '' === $host ) {
			return '';
		}
		$is_own_computer = 1 === preg_match( '/^(localhost|127(\.\d+){3}|\[::1\])$/D', $host );
		$port            = in_array( $parts['port'] ?? 80, [ 80, 443 ], true ) ? '' : ':' . ( $parts['port'] ?? '' );
		$place           = $is_own_computer ? 'localhost' : $host . $port;
		return $place . '/' . trim( $parts['path'] ?? '', '/' );
	}
}
