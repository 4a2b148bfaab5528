/**
 * Follows docs/first-steps.es.md as a reader does, with the words of the document and in no other order. A label that
 * has changed, or a step that leads nowhere, fails here; so does a word in bold that no step of this test looks for.
 * The English document has to have the same words in the same order, as the catalogue translates them.
 */
import { readFileSync } from 'node:fs';
import { mergeTests, test as plain, type Page } from '@playwright/test';
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';
import { test as base } from '../fixtures';
import type { BlockEditor } from '../fixtures/editor';
import { type Chapter, readGuide } from '../fixtures/guide';
import { pretenceHeaders } from '../fixtures/pretend';
import { IN_ENGLISH, Reader } from '../fixtures/reader';
import { offerNoPatterns, offerPatterns } from '../fixtures/starters';
import { buttonTo, expect, test as wheel } from '../fixtures/wheel';
import { titleOf } from '../fixtures/wheel-author';

const test = mergeTests( base, wheel );

interface Scene {
	readonly reader: Reader;
	readonly admin: Page;
	readonly editor: BlockEditor;
	readonly page: Page;
	/** What the reader calls everything. */
	readonly name: string;
}

/** A label that the editor does not translate fails here, too. */
const GUIDE = 'first-steps.es.md';
const NAME = 'Equilibrio';

const chapter = ( at: number ): Chapter =>
	readGuide( GUIDE )[ at ] ?? { steps: [], after: [] };

/** The words of each step, an entry of the menu as two. */
const wordsOf = ( file: string ): string[][][] =>
	readGuide( file ).map( ( { steps, after } ) =>
		[ ...steps, after ].map( ( words ) =>
			words.flatMap( ( way ) => way.split( ' → ' ) )
		)
	);

plain( 'the English document says what the Spanish one says', () => {
	const catalogue = readFileSync( 'languages/rueda-es_ES.po', 'utf8' );
	const spanish = wordsOf( GUIDE );
	const isTranslated = ( words: string, there = '' ): boolean =>
		IN_ENGLISH.get( there ) === words ||
		catalogue.includes( `\nmsgid "${ words }"\nmsgstr "${ there }"\n` );

	const english = wordsOf( 'first-steps.md' );
	const others = english.flatMap( ( steps, at ) =>
		steps.flatMap( ( all, step ) =>
			all.filter(
				( words, index ) =>
					! isTranslated( words, spanish[ at ]?.[ step ]?.[ index ] )
			)
		)
	);

	expect( others ).toEqual( [] );
	const counts = ( chapters: string[][][] ) =>
		chapters.map( ( steps ) => steps.map( ( { length } ) => length ) );
	expect( counts( english ) ).toEqual( counts( spanish ) );
} );

test.describe( GUIDE, () => {
	test.beforeEach( ( { admin } ) =>
		admin
			.context()
			.setExtraHTTPHeaders( pretenceHeaders( { locale: 'es_ES' } ) )
	);

	test( 'somebody new finds the ready-made pages with the words of the document', async ( {
		admin,
		editor,
	} ) => {
		await readyMade( new Reader( admin, editor ), admin, chapter( 0 ) );
		await expect(
			admin.getByRole( 'heading', { level: 1 } )
		).toBeVisible();
	} );

	test( 'somebody new gets to a wheel with the words of the document @versions', async ( {
		admin,
		editor,
		page,
		rest,
	} ) => {
		const reader = new Reader( admin, editor );
		const id = await firstWheel(
			{ reader, admin, editor, page, name: NAME },
			chapter( 1 )
		);
		expect( id ).toBeGreaterThan( 0 );
		await remove( rest, admin, 'wheel', id );
	} );

	test( 'somebody new gets to a form with the words of the document @versions', async ( {
		admin,
		editor,
		page,
		rest,
	} ) => {
		// It opens three editors.
		test.slow();
		const reader = new Reader( admin, editor );
		const id = await firstForm(
			{ reader, admin, editor, page, name: NAME },
			chapter( 2 )
		);
		expect( id ).toBeGreaterThan( 0 );
		await remove( rest, admin, 'rueda_form', id );
	} );
} );

async function remove(
	rest: RequestUtils,
	admin: Page,
	type: string,
	id: number
): Promise< void > {
	// Requests of the editor about it must not come after it is deleted.
	await admin.goto( 'about:blank' );
	await rest.rest( {
		method: 'DELETE',
		path: `/wp/v2/${ type }/${ id }`,
		params: { force: true },
	} );
}

/** The words of a step. As many as the test looks for, so that none is left out. */
function named( step: readonly string[] | undefined, count: number ): string[] {
	expect( step ?? [] ).toHaveLength( count );
	return [ ...( step ?? [] ) ];
}

async function readyMade(
	reader: Reader,
	admin: Page,
	{ steps, after }: Chapter
) {
	expect( steps ).toHaveLength( 2 );
	named( after, 0 );
	const [ start = '' ] = named( steps[ 0 ], 1 );
	await reader.getStarted( start );
	const [ choose = '', kits = '' ] = named( steps[ 1 ], 2 );
	await reader.findInMenu( kits );
	await admin.getByRole( 'link', { name: choose, exact: true } ).click();
}

