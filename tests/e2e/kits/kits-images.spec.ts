/** A page builder's kit has no images in its file: an admin fetches them before the import or from its report. */
import type { Page } from '@playwright/test';
import { builderKit } from '../fixtures/kit-file';
import { expect, test, type KitsScreen } from '../fixtures/kits';
import { pretenceHeaders } from '../fixtures/pretend';

const HOST = '93.184.216.34';
const NAMES = [ 'One', 'Two', 'Three', 'Four' ];

const kit = builderKit( 'Without images', [
	{
		elType: 'widget',
		widgetType: 'image-carousel',
		settings: {
			carousel: NAMES.map( ( alt ) => ( {
				alt,
				url: `http://${ HOST }/${ alt }.gif`,
			} ) ),
		},
		elements: [],
	},
] );

async function upload( kits: KitsScreen ): Promise< void > {
	await kits.open( 'import' );
	await kits.page.getByLabel( /^Choose a kit file/ ).setInputFiles( {
		name: 'without-images.zip',
		mimeType: 'application/zip',
		buffer: kit,
	} );
	await expect( kits.step( 'What is in the kit' ) ).toBeVisible();
}

const offer = ( page: Page, images: string ) =>
	page.getByRole( 'button', { name: `Fetch ${ images } from ${ HOST }` } );

/** Lets the first image wait until the test says so. */
async function holdFirst( page: Page ): Promise< () => void > {
	let letGo: () => void = () => undefined;
	const gone = new Promise< void >( ( resolve ) => {
		letGo = resolve;
	} );
	await page.route( /images/, async ( route ) => {
		await gone;
		await route.continue();
	} );
	return letGo;
}

test.beforeEach( async ( { admin } ) => {
	await admin
		.context()
		.setExtraHTTPHeaders( pretenceHeaders( { images: true } ) );
} );

test( 'images are fetched from the report, the rest after a cancel, and undo takes them back', async ( {
	kits,
	rest,
	expectAccessible,
	picture,
} ) => {
	const { page } = kits;
	const inLibrary = async () => {
		const images = await rest.rest< unknown[] >( {
			path: '/wp/v2/media',
			params: { mime_type: 'image/gif', per_page: 100 },
		} );
		return images.length;
	};
	const before = await inLibrary();
	await upload( kits );
	await expect( offer( page, '4 images' ) ).toBeVisible();
	await kits.press( 'Continue' );
	await kits.importNow();
	await expect( page.getByText( `http://${ HOST }/Four.gif` ) ).toBeVisible();
	await expectAccessible( { page, inside: '#rueda-kits' } );
	await picture( 'kit-images-report', page );

	const letGo = await holdFirst( page );
	await offer( page, '4 images' ).press( 'Enter' );
	await expect(
		page.getByRole( 'progressbar', { name: 'Fetching images' } )
	).toBeVisible();
	await picture( 'kit-images-progress', page );
	await page.getByRole( 'button', { name: 'Cancel' } ).press( 'Enter' );
	letGo();
	await expect( kits.said( '1 image was fetched.' ) ).toBeVisible();
	expect( await inLibrary() ).toBe( before + 1 );

	await offer( page, '3 images' ).press( 'Enter' );
	await expect( kits.said( '3 images were fetched.' ) ).toBeVisible();
	await expect( offer( page, '' ) ).toHaveCount( 0 );
	await expectAccessible( { page, inside: '#rueda-kits' } );
	await page.getByRole( 'link', { name: 'View: Without images' } ).click();
	for ( const name of NAMES ) {
		await expect(
			page.getByRole( 'img', { name, includeHidden: true } ).first()
		).toHaveAttribute( 'src', /uploads/ );
	}
	await picture( 'kit-images-page', page );

	await kits.open( 'history' );
	await kits.press( 'Show report: Without images' );
	await kits.undo();
	expect( await inLibrary() ).toBe( before );
} );

test( 'images are fetched before the import, which then has them', async ( {
	kits,
} ) => {
	const { page } = kits;
	await upload( kits );
	const letGo = await holdFirst( page );
	await offer( page, '4 images' ).click();
	await page.getByRole( 'button', { name: 'Cancel' } ).click();
	letGo();
	await offer( page, '3 images' ).click();
	await expect( kits.said( '3 images were fetched.' ) ).toBeVisible();
	await expect( kits.said( '4 images' ) ).toBeVisible();
	await kits.press( 'Continue' );
	await kits.importNow();
	await expect( offer( page, '' ) ).toHaveCount( 0 );
	await kits.undo();
} );
