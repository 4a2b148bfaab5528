import { readFileSync } from 'node:fs';
import path from 'node:path';
import { initialState, initialStates } from './initial-state';
import {
	createSectionRegistry,
	type Section,
	type SectionInput,
} from './sections';

interface Shared {
	readonly given: readonly unknown[];
	readonly told: unknown;
}

/** SectionsTest of PHP writes and reads the same file. */
const SHARED = readFileSync(
	path.join( __dirname, '../../../../tests/fixtures/kit-sections.jsonl' ),
	'utf8'
)
	.trim()
	.split( '\n' )
	.map( ( line ) => JSON.parse( line ) as Shared );

/** The fields that PHP tells. */
const plain = ( section: Section ): object => ( {
	key: section.key,
	title: section.title,
	description: section.description,
	order: section.order,
	useParentDefault: section.useParentDefault,
	exportGroup: section.exportGroup,
	children: section.children.map( plain ),
} );

/** Code of add-ons has no types. */
const registered = ( ...inputs: unknown[] ): readonly Section[] => {
	const { register, getAll } = createSectionRegistry();
	inputs.forEach( ( input ) => register( input as SectionInput ) );
	return getAll();
};

const only = ( input: object ): Section => {
	const [ section ] = registered( { key: 'a', title: 'A', ...input } );
	if ( ! section ) {
		throw new Error( 'It is hidden.' );
	}
	return section;
};

const keys = ( sections: readonly Section[] ) =>
	sections.map( ( { key } ) => key );

const upload = (
	templates: Record< string, { doc_type: string } >,
	groups = {}
) => ( {
	uploadedData: { manifest: { templates }, groups },
} );

describe( 'registering', () => {
	test( 'a section without a key or title is refused, and so is such a child', () => {
		const refused = new Error( 'Template type must have key and title' );
		for ( const input of [
			{},
			{ key: 'a' },
			{ title: 'A' },
			{ key: '', title: 'A' },
			{ key: 'a', title: undefined },
			{ key: 'a', title: 'A', children: [ { key: 'b' } ] },
		] ) {
			expect( () => registered( input ) ).toThrow( refused );
		}
	} );

	test( 'what is not given, or given as undefined, gets its default', () => {
		expect(
			only( { order: undefined, useParentDefault: undefined } )
		).toMatchObject( {
			description: '',
			order: 10,
			useParentDefault: true,
			exportGroup: '',
			children: [],
		} );
		expect( only( { useParentDefault: false } ).useParentDefault ).toBe(
			false
		);
		expect( only( { site: 'mine' } )[ 'site' ] ).toBe( 'mine' );
	} );

	test( 'sections are sorted by order, an order of 0 is kept, ties stay as they came', () => {
		const order = ( key: string, at?: number ) => ( {
			key,
			title: key,
			order: at,
		} );
		const sections = registered(
			order( 'ten' ),
			order( 'eleven', 11 ),
			order( 'also ten', 10 ),
			order( 'zero', 0 ),
			{
				...order( 'parent', -1 ),
				children: [ order( 'c' ), order( 'd', 2 ), order( 'e' ) ],
			}
		);
		expect( keys( sections ) ).toEqual( [
			'parent',
			'zero',
			'ten',
			'also ten',
			'eleven',
		] );
		expect( keys( sections[ 0 ]?.children ?? [] ) ).toEqual( [
			'd',
			'c',
			'e',
		] );
	} );

	test( 'a known key keeps its section and merges the children by key', () => {
		const first = {
			key: 'a',
			title: 'First',
			order: 1,
			children: [
				{ key: 'b', title: 'B' },
				{ key: 'c', title: 'C' },
			],
		};
		const [ section, ...others ] = registered( first, {
			key: 'a',
			title: 'Second',
			order: 5,
			children: [
				{ key: 'd', title: 'D' },
				{ key: 'b', title: 'B again' },
			],
		} );
		expect( others ).toEqual( [] );
		expect( section ).toMatchObject( { title: 'First', order: 1 } );
		expect( section?.children.map( ( { title } ) => title ) ).toEqual( [
			'B again',
			'C',
			'D',
		] );
		expect( first.children ).toHaveLength( 2 );
	} );

	test( 'what is not available is hidden, as long as it is not', () => {
		let isThere = false;
		const { register, getAll } = createSectionRegistry();
		register( {
			key: 'a',
			title: 'A',
			children: [
				{ key: 'b', title: 'B', isAvailable: () => isThere },
				{ key: 'c', title: 'C' },
			],
		} );
		register( { key: 'd', title: 'D', isAvailable: () => isThere } );
		expect( keys( getAll() ) ).toEqual( [ 'a' ] );
		expect( keys( getAll()[ 0 ]?.children ?? [] ) ).toEqual( [ 'c' ] );
		isThere = true;
		expect( keys( getAll() ) ).toEqual( [ 'a', 'd' ] );
	} );

	test( 'a late section is told to whoever listens', () => {
		const { register, subscribe } = createSectionRegistry();
		const heard = jest.fn();
		const stop = subscribe( heard );
		register( { key: 'a', title: 'A' } );
		stop();
		register( { key: 'b', title: 'B' } );
		expect( heard ).toHaveBeenCalledTimes( 1 );
	} );
} );

