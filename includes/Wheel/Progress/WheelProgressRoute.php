<?php

declare( strict_types=1 );

namespace Rueda\Wheel\Progress;

use Closure;
use Rueda\Support\Http\EventRoute;
use Rueda\Wheel\Wheel;
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
		$wheel = $this->wheel( $fields['wheel'] ?? null );
		if ( null === $wheel ) {
			return 400;
		}
		// The author may have changed the wheel while a visitor filled it in.
		return count( $wheel->areas ) === $areas ? fn () => WheelProgress::count( $wheel, $from, $to ) : 409;
	}

	/** -1 when it is not a number, or has more digits than the number of a wheel's areas can have. */
	private function number( mixed $value ): int {
		return is_string( $value ) && 1 === preg_match( '/^(?:0|[1-9]\d{0,2})$/D', $value ) ? (int) $value : -1;
	}

	private function wheel( mixed $id ): ?Wheel {
		return is_string( $id ) && 1 === preg_match( '/^[1-9]\d{0,17}$/D', $id )
			? WheelReader::open( (int) $id )
			: null;
	}
}
