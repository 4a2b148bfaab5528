<?php

declare( strict_types=1 );

namespace Rueda\Share;

defined( 'ABSPATH' ) || exit;

/**
 * The one address to which a visitor may have a report emailed.
 *
 * @immutable
 */
final class Recipient {
	/** The dialog checks the same pattern. Only short top-level domains are allowed, as specified. */
	private const PATTERN = '/^[\w.-]+@(?:[\w-]+\.)+[\w-]{2,4}$/D';

	private const LONGEST = 254;

	private function __construct( public string $address ) {}

	/** Null when it is not exactly one address. It is not cleaned first, because that could make one address of two. */
	public static function from_typed( string $typed ): ?self {
		$is_one = strlen( $typed ) <= self::LONGEST
			&& 1 === preg_match( self::PATTERN, $typed )
			&& false !== is_email( $typed );
		return $is_one ? new self( $typed ) : null;
	}

	/** The key by which emails to this address are found again. */
	public function key(): string {
		return strtolower( $this->address );
	}
}
