/** The file with which a visitor takes an album to another device. */
import { fieldsOf, jsonOf } from '../../../../frontend/values/values';
import {
	type Album,
	inOrder,
	isSameRun,
	type Leaf,
	leafOf,
	mostLeaves,
	serialise,
	wheelsIn,
} from './album';
import { fromFile, mostRuns, toFile, type UnfinishedRun } from './runs';

/** In characters. A full album stays well below it. */
const longestFile = 2_000_000;
/** A character has up to four. */
export const mostBytes = 4 * longestFile;

export type Problem = 'too-large' | 'no-json' | 'not-ours' | 'broken' | 'empty';

export type Import =
	| ( Content & { readonly status: 'read' } )
	| { readonly status: 'refused'; readonly problem: Problem };

/** All that a file has. */
export interface Content {
	readonly album: Album;
	readonly runs: readonly UnfinishedRun[];
}

export const fileText = ( { album, runs }: Content ): string =>
	JSON.stringify( {
		...fieldsOf( jsonOf( serialise( album ) ) ),
		runs: runs.map( toFile ),
	} );

/** Reads a file as a whole or not at all, because half of it would look complete. */
export function readFile( text: string, origin: string ): Import {
	if ( text.length > longestFile ) {
		return refused( 'too-large' );
	}
	if ( jsonOf( text ) === null ) {
		return refused( 'no-json' );
	}
	const wheels = wheelsIn( text );
	// Files of older versions have none.
	const { runs: begun = [] } = fieldsOf( jsonOf( text ) );
	if ( wheels === null || ! Array.isArray( begun ) ) {
		return refused( 'not-ours' );
	}
	if ( wheels.length > mostLeaves || begun.length > mostRuns ) {
		return refused( 'too-large' );
	}
	const album = wheels.map( ( each ) => leafOf( each, origin ) );
	const runs = begun.map( fromFile );
	if (
		! album.every( ( leaf ) => leaf !== null ) ||
		! runs.every( ( run ) => run !== null )
	) {
		return refused( 'broken' );
	}
	return album.length + runs.length > 0
		? { status: 'read', album: inOrder( album ), runs }
		: refused( 'empty' );
}

const refused = ( problem: Problem ): Import => ( {
	status: 'refused',
	problem,
} );

/** Which leaves of a file are here already, with other contents. */
export const differing = ( album: Album, more: Album ): Album =>
	more.filter( ( leaf ) => {
		const here = album.find( ( one ) => isSameRun( one, leaf ) );
		return here !== undefined && contentOf( here ) !== contentOf( leaf );
	} );

/** Times and titles of reports differ by the way in which a leaf came here. */
const contentOf = ( { wheelId, title, scale, areas, report }: Leaf ): string =>
	JSON.stringify( [
		wheelId,
		title,
		scale,
		areas,
		report?.link,
		report?.ownerLink,
	] );

export interface Merged {
	readonly album: Album;
	readonly added: number;
	readonly replaced: number;
	/** How many new leaves had no room. */
	readonly left: number;
}

/** Adds leaves of a file. Those that are here already stay unless the visitor wants them replaced. */
export function merged(
	album: Album,
	more: Album,
	isReplacing = false
): Merged {
	const once = more.filter(
		( leaf, at ) =>
			more.findIndex( ( one ) => isSameRun( one, leaf ) ) === at
	);
	const fresh = once.filter(
		( leaf ) => ! album.some( ( one ) => isSameRun( one, leaf ) )
	);
	const fitting = fresh.slice( 0, Math.max( 0, mostLeaves - album.length ) );
	const changed = isReplacing ? differing( album, once ) : [];
	const kept = album.filter(
		( one ) => ! changed.some( ( leaf ) => isSameRun( one, leaf ) )
	);
	return {
		album: inOrder( [ ...kept, ...changed, ...fitting ] ),
		added: fitting.length,
		replaced: changed.length,
		left: fresh.length - fitting.length,
	};
}
