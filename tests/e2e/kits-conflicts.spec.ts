/** What becomes of items that are here already: each answer, for one and for all, and what then is on the site. */
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';
import { expect, test as base } from './fixtures/kits';
import { savedChart } from './fixtures/markup';

interface Post {
	readonly id: number;
	readonly slug: string;
	readonly title: { readonly raw: string };
	readonly content: { readonly raw: string };
}

const TITLES = [ 'Alpha', 'Beta', 'Gamma' ] as const;
const text = ( words: string ) =>
	`${ savedChart() }<!-- wp:paragraph --><p>${ words }</p><!-- /wp:paragraph -->`;

/** What each page with one of the slugs of the kit holds. */
async function contents(
	rest: RequestUtils
): Promise< Readonly< Record< string, string > > > {
	const pages = await rest.rest< Post[] >( {
		path: '/wp/v2/pages',
		params: { per_page: 100, context: 'edit', status: 'any' },
	} );
	return Object.fromEntries(
		pages
			.filter( ( { slug } ) => slug.startsWith( 'kit-' ) )
			.map( ( { slug, title, content } ) => [
				`${ slug }: ${ title.raw }`,
				/<p>(.*)<\/p>/.exec( content.raw )?.[ 1 ] ?? '',
			] )
	);
}

const MINE = {
	'kit-alpha: Alpha': 'Mine.',
	'kit-beta: Beta': 'Mine.',
	'kit-gamma: Gamma': 'Mine.',
};

const test = base.extend< {
	/** Three pages that have become others since the kit was saved, by their titles. */
	readonly changedPages: Readonly< Record< string, number > >;
} >( {
	changedPages: async ( { publish, saveKit, rest }, use ) => {
		const ids: Record< string, number > = {};
		for ( const title of TITLES ) {
			const slug = `kit-${ title.toLowerCase() }`;
			const content = text( 'From the kit.' );
			const { id } = await publish( 'pages', { title, slug, content } );
			ids[ title ] = id;
		}
		await saveKit( {
			title: 'Answers',
			items: TITLES.map(
				( title ) => `page:kit-${ title.toLowerCase() }`
			),
		} );
		for ( const id of Object.values( ids ) ) {
			await rest.rest( {
				method: 'POST',
				path: `/wp/v2/pages/${ id }`,
				data: { content: text( 'Mine.' ) },
			} );
		}
		await use( ids );
	},
} );

test( 'each item gets its own answer, and an undo takes all of them back', async ( {
	kits,
	changedPages,
	rest,
} ) => {
	await kits.choose( 'Import: Answers' );
	const forAll = kits.page.getByRole( 'combobox', {
		name: '3 items are already on this site, with other content',
	} );
	await expect( forAll ).toHaveValue( 'keep_both' );
	await kits.answer( 'Beta' ).selectOption( 'Replace mine' );
	await kits.answer( 'Gamma' ).selectOption( 'Skip' );
	await expect( kits.answer( 'Alpha' ) ).toHaveValue( 'keep_both' );
	await expect( forAll.locator( 'option:checked' ) ).toHaveText(
		'Decide for each'
	);

	await kits.press( 'Import now' );
	const question = kits.page.getByRole( 'dialog' );
	await expect( question ).toContainText(
		'1 item of this site gets the content of the kit.'
	);
	await question.getByRole( 'button', { name: 'Cancel' } ).click();
	expect( await contents( rest ) ).toEqual( MINE );
	await kits.press( 'Import now' );
	await kits.press( 'Replace and import' );
	await expect( kits.step( 'Report' ) ).toBeFocused();
	await expect( kits.row( 'Alpha', 'Created' ) ).toBeVisible();
	await expect( kits.row( 'Beta', 'Replaced' ) ).toBeVisible();
	await expect( kits.row( 'Gamma', 'Skipped' ) ).toBeVisible();
	expect( await contents( rest ) ).toEqual( {
		...MINE,
		'kit-alpha-2: Alpha (2)': 'From the kit.',
		'kit-beta: Beta': 'From the kit.',
	} );
	const revisions = await rest.rest< Post[] >( {
		path: `/wp/v2/pages/${ changedPages[ 'Beta' ] }/revisions`,
		params: { context: 'edit' },
	} );
	expect(
		revisions.filter( ( { content } ) => content.raw.includes( 'Mine.' ) )
	).not.toHaveLength( 0 );

	await kits.undo();
	expect( await contents( rest ) ).toEqual( MINE );
} );

