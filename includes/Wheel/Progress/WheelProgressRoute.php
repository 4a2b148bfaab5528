<?php

declare( strict_types=1 );

namespace Rueda\Wheel\Progress;

use Closure;
use Rueda\Support\Http\EventRoute;
use Rueda\Wheel\WheelReader;

defined( 'ABSPATH' ) || exit;

/**
 * Receives how far a run has got: which `wheel`, how many `areas` it has, and the first (`from`) and the last (`to`) of
 * the steps that are new.
 */
final class WheelProgressRoute extends EventRoute {
	public const ACTION = 'rueda_wheel_progress';

	protected function event( array $fields ): Closure|int {
		$areas = $this->number( $fields['areas'] ?? null );
		$from  = $this->number( $fields['from'] ?? null );
		$to    = $this->number( $fields['to'] ?? null );
		if ( $from < 0 || $from > $to || $to > $areas ) {
			return 400;
		}
		$id = $fields['wheel'] ?? null;
		if ( ! is_string( $id ) || 1 !== preg_match( '/^[1-9]\d{0,17}$/D', $id ) ) {
			return 400;
		}
		$wheel = WheelReader::open_wheel( (int) $id );
		// The author previews a draft, or has changed the wheel since the page was opened: nothing has failed.
		$is_current = null !== $wheel && count( $wheel->areas ) === $areas;
		return $is_current ? fn () => WheelProgress::count( $wheel, $from, $to ) : 204;
	}

	/** -1 when it is not a number, or has more digits than the number of a wheel's areas can have. */
	private function number( mixed $value ): int {
		return is_string( $value ) && 1 === preg_match( '/^(?:0|[1-9]\d{0,2})$/D', $value ) ? (int) $value : -1;
	}
}
