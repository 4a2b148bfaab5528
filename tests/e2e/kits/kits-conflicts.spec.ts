/** What becomes of items that are here already: each answer, for one and for all, and what then is on the site. */
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';
import { expect, test as base } from '../fixtures/kits';
import { savedChart } from '../fixtures/markup';
import { sharing } from '../fixtures/result';

interface Post {
	readonly id: number;
	readonly slug: string;
	readonly title: { readonly raw: string };
	readonly content: { readonly raw: string };
}

const TITLES = [ 'Alpha', 'Beta', 'Gamma' ] as const;
const text = ( words: string ) =>
	`${ savedChart() }<!-- wp:paragraph --><p>${ words }</p><!-- /wp:paragraph -->`;

/** The content of each page with a slug of the kit. */
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

/** A site where reports are mailed and passed on, or not. */
const flagsOf = ( isOn: boolean ) =>
	sharing( { email: isOn, linkedIn: isOn } ).rueda_settings_sharing;

interface Settings {
	readonly rueda_settings_sharing: Readonly< Record< string, boolean > >;
	readonly rueda_settings_cta: { readonly title: string };
}

/** The parts of the site's settings that the kit has too. */
async function settingsOf( rest: RequestUtils ) {
	const settings = await rest.rest< Settings >( { path: '/wp/v2/settings' } );
	return {
		flags: settings.rueda_settings_sharing,
		title: settings.rueda_settings_cta.title,
	};
}

const MINE = {
	'kit-alpha: Alpha': 'Mine.',
	'kit-beta: Beta': 'Mine.',
	'kit-gamma: Gamma': 'Mine.',
};

const test = base.extend< {
	/** Three pages that have become others since the kit was saved, by their titles; as have the settings. */
	readonly changedPages: Readonly< Record< string, number > >;
} >( {
	changedPages: async ( { publish, saveKit, setOptions, rest }, use ) => {
		const ids: Record< string, number > = {};
		await setOptions( {
			rueda_settings_sharing: flagsOf( true ),
			rueda_settings_cta: { title: 'Of the kit' },
		} );
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
			settings: [ 'share', 'cta' ],
		} );
		await setOptions( {
			rueda_settings_sharing: flagsOf( false ),
			rueda_settings_cta: { title: 'Mine' },
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

test( 'each item gets its own answer, or one for all, and an undo takes all of them back', async ( {
	kits,
	changedPages,
	rest,
} ) => {
	const { page } = kits;
	const forAll = page.getByRole( 'combobox', {
		name: '3 items are already on this site, with other content',
	} );
	const partOf = ( name: string ) => page.getByRole( 'radiogroup', { name } );
	await kits.choose( 'Import: Answers' );

	await test.step( 'one answer goes for all items', async () => {
		await expect( forAll ).toHaveValue( 'keep_both' );
		for ( const answer of [ 'Skip', 'Replace mine', 'Keep both' ] ) {
			await forAll.selectOption( answer );
			for ( const title of TITLES ) {
				await expect(
					kits.answer( title ).locator( 'option:checked' )
				).toHaveText( answer );
			}
		}
	} );

	await test.step( 'each item can have an answer of its own', async () => {
		await kits.answer( 'Beta' ).selectOption( 'Replace mine' );
		await kits.answer( 'Gamma' ).selectOption( 'Skip' );
		await expect( kits.answer( 'Alpha' ) ).toHaveValue( 'keep_both' );
		await expect( forAll.locator( 'option:checked' ) ).toHaveText(
			'Decide for each'
		);
	} );

	await test.step( 'settings of the kit are taken only where the administrator says so', async () => {
		for ( const part of [ 'Sharing', 'Call to action' ] ) {
			await expect(
				partOf( part ).getByRole( 'radio', { name: 'Keep mine' } )
			).toBeChecked();
		}
		await partOf( 'Sharing' )
			.getByRole( 'radio', { name: 'Use those of the kit' } )
			.check();
	} );

	await test.step( 'the admin confirms before items are replaced', async () => {
		await kits.press( 'Import now' );
		const question = page.getByRole( 'dialog' );
		await expect( question ).toContainText(
			'1 item of this site gets the content of the kit.'
		);
		await expect( question ).toContainText(
			'1 part of your settings is replaced.'
		);
		await question.getByRole( 'button', { name: 'Cancel' } ).click();
		expect( await contents( rest ) ).toEqual( MINE );
	} );

	await test.step( 'the import does what the admin chose for each item', async () => {
		await kits.press( 'Import now' );
		await kits.press( 'Replace and import' );
		await kits.waitForReport();
		await expect(
			kits.row( 'Alpha', 'kit-alpha-2.*Created' )
		).toBeVisible();
		await expect( kits.row( 'Beta', 'Replaced' ) ).toBeVisible();
		await expect( kits.row( 'Gamma', 'Skipped' ) ).toBeVisible();
		await expect( kits.said( 'Sharing – Replaced' ) ).toBeVisible();
		await expect(
			kits.said( 'Call to action – Yours were kept' )
		).toBeVisible();
		expect( await contents( rest ) ).toEqual( {
			...MINE,
			'kit-alpha-2: Alpha': 'From the kit.',
			'kit-beta: Beta': 'From the kit.',
		} );
		expect( await settingsOf( rest ) ).toEqual( {
			flags: flagsOf( true ),
			title: 'Mine',
		} );
		const revisions = await rest.rest< Post[] >( {
			path: `/wp/v2/pages/${ changedPages[ 'Beta' ] }/revisions`,
			params: { context: 'edit' },
		} );
		expect(
			revisions.filter( ( { content } ) =>
				content.raw.includes( 'Mine.' )
			)
		).not.toHaveLength( 0 );
	} );

	await test.step( 'an undo restores everything', async () => {
		await kits.undo();
		expect( await contents( rest ) ).toEqual( MINE );
		expect( await settingsOf( rest ) ).toEqual( {
			flags: flagsOf( false ),
			title: 'Mine',
		} );
	} );
} );
