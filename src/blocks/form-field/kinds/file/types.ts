import { __, _n, sprintf } from '@wordpress/i18n';
import { localized, sizeInWords } from '../../../../frontend/values/size';
import type { Attributes } from '../../rules/attributes';
import { definition } from './definition';

/** The groups of types that have a checkbox. */
const GROUPS: Readonly< Record< Group, readonly string[] > > =
	definition.files.groups;

export type Group = keyof typeof definition.files.groups;

// eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- TypeScript takes keys for any texts.
export const GROUP_NAMES = Object.keys( definition.files.groups ) as Group[];

/** The MIME types of a site by their file extensions, as in `jpg|jpeg|jpe`. */
export type MimeTypes = Readonly< Record< string, string > >;

/** Which files a field accepts. FileTypes in PHP reads the same from what the author wrote. */
export interface FileTypes {
	/** The entries of the HTML attribute `accept`. */
	readonly accept: readonly string[];
	/** The groups of which every type is accepted. */
	readonly groups: readonly Group[];
	/** What is accepted besides, as the author writes it: without the dot. */
	readonly others: readonly string[];
	/** What the site does not know, so that it is left out. */
	readonly unknown: readonly string[];
}

export function readTypes( written: string, known: MimeTypes ): FileTypes {
	const entries = entriesIn( written );
	const types = entries.map( ( entry ) => typeOf( entry, known ) );
	const accept: readonly string[] = entries.length
		? [ ...new Set( types.filter( Boolean ) ) ]
		: definition.files.usual;
	const groups = GROUP_NAMES.filter( ( name ) =>
		GROUPS[ name ].every( ( type ) => accept.includes( type ) )
	);
	const grouped = groups.flatMap( ( name ) => GROUPS[ name ] );
	return {
		accept,
		groups,
		others: accept
			.filter( ( type ) => ! grouped.includes( type ) )
			.map( withoutDot ),
		unknown: entries.filter( ( _entry, index ) => types[ index ] === '' ),
	};
}

/** The types as they are stored. */
export const writeTypes = (
	groups: readonly Group[],
	others: readonly string[]
): string =>
	[ ...groups.flatMap( ( name ) => GROUPS[ name ] ), ...others ]
		.map( withoutDot )
		.join( '|' );

export const INITIAL_TYPES = writeTypes( definition.files.initial, [] );

export const entriesIn = ( written: string ): string[] =>
	written
		.toLowerCase()
		.split( /[|,\s]+/ )
		.filter( Boolean );

/** "" if the site does not know it. */
function typeOf( entry: string, known: MimeTypes ): string {
	if (
		[ ...definition.files.usual, ...Object.values( known ) ].includes(
			entry
		)
	) {
		return entry;
	}
	return /^\.?[a-z0-9]+$/.test( entry ) ? `.${ withoutDot( entry ) }` : '';
}

function withoutDot( type: string ): string {
	return type.replace( /^\./, '' );
}

/** A size as authors write it, as in `500kb`. */
const SIZE = /^\s*([1-9]\d{0,11})\s*(kb|mb)?\s*$/i;

/** In bytes; undefined if it cannot be read. */
function sizeIn( written: string ): number | undefined {
	const [ , number, unit = '' ] = SIZE.exec( written ) ?? [];
	return number === undefined
		? undefined
		: Number( number ) * ( UNITS[ unit.toLowerCase() ] ?? 1 );
}

/** How large files may be, in bytes, and how many. FileLimits in PHP reads the same from what the author wrote. */
export interface Limits {
	/** All files of the field together. */
	readonly size: number;
	readonly each: number;
	readonly number: number;
}

type Written = Pick<
	Attributes,
	'limit' | 'limitEach' | 'mostFiles' | 'isMultiple'
>;

/** Sizes that cannot be read are not used. */
export function limitsOf( written: Written ): Limits {
	const { limit, limitEach, mostFiles, isMultiple } = written;
	const size = sizeIn( limit ) ?? definition.files.usualSize;
	const each = ( isMultiple ? sizeIn( limitEach ) : undefined ) ?? size;
	return {
		size,
		each: Math.min( each, size ),
		number: mostFiles ?? definition.files.usualNumber,
	};
}

const UNITS: Readonly< Record< string, number > > = {
	kb: 1024,
	mb: 1_048_576,
};

/** What visitors read below the label: types, sizes and how many. */
export function limitsInWords(
	types: FileTypes,
	{ size, each, number }: Limits,
	isMultiple: boolean,
	known: MimeTypes
): string {
	const listed = [
		...types.groups.map( groupInWords ),
		...types.others.map( ( type ) => nameOf( type, known ) ),
	].join( ', ' );
	if ( ! isMultiple ) {
		return sprintf(
			/* translators: 1: a list of types, as in "images, ZIP", 2: a size, as in "1 MB". */
			__( 'Allowed file types: %1$s. Maximum size: %2$s.', 'rueda' ),
			listed,
			sizeInWords( size )
		);
	}
	if ( number === 1 || each === size ) {
		return sprintf(
			/* translators: 1: a list of types, as in "images, ZIP", 2: a number, 3: a size, as in "1 MB". */
			_n(
				'Allowed file types: %1$s. At most %2$s file, of %3$s.',
				'Allowed file types: %1$s. At most %2$s files, of %3$s together.',
				number,
				'rueda'
			),
			listed,
			localized( number ),
			sizeInWords( each )
		);
	}
	return sprintf(
		/* translators: 1: a list of types, as in "images, ZIP", 2: a number, 3 and 4: a size, as in "1 MB". */
		__(
			'Allowed file types: %1$s. At most %2$s files, of %3$s each and %4$s together.',
			'rueda'
		),
		listed,
		localized( number ),
		sizeInWords( each ),
		sizeInWords( size )
	);
}

function groupInWords( group: Group ): string {
	switch ( group ) {
		case 'documents':
			return __(
				'documents (PDF, Word, Excel, PowerPoint, OpenDocument, text)',
				'rueda'
			);
		case 'images':
			return __( 'images', 'rueda' );
		case 'audio':
			return __( 'audio', 'rueda' );
		case 'video':
			return __( 'video', 'rueda' );
	}
}

/** By the first of its file extensions, because few people know MIME types. */
function nameOf( type: string, known: MimeTypes ): string {
	const [ extensions = type ] =
		Object.entries( known ).find( ( [ , mime ] ) => mime === type ) ?? [];
	return ( extensions.split( '|' )[ 0 ] ?? '' ).toUpperCase();
}