describe( 'the state of a section before anybody has touched it', () => {
	test( 'is that of its parent, unless it does not want that', () => {
		expect( initialState( only( {} ), {}, true ) ).toBe( true );
		expect( initialState( only( {} ), {}, false ) ).toBe( false );
		const own = only( { useParentDefault: false } );
		expect( initialState( own, {}, true ) ).toBe( false );
	} );

	test( 'is what the section says; what the user has said comes before that', () => {
		const getInitialState = jest.fn( () => false );
		const section = only( { getInitialState } );
		const data = { customization: { a: undefined } };
		expect( initialState( section, data, true ) ).toBe( false );
		expect( getInitialState ).toHaveBeenCalledWith( data, true );
		const chosen = { customization: { a: true } };
		expect( initialState( section, chosen, false ) ).toBe( true );
		const silent = only( { getInitialState: () => undefined } );
		expect( initialState( silent, {}, true ) ).toBe( true );
	} );

	test( 'on import, it is on only if the kit has an item of its group', () => {
		const section = only( { exportGroup: 'pages' } );
		const groups = { page: 'pages', wheel: 'wheels', odd: '' };
		const state = ( templates: Parameters< typeof upload >[ 0 ] ) =>
			initialState( section, upload( templates, groups ), true );
		expect( state( { 'page:a': { doc_type: 'page' } } ) ).toBe( true );
		expect( state( { 'wheel:a': { doc_type: 'wheel' } } ) ).toBe( false );
		expect( state( { 'odd:a': { doc_type: 'odd' } } ) ).toBe( false );
		expect( state( { a: { doc_type: 'toString' } } ) ).toBe( false );
		expect( state( {} ) ).toBe( false );
	} );

	test( 'on import, a section without an export group is off, unless it says otherwise', () => {
		const sections = registered(
			{
				key: 'settings',
				title: 'S',
				children: [ { key: 'cta', title: 'C' } ],
			},
			{ key: 'media', title: 'M' },
			{ key: 'own', title: 'O', getInitialState: () => true }
		);
		expect( initialStates( sections, upload( {} ) ) ).toEqual( {
			settings: false,
			cta: false,
			media: false,
			own: true,
		} );
	} );

	test( 'an empty manifest turns all sections of items off, and their children', () => {
		const sections = registered(
			{ key: 'wheels', title: 'W', exportGroup: 'wheels' },
			{
				key: 'pages',
				title: 'P',
				exportGroup: 'pages',
				children: [
					{ key: 'drafts', title: 'D' },
					{
						key: 'own',
						title: 'O',
						getInitialState: () => true,
					},
				],
			}
		);
		expect( initialStates( sections, upload( {} ) ) ).toEqual( {
			wheels: false,
			pages: false,
			drafts: false,
			own: true,
		} );
		expect( initialStates( sections, {} ) ).toEqual( {
			wheels: true,
			pages: true,
			drafts: true,
			own: true,
		} );
	} );
} );

test( 'a section whose functions fail does not stop the others', () => {
	const fail = (): never => {
		throw new Error( 'Broken' );
	};
	const registry = createSectionRegistry();
	registry.register( { key: 'a', title: 'A', isAvailable: fail } );
	registry.register( { key: 'b', title: 'B', getInitialState: fail } );

	expect( registry.getAll().map( ( { key } ) => key ) ).toEqual( [ 'b' ] );
	expect( initialStates( registry.getAll(), {} ) ).toEqual( { b: true } );
	expect( console ).toHaveErrored();
} );

test( 'PHP makes the same of two hundred registries', () => {
	expect( SHARED ).toHaveLength( 200 );
	for ( const { given, told } of SHARED ) {
		const { register, getAll } = createSectionRegistry();
		const refusals = ( given as SectionInput[] ).flatMap( ( input ) => {
			try {
				register( input );
				return [];
			} catch ( error ) {
				return [ ( error as Error ).message ];
			}
		} );
		expect( { all: getAll().map( plain ), refusals } ).toEqual( told );
	}
} );