test( 'one answer goes for all items', async ( {
	kits,
	changedPages,
	rest,
} ) => {
	expect( Object.keys( changedPages ) ).toHaveLength( 3 );
	const answerAll = async ( answer: string ) => {
		await kits.choose( 'Import: Answers' );
		await kits.page
			.getByRole( 'combobox', { name: /^3 items are already/ } )
			.selectOption( answer );
		for ( const title of TITLES ) {
			await expect(
				kits.answer( title ).locator( 'option:checked' )
			).toHaveText( answer );
		}
		await kits.press( 'Import now' );
	};
	const expectAll = async ( outcome: string ) => {
		await expect( kits.step( 'Report' ) ).toBeFocused();
		for ( const title of TITLES ) {
			await expect( kits.row( title, outcome ) ).toBeVisible();
		}
	};

	await answerAll( 'Skip' );
	await expectAll( 'Skipped' );
	expect( await contents( rest ) ).toEqual( MINE );

	await answerAll( 'Keep both' );
	await expectAll( 'Created' );
	expect( await contents( rest ) ).toEqual( {
		...MINE,
		'kit-alpha-2: Alpha (2)': 'From the kit.',
		'kit-beta-2: Beta (2)': 'From the kit.',
		'kit-gamma-2: Gamma (2)': 'From the kit.',
	} );
	await kits.undo();

	await answerAll( 'Replace mine' );
	await kits.press( 'Replace and import' );
	await expectAll( 'Replaced' );
	expect( await contents( rest ) ).toEqual( {
		'kit-alpha: Alpha': 'From the kit.',
		'kit-beta: Beta': 'From the kit.',
		'kit-gamma: Gamma': 'From the kit.',
	} );
	await kits.undo();
	expect( await contents( rest ) ).toEqual( MINE );
} );

test( 'settings of a kit are taken only where the administrator says so', async ( {
	kits,
	publish,
	saveKit,
	setOptions,
	rest,
} ) => {
	const flags = async () =>
		(
			await rest.rest< {
				rueda_settings_sharing: Readonly< Record< string, boolean > >;
			} >( { path: '/wp/v2/settings' } )
		).rueda_settings_sharing;
	const none = {
		email: false,
		facebook: false,
		linkedIn: false,
		reddit: false,
		twitter: false,
	};
	const ofKit = { ...none, email: true, linkedIn: true };
	await setOptions( { rueda_settings_sharing: ofKit } );
	await publish( 'pages', {
		title: 'Delta',
		slug: 'kit-delta',
		content: text( 'Here.' ),
	} );
	await saveKit( {
		title: 'Flags',
		items: [ 'page:kit-delta' ],
		settings: [ 'share' ],
	} );
	await setOptions( { rueda_settings_sharing: none } );

	await kits.choose( 'Import: Flags' );
	await expect(
		kits.page.getByRole( 'radio', { name: 'Keep mine' } )
	).toBeChecked();
	await kits.importNow();
	await expect( kits.row( 'Delta', 'Already here' ) ).toBeVisible();
	await expect( kits.said( 'Sharing – Yours were kept' ) ).toBeVisible();
	expect( await flags() ).toEqual( none );

	await kits.choose( 'Import: Flags' );
	await kits.page
		.getByRole( 'radio', { name: 'Use those of the kit' } )
		.check();
	await kits.press( 'Import now' );
	await expect( kits.page.getByRole( 'dialog' ) ).toContainText(
		'1 part of your settings is replaced.'
	);
	await kits.press( 'Replace and import' );
	await expect( kits.said( 'Sharing – Replaced' ) ).toBeVisible();
	expect( await flags() ).toEqual( ofKit );

	await kits.undo();
	expect( await flags() ).toEqual( none );
} );
