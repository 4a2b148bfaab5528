/** What the block editor asks of the server for our blocks. WordPress's own api-fetch sends it. */
import type { Locator, Page } from '@playwright/test';
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';
import { expect, test as base } from '../fixtures';
import { open } from '../fixtures/wheel-author';
import { Network } from '../fixtures/network';
import { block } from '../fixtures/markup';

const MANY = 101;
/** What WordPress accepts in one batch. */
const BATCH = 25;

const test = base.extend< {
	/** Makes more entries of a type than one page of a list has, and deletes them after the test. */
	readonly makeMany: ( type: string, title: string ) => Promise< void >;
} >( {
	makeMany: async ( { rest }, use ) => {
		const paths: string[] = [];
		await use( async ( type, title ) => {
			const made = await inBatches(
				rest,
				Array.from( { length: MANY }, ( _, index ) => ( {
					method: 'POST',
					path: `/wp/v2/${ type }`,
					body: {
						title: `${ title } ${ index + 1 }`,
						status: 'publish',
					},
				} ) )
			);
			paths.push( ...made.map( ( id ) => `/wp/v2/${ type }/${ id }` ) );
		} );
		await inBatches(
			rest,
			paths.map( ( path ) => ( {
				method: 'DELETE',
				path: `${ path }?force=true`,
			} ) )
		);
	},
} );

async function inBatches(
	rest: RequestUtils,
	requests: readonly object[]
): Promise< number[] > {
	const ids: number[] = [];
	for ( let from = 0; from < requests.length; from += BATCH ) {
		const { responses } = await rest.rest< {
			responses: { body: { id: number } }[];
		} >( {
			method: 'POST',
			path: '/batch/v1',
			data: { requests: requests.slice( from, from + BATCH ) },
		} );
		ids.push( ...responses.map( ( { body } ) => body.id ) );
	}
	return ids;
}

for ( const { type, name, title, label } of [
	{
		type: 'wheel',
		name: 'rueda/wheel',
		title: 'wheel of life',
		label: 'Wheel',
	},
	{
		type: 'rueda_form',
		name: 'rueda/contact-form',
		title: 'contact form',
		label: 'Form',
	},
] ) {
	test( `an author finds any of more than a hundred entries of ${ type } in its block @versions`, async ( {
		admin,
		editor,
		makeMany,
	} ) => {
		await makeMany( type, 'Numbered' );
		await editor.openNewPage( 'Many' );
		const lists = new Network( admin ).record(
			new RegExp( `v2(/|%2F)${ type }\\b.*per_page=100` )
		);
		const placed = await editor.insert( name, title );
		const picker = placed.getByRole( 'combobox', {
			name: label,
			exact: true,
		} );
		const offered = placed.getByRole( 'option', { name: /^Numbered/ } );
		await picker.click();
		await expect( offered ).toHaveCount( MANY );
		// The list is loaded again when the focus comes back to the window, which the versions do differently.
		expect(
			new Set(
				lists.map( ( request ) =>
					new URL( request.url() ).searchParams.get( 'page' )
				)
			)
		).toEqual( new Set( [ null, '2' ] ) );
		// Typing searches what is there.
		const searches = new Network( admin ).record( /search=Numbered/ );
		await picker.fill( 'Numbered 87' );
		await expect( offered ).toHaveText( [ 'Numbered 87' ] );
		expect( searches ).toHaveLength( 0 );
	} );
}

const UPLOAD = /v2(\/|%2F)media(\?|&|$)/;
const AGAIN = /post-process/;

/** The server stores an image and then fails to scale it, also when it is asked again so many times. */
async function failToScale( page: Page, times: number ) {
	const asked: string[] = [];
	await page.route( UPLOAD, async ( route ) => {
		if ( route.request().method() !== 'POST' ) {
			return route.fallback();
		}
		const answer = await route.fetch();
		const { id } = ( await answer.json() ) as { id: number };
		return route.fulfill( {
			status: 502,
			headers: { 'X-WP-Upload-Attachment-ID': String( id ) },
		} );
	} );
	await page.route( AGAIN, ( route ) => {
		asked.push( route.request().url() );
		return asked.length > times
			? route.fallback()
			: route.fulfill( { status: 502 } );
	} );
	return asked;
}

const TEXT =
	'Media upload failed. If this is a photo or a large image, please scale it down and try again.';

test( 'an image that cannot be scaled is tried five times, and then the author reads why it is not there @versions', async ( {
	admin,
	allowConsole,
	dropImages,
	editor,
} ) => {
	allowConsole( /502/ );
	await editor.openNewPage( 'Too large' );
	const carousel = await editor.insert( 'rueda/carousel', 'carousel' );
	const asked = await failToScale( admin, 5 );
	const deleted = admin.waitForResponse(
		( response ) =>
			response.url().includes( 'force=true' ) &&
			/v2(\/|%2F)media/.test( response.url() )
	);
	await dropImages( carousel, [ 'dropped-too-large' ] );
	await expect( admin.getByText( TEXT ).first() ).toBeVisible();
	expect( asked ).toHaveLength( 5 );
	expect( ( await deleted ).status() ).toBe( 200 );
	await expect(
		carousel.getByRole( 'button', { name: 'Choose images' } )
	).toBeVisible();
} );

test( 'an image that is scaled at the second try is in the carousel, the call to action and the wheel', async ( {
	admin,
	allowConsole,
	dropImages,
	editor,
	publish,
} ) => {
	allowConsole( /502/ );
	const settings = admin.getByRole( 'region', { name: 'Editor settings' } );
	const comes = async (
		name: string,
		target: Locator,
		image: Locator
	): Promise< void > => {
		const asked = await failToScale( admin, 1 );
		await dropImages( target, [ name ] );
		await expect( image ).toHaveAttribute( 'src', new RegExp( name ) );
		expect( asked ).toHaveLength( 2 );
		await admin.unrouteAll();
	};

	await test.step( 'in a carousel', async () => {
		await editor.openNewPage( 'Scaled' );
		const carousel = await editor.insert( 'rueda/carousel', 'carousel' );
		await comes( 'dropped-slide', carousel, carousel.locator( 'img' ) );
	} );

	await test.step( 'behind a call to action', async () => {
		const cta = await editor.insert(
			'rueda/call-to-action',
			'Call to Action'
		);
		await cta
			.getByRole( 'button', { name: 'Write one for this page' } )
			.click();
		await settings
			.getByRole( 'checkbox', { name: 'Look like the theme' } )
			.uncheck();
		await open( settings.getByRole( 'button', { name: 'Background' } ) );
		await settings
			.getByRole( 'combobox', { name: 'Background' } )
			.selectOption( 'image' );
		await comes(
			'dropped-background',
			settings,
			settings.locator( 'img[src*="dropped"]' )
		);
	} );

	await test.step( 'as the image of a wheel', async () => {
		const { id } = await publish( 'wheel', {
			title: 'A wheel',
			content: block( 'rueda/add-wheels' ),
		} );
		await admin.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
		await settings.getByRole( 'tab', { name: 'Wheel' } ).click();
		await comes(
			'dropped-wheel',
			settings,
			settings.locator( 'img[src*="dropped"]' )
		);
	} );
} );
