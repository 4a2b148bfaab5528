<?php

declare( strict_types=1 );

namespace Rueda\Share;

defined( 'ABSPATH' ) || exit;

/** The one address that a visitor may have a report mailed to. */
final class Recipient {
	/** As the dialog checks it. Short top-level names only: that is specified. */
	private const PATTERN = '/^[\w.-]+@(?:[\w-]+\.)+[\w-]{2,4}$/D';

	private const LONGEST = 254;

	private function __construct( private string $address ) {}

	/** Null when it is not exactly one address. It is looked at as it came: cleaning would make one of two. */
	public static function read( string $typed ): ?self {
		$is_one = strlen( $typed ) <= self::LONGEST
			&& 1 === preg_match( self::PATTERN, $typed )
			&& false !== is_email( $typed );
		return $is_one ? new self( $typed ) : null;
	}

	public function address(): string {
		return $this->address;
	}

	/** By which its mails are found again. */
	public function key(): string {
		return strtolower( $this->address );
	}
}