async function firstWheel(
	{ reader, admin, editor, page, name }: Scene,
	{ steps, after }: Chapter
): Promise< number > {
	expect( steps ).toHaveLength( 7 );
	const [ start = '', add = '', list = '' ] = named( steps[ 0 ], 3 );
	await reader.getStarted( start );
	await reader.findInMenu( list );
	await admin.getByRole( 'link', { name: add, exact: true } ).click();

	const [ pattern = '', readyMadeOnes = '', tab = '' ] = named(
		steps[ 1 ],
		3
	);
	await titleOf( editor ).waitFor();
	await choosePattern( admin, pattern );
	await reader.showSettings( tab );
	await expect(
		reader.settings.getByRole( 'button', { name: readyMadeOnes } )
	).toBeVisible();

	const [ required = '' ] = named( steps[ 2 ], 1 );
	await titleOf( editor ).fill( name );
	const area = editor.block( 'rueda/area' ).first();
	await area.getByRole( 'textbox' ).first().fill( name );
	await expect(
		reader.settings.getByLabel( required, { exact: true } )
	).toBeVisible();

	const [ sameTab = '', check = '' ] = named( steps[ 3 ], 2 );
	await reader.showSettings( sameTab );
	await expect(
		reader.settings.getByRole( 'button', {
			name: new RegExp( `^${ check }` ),
		} )
	).toBeVisible();

	const [ publish = '' ] = named( steps[ 4 ], 1 );
	await reader.publish( publish );
	const id = editor.published.pop() ?? 0;

	const [ draft = '' ] = named( steps[ 5 ], 1 );
	await reader.panel
		.getByRole( 'button', { name: draft, exact: true } )
		.click();
	await expect( editor.block( 'rueda/wheel' ) ).toContainText( name );
	await page.goto( await reader.publish( publish ) );
	await expect( buttonTo( page, 'start' ) ).toBeVisible();

	const [ block = '', display = '', onPage = '' ] = named( steps[ 6 ], 3 );
	await editor.openNewPage( name );
	const placed = await editor.insert( 'rueda/wheel', block );
	await placed.getByRole( 'combobox' ).first().fill( name );
	await placed.getByRole( 'option', { name } ).first().click();
	await reader.showSettings();
	await expect(
		reader.settings
			.getByLabel( display, { exact: true } )
			.locator( 'option:checked' )
	).toHaveText( onPage );
	for ( const way of named( after, 3 ) ) {
		await reader.findInMenu( way );
	}
	return id;
}

async function choosePattern( admin: Page, pattern: string ): Promise< void > {
	await offerPatterns( admin );
	const dialog = admin.getByRole( 'dialog', { name: 'Choose a pattern' } );
	// By keyboard, because the previews move while they are loading.
	await dialog
		.getByRole( 'option', { name: pattern, exact: true } )
		.press( 'Enter' );
	await expect( dialog ).toBeHidden();
	await offerNoPatterns( admin );
}

async function firstForm(
	{ reader, admin, editor, page, name }: Scene,
	{ steps, after }: Chapter
): Promise< number > {
	expect( steps ).toHaveLength( 6 );
	const [ block = '' ] = named( steps[ 0 ], 1 );
	await editor.openNewPage( name );
	const placed = await editor.insert( 'rueda/contact-form', block );

	const [ startWith = '', kind = '', make = '', list = '' ] = named(
		steps[ 1 ],
		4
	);
	await placed
		.getByLabel( startWith, { exact: true } )
		.selectOption( { label: kind } );
	await placed.getByRole( 'button', { name: make, exact: true } ).click();
	await reader.findInMenu( list );

	const [ required = '' ] = named( steps[ 2 ], 1 );
	const fields = editor.block( 'rueda/form-field' );
	const count = await fields
		.first()
		.waitFor()
		.then( () => fields.count() );
	const label = fields.first().getByRole( 'textbox' ).first();
	await label.click();
	await label.fill( name );
	await label.press( 'End' );
	await label.press( 'Enter' );
	await expect( fields ).toHaveCount( count + 1 );
	await admin.keyboard.type( `${ name } 2` );
	await reader.showSettings();
	await expect(
		reader.settings.getByLabel( required, { exact: true } )
	).toBeVisible();

	const [ whole = '', mail = '', to = '' ] = named( steps[ 3 ], 3 );
	await reader.settings
		.getByRole( 'button', { name: whole, exact: true } )
		.click();
	await reader.settings
		.getByRole( 'button', { name: mail, exact: true } )
		.click();
	await expect(
		reader.settings.getByLabel( to, { exact: true } )
	).toHaveValue( /\S/ );

	const [ send = '' ] = named( steps[ 4 ], 1 );
	await reader.settings
		.getByRole( 'button', { name: send, exact: true } )
		.click();

	const [ check = '', publish = '', save = '' ] = named( steps[ 5 ], 3 );
	await expect(
		reader.settings.getByRole( 'button', {
			name: new RegExp( `^${ check }` ),
		} )
	).toBeVisible();
	await page.goto( await reader.publishBoth( publish, save ) );
	await expect(
		page.getByLabel( new RegExp( `^${ name }` ) ).first()
	).toBeVisible();
	for ( const way of named( after, 1 ) ) {
		await reader.findInMenu( way );
	}
	return formOn( admin );
}

/** The number of the form on the page that is edited. */
const formOn = ( admin: Page ): Promise< number > =>
	admin.evaluate( () => {
		interface Wordpress {
			readonly data: {
				readonly select: ( store: string ) => {
					readonly getBlocks: () => readonly {
						readonly attributes: { readonly formId?: number };
					}[];
				};
			};
		}
		const { data } = ( window as unknown as { wp: Wordpress } ).wp;
		return (
			data
				.select( 'core/block-editor' )
				.getBlocks()
				.find( ( { attributes } ) => attributes.formId )?.attributes
				.formId ?? 0
		);
	} );
