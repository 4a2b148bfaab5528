import type { ComponentType } from 'react';
import {
	KIT_SECTION_ARGUMENTS,
	KIT_SECTION_ORDER,
} from '../../../definitions/kit-sections';
import { isObject } from '../../../frontend/values/field';
import type { KitSection } from '../../../../types/rueda';
import type { CheckedKit } from './answers';
import { requireArgumentType } from './checks';

/** What a section gets when a kit is imported, and what the user has chosen so far. */
export interface KitData {
	readonly uploadedData?: {
		readonly manifest: Pick< CheckedKit[ 'manifest' ], 'templates' >;
		readonly groups: CheckedKit[ 'groups' ];
	};
	/** By the keys of sections. */
	readonly customization?:
		Readonly< Record< string, boolean | undefined > > | undefined;
}

/** A section as an add-on registers it. */
export interface SectionInput extends KitSection {
	readonly component?: ComponentType< { readonly isOn: boolean } >;
	readonly children?: readonly SectionInput[];
}

/** A part of a kit that can be chosen or left out as a whole. */
export interface Section extends SectionInput {
	readonly description: string;
	readonly order: number;
	readonly useParentDefault: boolean;
	readonly exportGroup: string;
	readonly children: readonly Section[];
}

export interface SectionRegistry {
	readonly register: ( section: SectionInput ) => void;
	readonly getAll: () => readonly Section[];
	/** Calls back on each registration; returns a function that stops it. */
	readonly subscribe: ( listener: () => void ) => () => void;
}

export function createSectionRegistry(): SectionRegistry {
	let known: readonly Section[] = [];
	const listeners = new Set< () => void >();
	return {
		register( input ) {
			const section = sectionOf( input );
			known = known.some( ( { key } ) => key === section.key )
				? known.map( ( one ) =>
						one.key === section.key
							? {
									...one,
									children: byKey( [
										...one.children,
										...section.children,
									] ),
								}
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

/** A section with a known key takes the place of the earlier one. */
const byKey = ( sections: readonly Section[] ): readonly Section[] => [
	...new Map(
		sections.map( ( section ) => [ section.key, section ] )
	).values(),
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

/** The same rules as in Kit\Sections\Section. An argument that is null counts as missing. */
function sectionOf( input: SectionInput ): Section {
	const { key, title, order, children } = isObject( input ) ? input : {};
	if ( ! isText( key ) || ! isText( title ) ) {
		throw new Error( 'Template type must have key and title' );
	}
	for ( const [ name, type ] of Object.entries( KIT_SECTION_ARGUMENTS ) ) {
		if ( ( input[ name ] ?? null ) !== null ) {
			requireArgumentType( name, type, input );
		}
	}
	return {
		...input,
		key,
		title,
		description: input.description ?? '',
		order:
			typeof order === 'number' && Number.isFinite( order )
				? order
				: KIT_SECTION_ORDER,
		useParentDefault: input.useParentDefault ?? true,
		exportGroup: input.exportGroup ?? '',
		children: byKey( Object.values( children ?? [] ).map( sectionOf ) ),
	};
}

const isText = ( value: unknown ): value is string =>
	typeof value === 'string' && value !== '';
