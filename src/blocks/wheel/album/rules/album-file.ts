/** The file with which a visitor takes an album to another device. */
import { jsonOf } from '../../../../frontend/values/values';
import {
	type Album,
	inOrder,
	leafOf,
	mostLeaves,
	wheelsIn,
} from './album';

/** In characters. A full album stays well below it. */
const longestFile = 2_000_000;
/** A character has up to four. */
export const mostBytes = 4 * longestFile;

export type Problem = 'too-large' | 'no-json' | 'not-ours' | 'broken' | 'empty';

export type Import =
	| { readonly status: 'read'; readonly album: Album }
	| { readonly status: 'refused'; readonly problem: Problem };

/** Reads a file as a whole or not at all, because half of it would look complete. */
export function readFile( text: string, origin: string ): Import {
	if ( text.length > longestFile ) {
		return refused( 'too-large' );
	}
	if ( jsonOf( text ) === null ) {
		return refused( 'no-json' );
	}
	const wheels = wheelsIn( text );
	if ( wheels === null ) {
		return refused( 'not-ours' );
	}
	if ( wheels.length > mostLeaves ) {
		return refused( 'too-large' );
	}
	const album = wheels.map( ( each ) => leafOf( each, origin ) );
	if ( ! album.every( ( leaf ) => leaf !== null ) ) {
		return refused( 'broken' );
	}
	return album.length > 0
		? { status: 'read', album: inOrder( album ) }
		: refused( 'empty' );
}

const refused = ( problem: Problem ): Import => ( {
	status: 'refused',
	problem,
} );

export interface Merged {
	readonly album: Album;
	readonly added: number;
	/** How many new leaves had no room. */
	readonly left: number;
}

/** Adds leaves of a file. Leaves that exist already stay, because they may be more complete. */
export function merged( album: Album, more: Album ): Merged {
	const here = new Set( album.map( ( { id } ) => id ) );
	const fresh = more.filter(
		( { id }, at ) =>
			! here.has( id ) &&
			more.findIndex( ( leaf ) => leaf.id === id ) === at
	);
	const fitting = fresh.slice( 0, Math.max( 0, mostLeaves - album.length ) );
	return {
		album: inOrder( [ ...album, ...fitting ] ),
		added: fitting.length,
		left: fresh.length - fitting.length,
	};
}
