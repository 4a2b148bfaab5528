import type { ComponentType } from 'react';

/** What a section gets when a kit is imported, and what the user has chosen so far. */
export interface KitData {
	/** The manifest of the uploaded kit, and the export group of each of its kinds of items. */
	readonly uploadedData?:
		| {
				readonly manifest: unknown;
				readonly groups: Readonly< Record< string, string > >;
		  }
		| undefined;
	/** By the keys of sections. */
	readonly customization?:
		Readonly< Record< string, boolean | undefined > > | undefined;
}

type InitialState = ( data: KitData, parent: boolean ) => boolean | undefined;

/** A section as an add-on registers it. */
export interface SectionInput {
	readonly key?: unknown;
	readonly title?: unknown;
	readonly description?: unknown;
	readonly order?: unknown;
	readonly useParentDefault?: unknown;
	readonly getInitialState?: InitialState | undefined;
	readonly component?:
		ComponentType< { readonly isOn: boolean } > | undefined;
	readonly isAvailable?: ( () => boolean ) | undefined;
	readonly exportGroup?: unknown;
	readonly children?: readonly SectionInput[] | undefined;
	readonly [ more: string ]: unknown;
}

/** A part of a kit that can be chosen or left out as a whole. */
export interface Section {
	readonly key: string;
	readonly title: string;
	readonly description: string;
	readonly order: number;
	/** Whether it is on when its parent is. */
	readonly useParentDefault: boolean;
	readonly getInitialState?: InitialState | undefined;
	readonly component?:
		ComponentType< { readonly isOn: boolean } > | undefined;
	readonly isAvailable?: ( () => boolean ) | undefined;
	/** Kinds of items with this export group belong to the section. */
	readonly exportGroup: string;
	readonly children: readonly Section[];
	readonly [ more: string ]: unknown;
}

export interface SectionRegistry {
	readonly register: ( section: SectionInput ) => void;
	readonly getAll: () => readonly Section[];
	/** Calls back on each registration; returns a function that stops it. */
	readonly subscribe: ( listener: () => void ) => () => void;
}

const ORDER = 10;

export function createSectionRegistry(): SectionRegistry {
	let known: readonly Section[] = [];
	const listeners = new Set< () => void >();
	return {
		register( input ) {
			const section = sectionOf( input );
			known = known.some( ( { key } ) => key === section.key )
				? known.map( ( one ) =>
						one.key === section.key
							? { ...one, children: merged( one, section ) }
							: one
					)
				: [ ...known, section ];
			listeners.forEach( ( listener ) => listener() );
		},
		getAll: () => shown( known ),
		subscribe( listener ) {
			listeners.add( listener );
			return () => void listeners.delete( listener );
		},
	};
}

/** The section keeps its own fields; a child with a known key replaces the earlier one. */
const merged = ( before: Section, { children }: Section ): Section[] => [
	...before.children.map(
		( child ) => children.find( ( { key } ) => key === child.key ) ?? child
	),
	...children.filter(
		( { key } ) => ! before.children.some( ( child ) => child.key === key )
	),
];

/** Calls a function of an add-on. If it fails, the console says so, and nothing is returned. */
export function attempt< Value >(
	key: string,
	call: () => Value
): Value | undefined {
	try {
		return call();
	} catch ( error ) {
		console.error( `Rueda: the section ${ key } failed.`, error );
		return undefined;
	}
}

/** Sorting is stable, so sections of the same order stay as they were registered. */
const shown = ( sections: readonly Section[] ): readonly Section[] =>
	sections
		.filter(
			( { key, isAvailable } ) =>
				attempt( key, () => isAvailable?.() ?? true ) ?? false
		)
		.map( ( section ) => ( {
			...section,
			children: shown( section.children ),
		} ) )
		.sort( ( one, other ) => one.order - other.order );

function sectionOf( input: SectionInput ): Section {
	const { key, title, description, order, exportGroup, children } = input;
	if ( ! isText( key ) || ! isText( title ) ) {
		throw new Error( 'Template type must have key and title' );
	}
	return {
		...input,
		key,
		title,
		description: isText( description ) ? description : '',
		order:
			typeof order === 'number' && ! Number.isNaN( order )
				? order
				: ORDER,
		useParentDefault: input.useParentDefault !== false,
		exportGroup: isText( exportGroup ) ? exportGroup : '',
		children: ( children ?? [] ).reduce< readonly Section[] >(
			( all, child ) => {
				const made = sectionOf( child );
				return [
					...all.filter( ( one ) => one.key !== made.key ),
					made,
				];
			},
			[]
		),
	};
}

const isText = ( value: unknown ): value is string =>
	typeof value === 'string' && value !== '';
