<?php

declare( strict_types=1 );

namespace Rueda\Kit\Tracking;

use Rueda\Definitions;

defined( 'ABSPATH' ) || exit;

/** Reads events of kits, as src/admin/kits/tracking/events.ts does. */
final class Events {
	/** @var list<string> Sentences for developers. */
	private array $warnings = [];

	/**
	 * The event with its permitted fields: `event`, its own fields, and `placement` and `details` if there are any.
	 * Null if the event is unknown.
	 *
	 * @param string                  $command The name of an event, or "placement/event".
	 * @param array<array-key, mixed> $given   The common fields and those of the event.
	 * @return array<string, mixed>|null
	 */
	public function filter( string $command, array $given = [] ): ?array {
		$this->warnings = [];
		$cut            = strrpos( $command, '/' );
		$event          = false === $cut ? $command : substr( $command, $cut + 1 );
		$placement      = $this->kept( false === $cut ? '' : substr( $command, 0, $cut ) );
		if ( ! isset( Definitions::KIT_EVENTS[ $event ] ) ) {
			$this->warnings[] = "The event \"$event\" is unknown.";
			return null;
		}
		$own     = [];
		$details = [];
		foreach ( $given as $name => $value ) {
			$name   = (string) $name;
			$is_own = in_array( $name, Definitions::KIT_EVENTS[ $event ], true );
			$kept   = $this->kept( $value );
			if ( null === $value ) {
				continue;
			}
			if ( ! $is_own && ! in_array( $name, Definitions::KIT_EVENT_FIELDS, true ) ) {
				$this->warnings[] = "$event has no field \"$name\".";
			} elseif ( null === $kept ) {
				$this->warnings[] = "$event cannot tell the value of \"$name\".";
			} elseif ( $is_own ) {
				$own[ $name ] = $kept;
			} else {
				$details[ $name ] = $kept;
			}
		}
		$where = null === $placement || '' === $placement ? [] : [ 'placement' => $placement ];
		return [ 'event' => $event ] + $where + $own + ( [] === $details ? [] : [ 'details' => $details ] );
	}

	/** @return list<string> What the last event had to leave out. */
	public function warnings(): array {
		return $this->warnings;
	}

	/** The value, cut if it is too long; null if it is an address or no plain value. */
	private function kept( mixed $value ): string|int|float|bool|null {
		if ( is_string( $value ) ) {
			$text = wp_check_invalid_utf8( $value );
			return 1 === preg_match( '~' . Definitions::KIT_EVENT_ADDRESS . '~iu', $text )
				? null
				: mb_substr( $text, 0, Definitions::KIT_EVENT_LONGEST, 'UTF-8' );
		}
		if ( is_float( $value ) ) {
			return is_finite( $value ) ? $value : null;
		}
		return is_int( $value ) || is_bool( $value ) ? $value : null;
	}
}
