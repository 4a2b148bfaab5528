<?php

declare( strict_types=1 );

namespace Rueda\Compat\OldNames;

defined( 'ABSPATH' ) || exit;

/** A choice whose hidden value stands behind its label, as in `Sales|sales@example.org`. */
final class Pipe {
	public string $before;
	public string $after;

	public function __construct( mixed $text ) {
		$parts = explode( '|', Given::text( $text ), 2 );

		$this->before = trim( $parts[0] );
		$this->after  = trim( $parts[1] ?? $parts[0] );
	}
}
