/** The screen's interface for other code: its sections, and its events. */
import { doAction } from '@wordpress/hooks';
import type { KitEvent } from '../../../types/rueda';
import { requireArgumentType } from './rules/checks';
import { createSectionRegistry, type SectionInput } from './rules/sections';
import { createTracker, type Tracker, type Tracking } from './tracking/tracker';

export const sections = createSectionRegistry();

let tracker: Tracker | undefined;

export const track: Tracker[ 'track' ] = ( command, fields ) =>
	tracker?.track( `kits/${ command }`, fields );

export function openBus( tracking: Tracking ): void {
	const made = createTracker( {
		tracking,
		tell( event: KitEvent ) {
			window.dispatchEvent(
				new CustomEvent( 'rueda:track', { detail: event } )
			);
			doAction( 'rueda.track', event );
		},
		warn( sentence ) {
			console.error( `Rueda: ${ sentence }` );
		},
	} );
	tracker = made;
	window.rueda = {
		...window.rueda,
		kits: {
			registerSection( section: SectionInput ) {
				requireArgumentType( 'section', 'object', { section } );
				sections.register( section );
			},
		},
		track: { recent: made.recent, counts: made.counts },
	};
}
