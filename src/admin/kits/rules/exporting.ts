/** What of this site goes into a kit. */
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

/** What is exported, by the names of the route. */
export interface ExportOrder {
	readonly title: string;
	readonly description: string;
	readonly items: readonly string[];
	readonly settings: readonly string[];
	readonly media: boolean;
}

const SETTINGS = 'settings';
export const MEDIA = 'media';

/** The settings that this site has, and the images as a section whose only child is itself. */
export const partSections = (
	sections: readonly Section[],
	{ settings, mediaBytes }: Exportable
): readonly Pick< Section, 'key' | 'title' | 'children' >[] =>
	sections.flatMap( ( section ) => {
		const children =
			section.key === MEDIA && mediaBytes > 0
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
				// Also when no image can be taken along: the server then names those that stay here.
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

/** How much of each section of items is chosen, in a word. */
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
	return {
		wheels: ofSection( 'wheels' ),
		forms: ofSection( 'forms' ),
		pages: ofSection( 'pages' ),
		patterns: ofSection( 'patterns' ),
	};
}

/** How many items there are of each kind. */
export function countsOf(
	items: readonly Item[]
): Readonly< Record< string, number > > {
	const counts: Record< string, number > = {};
	items.forEach( ( { docType } ) => {
		counts[ docType ] = ( counts[ docType ] ?? 0 ) + 1;
	} );
	return counts;
}

/** About what a kit weighs: images are packed already, and text gets smaller. */
export const bytesOf = (
	{ items, mediaBytes }: Exportable,
	{ keys, parts }: ExportChoice
): number =>
	items
		.filter( ( { key } ) => keys.has( key ) )
		.reduce(
			( sum, { bytes } ) => sum + bytes,
			parts.has( MEDIA ) ? mediaBytes : 0
		);
