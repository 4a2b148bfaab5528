import type { KitEvent } from '../../../../types/rueda';
import { filterEvent } from './events';

export type Tracking = 'off' | 'local';

interface Means {
	readonly tracking: Tracking;
	/** Sends an event to the page. */
	readonly tell: ( event: KitEvent ) => void;
	/** Warns developers. */
	readonly warn: ( sentence: string ) => void;
}

export interface Tracker {
	readonly track: ( command: string, fields?: object ) => void;
	/** The last events of this page, the newest last. */
	readonly recent: () => readonly KitEvent[];
	/** How often each event happened on this page. */
	readonly counts: () => Readonly< Record< string, number > >;
}

const KEPT = 50;

/** Keeps and sends events within this page. It sends nothing to a server and stores nothing. */
export function createTracker( { tracking, tell, warn }: Means ): Tracker {
	let kept: readonly KitEvent[] = [];
	const counted = new Map< string, number >();
	return {
		track( command, fields ) {
			if ( tracking !== 'local' ) {
				return;
			}
			const { event, warnings } = filterEvent( command, fields );
			warnings.forEach( ( sentence ) => warn( sentence ) );
			if ( event ) {
				kept = [ ...kept, event ].slice( -KEPT );
				counted.set(
					event.event,
					( counted.get( event.event ) ?? 0 ) + 1
				);
				tell( event );
			}
		},
		recent: () => [ ...kept ],
		counts: () => Object.fromEntries( counted ),
	};
}
