/** The album: finished wheels that a visitor keeps on this device, stored in the browser and as a file. */
import type {
	ChartArea,
	ChartScale,
} from '../../../../frontend/values/chart-series';
import { labelText } from '../../../../frontend/values/label-text';
import { webUrl } from '../../../../frontend/values/address';
import {
	fieldsOf,
	idOf,
	isFields,
	jsonOf,
	textOf,
} from '../../../../frontend/values/values';
import { REPORT_LIMITS } from '../../../../definitions/report-limits';
import { ownerOf, slugIn } from '../../rules/owner';
import type { SavedReport } from '../../rules/saving';

/** An area as it was rated, with what the visitor wished and wrote. */
export interface LeafArea extends ChartArea {
	readonly note?: string;
}

export interface Leaf {
	/** The key of the finished run, so that a run is kept only once. */
	readonly id: string;
	readonly wheelId: number;
	/** The wheel's title as plain text. */
	readonly title: string;
	/** Milliseconds since 1970. */
	readonly finishedAt: number;
	readonly scale: ChartScale;
	readonly areas: readonly LeafArea[];
	/** Null if it was never saved, or was deleted from the site. */
	readonly report: SavedReport | null;
}

/** Newest first. */
export type Album = readonly Leaf[];

/** Whether another wheel was finished less than a minute before or after this one. */
export const hasNeighbor = ( leaf: Leaf, album: Album ): boolean =>
	album.some(
		( { id, finishedAt } ) =>
			id !== leaf.id && Math.abs( finishedAt - leaf.finishedAt ) < 60_000
	);

type OfOneWheel = readonly [ Leaf, ...Leaf[] ];

/** Groups the album by wheel, in the order of their newest leaves. */
export function byWheel( album: Album ): readonly OfOneWheel[] {
	const wheels = new Map< number, [ Leaf, ...Leaf[] ] >();
	for ( const leaf of album ) {
		const found = wheels.get( leaf.wheelId );
		if ( found ) {
			found.push( leaf );
		} else {
			wheels.set( leaf.wheelId, [ leaf ] );
		}
	}
	return [ ...wheels.values() ];
}

/** Increase this number whenever the stored format changes. */
const shape = 1;
const name = 'rueda-album';
export const mostLeaves = 200;
const mostAreas = 100;
export const serialise = ( album: Album ): string =>
	JSON.stringify( { name, shape, wheels: album } );

/** Reads what the browser has stored, and skips leaves that cannot be read. */
export function parse( text: string | null, origin: string ): Album {
	const wheels = wheelsIn( text );
	return inOrder(
		( wheels ?? [] ).flatMap( ( each ) => leafOf( each, origin ) ?? [] )
	);
}

export function wheelsIn( text: string | null ): readonly unknown[] | null {
	const file = fieldsOf( jsonOf( text ) );
	const { wheels } = file;
	return file[ 'name' ] === name &&
		file[ 'shape' ] === shape &&
		Array.isArray( wheels )
		? wheels
		: null;
}

export function leafOf( value: unknown, origin: string ): Leaf | null {
	const leaf = fieldsOf( value );
	const id = textOf( leaf[ 'id' ] );
	const wheelId = idOf( leaf[ 'wheelId' ] );
	const finishedAt = finiteOf( leaf[ 'finishedAt' ] );
	const scale = scaleOf( leaf[ 'scale' ] );
	const areas = areasOf( leaf[ 'areas' ] );
	return /^[\w-]{1,64}$/.test( id ) &&
		wheelId !== null &&
		finishedAt !== null &&
		// JavaScript has no dates beyond this.
		Math.abs( finishedAt ) <= 8.64e15 &&
		scale &&
		areas
		? {
				id,
				wheelId,
				title: labelText( leaf[ 'title' ] ),
				finishedAt,
				scale,
				areas,
				report: reportOf( leaf[ 'report' ], origin ),
			}
		: null;
}

const finiteOf = ( value: unknown ): number | null =>
	typeof value === 'number' && Number.isFinite( value ) ? value : null;

function scaleOf( value: unknown ): ChartScale | null {
	const scale = fieldsOf( value );
	const min = finiteOf( scale[ 'min' ] );
	const max = finiteOf( scale[ 'max' ] );
	return min !== null && max !== null && min < max ? { min, max } : null;
}

function areasOf( value: unknown ): readonly LeafArea[] | null {
	if ( ! Array.isArray( value ) || value.length > mostAreas ) {
		return null;
	}
	const areas = value.map( areaOf );
	return areas.every( ( area ) => area !== null ) ? areas : null;
}

function areaOf( given: unknown ): LeafArea | null {
	const area = fieldsOf( given );
	const label = labelText( area[ 'label' ] );
	const value = finiteOf( area[ 'value' ] );
	const color = textOf( area[ 'color' ] );
	const wished = area[ 'wished' ] ?? null;
	const note = textOf( area[ 'note' ] ).slice( 0, REPORT_LIMITS.note );
	return label !== '' &&
		value !== null &&
		/^#[0-9a-f]{3,8}$/i.test( color ) &&
		( wished === null || finiteOf( wished ) !== null )
		? {
				label,
				value,
				color,
				...( wished !== null && { wished: Number( wished ) } ),
				...( note && { note } ),
			}
		: null;
}

/** Keeps links to this site only, because a file may come from anybody. */
function reportOf( value: unknown, origin: string ): SavedReport | null {
	const report = fieldsOf( value );
	const id = idOf( report[ 'id' ] );
	const link = ofOrigin( report[ 'link' ], origin );
	return isFields( value ) && id !== null && link !== null
		? {
				id,
				link,
				title: labelText( report[ 'title' ] ),
				ownerLink: ofOrigin( report[ 'ownerLink' ], origin ),
			}
		: null;
}

function ofOrigin( value: unknown, origin: string ): string | null {
	const url = webUrl( value );
	return url?.startsWith( `${ origin }/` ) && URL.canParse( url )
		? url
		: null;
}

/** What names a report and its owner in an address that was typed, or why it does not. */
export function typedAddress(
	typed: string,
	origin: string
):
	| { readonly slug: string; readonly owner: string }
	| 'elsewhere'
	| 'not-owner' {
	const link = ofOrigin( typed.trim(), origin );
	return link === null || ! /^[0-9a-f]{40}$/.test( slugIn( link ) )
		? 'elsewhere'
		: ( ownerOf( { ownerLink: link } ) ?? 'not-owner' );
}

/** Whether two leaves are one run, or have one report: one was kept here, the other may come from another device. */
export const isSameRun = ( one: Leaf, other: Leaf ): boolean =>
	one.id === other.id ||
	( one.report !== null &&
		other.report !== null &&
		slugIn( one.report.link ) === slugIn( other.report.link ) );

export const inOrder = ( leaves: readonly Leaf[] ): Album =>
	[ ...leaves ].sort( ( a, b ) => b.finishedAt - a.finishedAt );

/** Replaces the leaf of the same run, if there is one. A full album stays as it is. */
export function withLeaf( album: Album, leaf: Leaf ): Album {
	const others = withoutLeaf( album, leaf.id );
	return others.length < mostLeaves ? inOrder( [ leaf, ...others ] ) : album;
}

export const withoutLeaf = ( album: Album, id: string ): Album =>
	album.filter( ( leaf ) => leaf.id !== id );
