/** The events of kits and their allowed fields. It depends on neither a page nor a network. */
import type { KitEvent } from '../../../../types/rueda';
import {
	KIT_EVENT_ADDRESS,
	KIT_EVENT_FIELDS,
	KIT_EVENT_LONGEST,
	KIT_EVENTS,
} from '../../../definitions/kit-events';

/** By the names of events. */
export const EVENTS: Readonly< Record< string, readonly string[] > > =
	KIT_EVENTS;

export const FIELDS: readonly string[] = KIT_EVENT_FIELDS;

type Value = string | number | boolean;

/** An allowed event or null, with a message for developers about each part that was left out. */
export interface Filtered {
	readonly event: KitEvent | null;
	readonly warnings: readonly string[];
}

const ADDRESS = new RegExp( KIT_EVENT_ADDRESS, 'iu' );

/**
 * @param command The name of an event, or "placement/event".
 * @param given   The common fields and those of the event.
 */
export function filterEvent( command: string, given: object = {} ): Filtered {
	const cut = command.lastIndexOf( '/' );
	const event = command.slice( cut + 1 );
	const placement = command.slice( 0, Math.max( 0, cut ) );
	if ( ! Object.hasOwn( EVENTS, event ) ) {
		return {
			event: null,
			warnings: [ `The event "${ event }" is unknown.` ],
		};
	}
	const own: Record< string, Value > = {};
	const details: Record< string, Value > = {};
	const warnings: string[] = [];
	for ( const [ name, value ] of Object.entries( given ) ) {
		if ( value === null || value === undefined ) {
			continue;
		}
		const place = placeOf( name, event, own, details );
		if ( ! place ) {
			warnings.push( `${ event } has no field "${ name }".` );
			continue;
		}
		const kept = keptOf( value );
		if ( kept === null ) {
			warnings.push( `${ event } cannot tell the value of "${ name }".` );
			continue;
		}
		place[ name ] = kept;
	}
	const where = keptOf( placement );
	return {
		event: {
			event,
			...( typeof where === 'string' &&
				where !== '' && { placement: where } ),
			...own,
			...( Object.keys( details ).length > 0 && { details } ),
		},
		warnings,
	};
}

const placeOf = < Place >(
	name: string,
	event: string,
	own: Place,
	details: Place
): Place | null => {
	if ( EVENTS[ event ]?.includes( name ) ) {
		return own;
	}
	return FIELDS.includes( name ) ? details : null;
};

/** Cuts long values, and leaves out addresses and anything that is no plain value. */
function keptOf( value: unknown ): Value | null {
	switch ( typeof value ) {
		case 'string':
			return ADDRESS.test( value )
				? null
				: Array.from( value ).slice( 0, KIT_EVENT_LONGEST ).join( '' );
		case 'number':
			return Number.isFinite( value ) ? value : null;
		case 'boolean':
			return value;
		default:
			return null;
	}
}

/** How much of a list was chosen. */
export function shareOf( chosen: number, all: number ): string {
	if ( chosen === 0 ) {
		return 'None';
	}
	return chosen < all ? 'Partial' : 'All';
}
