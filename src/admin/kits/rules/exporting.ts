/** What of this site goes into a kit. */
import { KIT_DOC_TYPES } from '../../../definitions/kit-sections';
import { shareOf } from '../tracking/events';
import type { Exportable, Item } from './answers';
import { withUses, type Keys } from './choice';
import { initialStates } from './initial-state';
import type { Section } from './sections';

export interface ExportChoice {
	readonly title: string;
	readonly description: string;
	readonly keys: Keys;
	/** Parts of the settings, and `media`. */
	readonly parts: Keys;
}

/** The export as the REST route expects it. */
export interface ExportOrder {
	readonly title: string;
	readonly description: string;
	readonly items: readonly string[];
	readonly settings: readonly string[];
	readonly media: boolean;
}

const SETTINGS = 'settings';
export const MEDIA = 'media';

/** The settings of this site, and the images as a section whose only child is itself. */
export const partSections = (
	sections: readonly Section[],
	{ settings, media }: Exportable
): readonly Pick< Section, 'key' | 'title' | 'children' >[] =>
	sections.flatMap( ( section ) => {
		const children =
			section.key === MEDIA && media.bytes > 0
				? [ section ]
				: section.children.filter(
						( { key } ) =>
							section.key === SETTINGS && settings[ key ]
					);
		return children.length > 0 ? [ { ...section, children } ] : [];
	} );

export function firstChoice(
	exportable: Exportable,
	sections: readonly Section[]
): ExportChoice {
	const states = initialStates( sections, {} );
	const isOn = ( key: string ) => states[ key ] ?? true;
	const { items } = exportable;
	return {
		title: '',
		description: '',
		keys: withUses(
			items,
			items
				.filter( ( { section } ) => isOn( section ) )
				.map( ( { key } ) => key )
		),
		parts: new Set(
			[
				...partSections( sections, exportable ).flatMap(
					( { children } ) => children.map( ( { key } ) => key )
				),
				// Also if no image can be exported; the server then names those that are left out.
				...sections.flatMap( ( { key } ) =>
					key === MEDIA ? [ key ] : []
				),
			].filter( isOn )
		),
	};
}

export const settingsIn = ( { parts }: ExportChoice ): readonly string[] =>
	[ ...parts ].filter( ( part ) => part !== MEDIA );

export const orderOf = ( choice: ExportChoice ): ExportOrder => ( {
	title: choice.title.trim(),
	description: choice.description.trim(),
	items: [ ...choice.keys ],
	settings: settingsIn( choice ),
	media: choice.parts.has( MEDIA ),
} );

/** How much of each section is chosen: all, some or none. */
export function sharesOf(
	items: readonly Item[],
	keys: Keys
): Readonly< Record< string, string > > {
	const ofSection = ( name: string ) => {
		const all = items.filter( ( { section } ) => section === name );
		return shareOf(
			all.filter( ( { key } ) => keys.has( key ) ).length,
			all.length
		);
	};
	return Object.fromEntries(
		Object.values( KIT_DOC_TYPES ).map( ( name ) => [
			name,
			ofSection( name ),
		] )
	);
}

/** The number of items of each kind. */
export function countsOf(
	items: readonly Item[]
): Readonly< Record< string, number > > {
	const counts: Record< string, number > = {};
	items.forEach( ( { doc_type: docType } ) => {
		counts[ docType ] = ( counts[ docType ] ?? 0 ) + 1;
	} );
	return counts;
}

/** The approximate size of a kit: images do not get smaller, text does. */
export const bytesOf = (
	{ items, media }: Exportable,
	{ keys, parts }: ExportChoice
): number =>
	items
		.filter( ( { key } ) => keys.has( key ) )
		.reduce(
			( sum, { bytes } ) => sum + bytes,
			parts.has( MEDIA ) ? media.bytes : 0
		);
