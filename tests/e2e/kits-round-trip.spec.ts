/** A kit on a site that has nothing of it: what visitors get works as it did where it comes from. */
import { expect, test } from './fixtures/kits';
import { block, savedChart } from './fixtures/markup';
import { areas, Visitor, wheelBlock } from './fixtures/wheel';

interface Made {
	readonly id: number;
	readonly link: string;
	readonly slug: string;
}

interface Pattern {
	readonly slug: string;
	readonly wp_pattern_sync_status?: string;
}

const PIXEL =
	'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test( 'a Spanish starter kit works for visitors, and is undone @main', async ( {
	kits,
	page,
	allowConsole,
} ) => {
	// The page that is gone in the end.
	allowConsole( /404 .*contacto/ );
	await kits.choose( 'Use this kit: Página de contacto' );
	await kits.importNow();
	await expect(
		kits.said( 'The kit “Página de contacto” was imported.' )
	).toBeVisible();
	const link = await kits.page
		.getByRole( 'link', { name: 'View: Contacto', exact: true } )
		.getAttribute( 'href' );
	await page.goto( link ?? '' );
	await expect(
		page.getByRole( 'heading', { name: 'Escríbanos' } )
	).toBeVisible();
	await expect( page.getByLabel( /^Su nombre/ ) ).toBeEditable();
	await expect(
		page.getByRole( 'button', { name: 'Enviar mensaje' } )
	).toBeEnabled();

	await kits.undo();
	expect( ( await page.goto( link ?? '' ) )?.status() ).toBe( 404 );
} );

test( 'links, sharing, patterns and images come through', async ( {
	kits,
	page,
	rest,
	saveKit,
	setOptions,
} ) => {
	test.slow();
	const make = ( type: string, data: object ) =>
		rest.createRecord< Made >( type, { status: 'publish', ...data } );
	const remove = ( type: string, id: number ) =>
		rest.rest( {
			method: 'DELETE',
			path: `/wp/v2/${ type }/${ id }`,
			params: { force: true },
		} );
	const image = await rest.rest< Made & { source_url: string } >( {
		method: 'POST',
		path: '/wp/v2/media',
		headers: {
			'Content-Type': 'image/png',
			'Content-Disposition': 'attachment; filename=trip-dot.png',
		},
		data: Buffer.from( PIXEL, 'base64' ),
	} );
	const wheel = await make( 'wheel', {
		title: 'Trip wheel',
		content: `<!-- wp:rueda/add-wheels -->${ areas
			.slice( 0, 2 )
			.map( ( area ) => block( 'rueda/area', area ) )
			.join( '' ) }<!-- /wp:rueda/add-wheels -->`,
	} );
	const synced = await make( 'blocks', {
		title: 'Trip synced',
		content: `${ savedChart() }<!-- wp:paragraph --><p>In each page.</p><!-- /wp:paragraph -->`,
	} );
	const free = await make( 'blocks', {
		title: 'Trip free',
		content: savedChart(),
		meta: { wp_pattern_sync_status: 'unsynced' },
	} );
	const before = await make( 'pages', {
		title: 'Trip',
		slug: 'kit-trip',
		content: `${ wheelBlock( wheel.id ) }${ block( 'core/block', { ref: synced.id } ) }<!-- wp:image {"id":${ image.id }} --><figure class="wp-block-image"><img src="${ image.source_url }" alt="A dot" class="wp-image-${ image.id }"/></figure><!-- /wp:image -->`,
	} );
	const flags = {
		email: true,
		facebook: false,
		linkedIn: true,
		reddit: false,
		twitter: false,
	};
	await setOptions( {
		rueda_settings_sharing: flags,
		rueda_settings_cta: {
			title: 'Go on',
			buttonLabel: 'To the trip',
			buttonLink: before.link,
		},
	} );
	await saveKit( {
		title: 'Trip',
		items: [
			`wheel:${ wheel.slug }`,
			`wp_block:${ synced.slug }`,
			`wp_block:${ free.slug }`,
			`page:${ before.slug }`,
		],
		settings: [ 'cta', 'share' ],
	} );

	await remove( 'pages', before.id );
	await remove( 'wheel', wheel.id );
	await remove( 'blocks', synced.id );
	await remove( 'blocks', free.id );
	await remove( 'media', image.id );
	await setOptions( {
		rueda_settings_sharing: { ...flags, email: false, linkedIn: false },
		rueda_settings_cta: { title: '', buttonLabel: '', buttonLink: '' },
	} );
	// So that the page gets another number and another address.
	const other = await make( 'pages', { title: 'Other', slug: before.slug } );

	await kits.choose( 'Import: Trip' );
	for ( const radio of await kits.page
		.getByRole( 'radio', { name: 'Use those of the kit' } )
		.all() ) {
		await radio.check();
	}
	await kits.press( 'Import now' );
	await kits.press( 'Replace and import' );
	await expect( kits.step( 'Report' ) ).toBeFocused();
	await expect( kits.page.getByText( 'Created' ) ).toHaveCount( 4 );
	const link =
		( await kits.page
			.getByRole( 'link', { name: 'View: Trip', exact: true } )
			.getAttribute( 'href' ) ) ?? '';
	expect( link ).not.toBe( before.link );

	await page.goto( link );
	const picture = page.getByRole( 'img', { name: 'A dot' } );
	await picture.scrollIntoViewIfNeeded();
	await expect
		.poll( () =>
			picture.evaluate(
				( img ) => ( img as HTMLImageElement ).naturalWidth
			)
		)
		.toBe( 1 );
	await expect( page.getByText( 'In each page.' ) ).toBeVisible();
	const visitor = new Visitor( page );
	await visitor.start();
	await visitor.rate( 7, 3 );
	await expect(
		page.getByRole( 'link', { name: 'To the trip' } )
	).toHaveAttribute( 'href', link );

	const patterns = await rest.rest< Pattern[] >( {
		path: '/wp/v2/blocks',
		params: { per_page: 100 },
	} );
	expect(
		Object.fromEntries(
			patterns
				.filter( ( { slug } ) => slug.startsWith( 'trip-' ) )
				.map( ( { slug, wp_pattern_sync_status: status } ) => [
					slug,
					status ?? '',
				] )
		)
	).toMatchObject( { [ free.slug ]: 'unsynced', [ synced.slug ]: '' } );
	expect( await rest.rest( { path: '/wp/v2/settings' } ) ).toMatchObject( {
		rueda_settings_sharing: flags,
	} );
	await remove( 'pages', other.id );
} );
