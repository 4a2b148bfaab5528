<?php

declare( strict_types=1 );

namespace Rueda\Kit\Tracking;

use Rueda\Support\Listeners\Listeners;

defined( 'ABSPATH' ) || exit;

/** Tells other code of this site what admins do with kits, if an admin wants that. It stores and sends nothing. */
final class Tracker {
	/**
	 * @param string               $command The name of an event, or "placement/event".
	 * @param array<string, mixed> $fields
	 */
	public static function track( string $command, array $fields = [] ): void {
		if ( TrackingSetting::LOCAL !== TrackingSetting::stored() ) {
			return;
		}
		$events = new Events();
		$event  = $events->filter( $command, $fields );
		foreach ( $events->warnings() as $sentence ) {
			_doing_it_wrong( 'rueda_track', esc_html( $sentence ), '0.1.0' );
		}
		if ( null !== $event ) {
			Listeners::act( 'rueda_track', [ $event ] );
		}
	}
}
