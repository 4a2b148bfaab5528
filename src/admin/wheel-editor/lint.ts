/** Finds errors in a wheel, and what could be better, before visitors do. */
import { contrast, rgbOf } from '../../frontend/values/color';
import { distance } from './color-distance';

export interface CheckedArea {
	readonly clientId: string;
	/** Plain text. */
	readonly label: string;
	readonly color: string;
	readonly link: string;
	readonly min: number | undefined;
	readonly max: number | undefined;
}

export interface CheckedWheel {
	/** Plain text. */
	readonly title: string;
	/** The block with the areas; null if there is none. */
	readonly list: string | null;
	readonly isOlder: boolean;
	readonly areas: readonly CheckedArea[];
	readonly inputType: 'likert' | 'slider';
	readonly min: number;
	readonly max: number;
	/** The background colour of the theme's page, as in CSS. White if it is not known. */
	readonly background: string;
	/** Links to pages of this site that visitors cannot see. */
	readonly dead: ReadonlySet< string >;
}

/** The place that an author has to change. */
export type Place =
	| { readonly kind: 'title' | 'settings' | 'start' }
	| { readonly kind: 'block'; readonly clientId: string };

export interface Notice {
	readonly code:
		| 'no-title'
		| 'no-areas'
		| 'no-label'
		| 'same-label'
		| 'range'
		| 'area-range'
		| 'many-areas'
		| 'too-many-areas'
		| 'many-choices'
		| 'same-color'
		| 'pale-color'
		| 'broken-link'
		| 'dead-link'
		| 'older';
	/** An error prevents visitors from doing something; the author decides about a hint. */
	readonly level: 'error' | 'hint';
	readonly place: Place;
	/** The names of the areas that it is about. */
	readonly names: readonly string[];
	readonly number: number;
}

/** Before the links are checked. */
export const NO_LINKS: ReadonlySet< string > = new Set();

const MOST_AREAS = 24;
/** The server saves no report with more areas. */
const LIMIT_OF_AREAS = 100;
const MOST_CHOICES = 11;
const ALIKE = 0.06;
const VISIBLE = 3;
const OFF_WHITE = 1.1;
const WHITE = [ 1, 1, 1 ] as const;

export function lint( wheel: CheckedWheel ): Notice[] {
	return [
		...lintTitle( wheel ),
		...lintRange( wheel ),
		...lintCount( wheel ),
		...lintLabels( wheel.areas ),
		...wheel.areas.flatMap( ( area ) => lintArea( area, wheel ) ),
		...lintColors( wheel.areas ),
	];
}

const notice = (
	code: Notice[ 'code' ],
	level: Notice[ 'level' ],
	place: Place,
	names: readonly string[] = [],
	number = 0
): Notice => ( { code, level, place, names, number } );

const placeOf = ( clientId: string ): Place => ( { kind: 'block', clientId } );

function lintTitle( { title }: CheckedWheel ): Notice[] {
	return title === ''
		? [ notice( 'no-title', 'error', { kind: 'title' } ) ]
		: [];
}

function lintRange( { min, max, inputType }: CheckedWheel ): Notice[] {
	if ( max <= min ) {
		return [ notice( 'range', 'error', { kind: 'settings' } ) ];
	}
	const choices = max - min + 1;
	return inputType === 'likert' && choices > MOST_CHOICES
		? [
				notice(
					'many-choices',
					'hint',
					{ kind: 'settings' },
					[],
					choices
				),
			]
		: [];
}

function lintCount( { list, areas, isOlder }: CheckedWheel ): Notice[] {
	if ( list === null ) {
		return [ notice( 'no-areas', 'error', { kind: 'start' } ) ];
	}
	const found: Notice[] = [];
	if ( areas.length === 0 ) {
		found.push( notice( 'no-areas', 'error', placeOf( list ) ) );
	}
	const { length } = areas;
	if ( length > LIMIT_OF_AREAS ) {
		found.push( notice( 'too-many-areas', 'error', placeOf( list ) ) );
	} else if ( length > MOST_AREAS ) {
		found.push(
			notice( 'many-areas', 'hint', placeOf( list ), [], length )
		);
	}
	if ( isOlder ) {
		found.push( notice( 'older', 'hint', placeOf( list ) ) );
	}
	return found;
}

function lintLabels( areas: readonly CheckedArea[] ): Notice[] {
	const seen = new Set< string >();
	return areas.flatMap( ( { label, clientId } ) => {
		if ( label === '' ) {
			return [ notice( 'no-label', 'error', placeOf( clientId ) ) ];
		}
		const key = label.toLocaleLowerCase();
		if ( seen.has( key ) ) {
			return [
				notice( 'same-label', 'error', placeOf( clientId ), [ label ] ),
			];
		}
		seen.add( key );
		return [];
	} );
}

function lintArea(
	{ label, clientId, link, color, ...own }: CheckedArea,
	wheel: CheckedWheel
): Notice[] {
	const found: Notice[] = [];
	const place = placeOf( clientId );
	const isOwn = own.min !== undefined || own.max !== undefined;
	const min = own.min ?? wheel.min;
	const max = own.max ?? wheel.max;
	if ( isOwn && max <= min ) {
		found.push( notice( 'area-range', 'error', place, [ label ] ) );
	}
	if (
		isOwn &&
		wheel.inputType === 'likert' &&
		max - min + 1 > MOST_CHOICES
	) {
		found.push(
			notice( 'many-choices', 'hint', place, [ label ], max - min + 1 )
		);
	}
	if ( link.trim() !== '' && ! isLink( link.trim() ) ) {
		found.push( notice( 'broken-link', 'error', place, [ label ] ) );
	}
	if ( wheel.dead.has( link.trim() ) ) {
		found.push( notice( 'dead-link', 'error', place, [ label ] ) );
	}
	const rgb = rgbOf( color );
	const ratio = rgb ? contrast( rgb, paperOf( wheel.background ) ) : VISIBLE;
	if ( ratio < VISIBLE ) {
		found.push( notice( 'pale-color', 'hint', place, [ label ], ratio ) );
	}
	return found;
}

/** Almost white counts as white, for which our colours are made. */
function paperOf( background: string ): readonly [ number, number, number ] {
	const rgb = rgbOf( background );
	return rgb && contrast( rgb ) > OFF_WHITE ? rgb : WHITE;
}

/** Each area is named once, together with the first one before it that looks alike. */
function lintColors( areas: readonly CheckedArea[] ): Notice[] {
	return areas.flatMap( ( { label, clientId, color }, index ) => {
		const rgb = rgbOf( color );
		const twin = areas.slice( 0, index ).find( ( earlier ) => {
			const other = rgbOf( earlier.color );
			return rgb && other && distance( rgb, other ) < ALIKE;
		} );
		return twin
			? [
					notice( 'same-color', 'hint', placeOf( clientId ), [
						label,
						twin.label,
					] ),
				]
			: [];
	} );
}

/** Whether a link may work, judged by its address alone. */
export function isLink( link: string ): boolean {
	if ( /\s/.test( link ) ) {
		return false;
	}
	if ( /^[/?#](?!\/)/.test( link ) ) {
		return true;
	}
	const scheme = /^([a-z][a-z0-9+.-]*):/i.exec( link )?.[ 1 ]?.toLowerCase();
	if ( scheme === 'mailto' ) {
		return /^mailto:[^@]+@[^@]+\.[^@]+$/i.test( link );
	}
	if ( scheme === 'tel' ) {
		return /^tel:\+?[\d().-]+$/i.test( link );
	}
	if ( scheme !== undefined && scheme !== 'http' && scheme !== 'https' ) {
		return false;
	}
	return isHost( scheme === undefined ? `http://${ link }` : link );
}

function isHost( address: string ): boolean {
	try {
		const { hostname } = new URL( address );
		return (
			hostname === 'localhost' ||
			/^\[.*\]$/.test( hostname ) ||
			/^[^.]+(\.[^.]+)+\.?$/.test( hostname )
		);
	} catch {
		return false;
	}
}
