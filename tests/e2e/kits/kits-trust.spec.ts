/** A stranger's kit with code: what the administrator is told before the import, and what comes in. */
import { expect, test } from '../fixtures/kits';

const CODE =
	'<!-- wp:paragraph --><p>Stranger’s words</p><!-- /wp:paragraph -->' +
	'<!-- wp:html --><script>document.title = "Taken over";</script><!-- /wp:html -->';

interface Page {
	readonly id: number;
	readonly status: string;
	readonly content: { readonly raw: string };
}

test( 'code in a kit is listed before the import, is left out without trust, and makes its page a draft', async ( {
	kits,
	saveKit,
	rest,
	picture,
	expectAccessible,
} ) => {
	const { page } = kits;
	const { id } = await rest.createRecord< Page >( 'pages', {
		status: 'publish',
		title: 'Of a stranger',
		slug: 'of-a-stranger',
		content: CODE,
	} );
	await saveKit( {
		title: 'Strange kit',
		items: [ 'page:of-a-stranger' ],
	} );
	await rest.rest( {
		method: 'DELETE',
		path: `/wp/v2/pages/${ id }`,
		params: { force: true },
	} );
	const arrived = async () => {
		const pages = await rest.rest< Page[] >( {
			path: '/wp/v2/pages',
			params: {
				slug: 'of-a-stranger',
				status: 'any',
				context: 'edit',
			},
		} );
		return pages.map( ( { status, content } ) => ( {
			status,
			hasCode: content.raw.includes( '<script' ),
			hasWords: content.raw.includes( 'Stranger’s words' ),
		} ) );
	};
	const named = page.getByText(
		'Brings code that runs for every visitor: <script>.'
	);
	const trust = kits.box( 'I trust who made this kit' );

	await kits.open( 'import' );
	await kits.press( 'Import: Strange kit' );
	await expect( named ).toBeVisible();
	await expectAccessible( { page, inside: '#rueda-kits' } );
	await picture( 'kit-trust-preview', page );
	await kits.press( 'Continue' );
	await expect( named ).toBeVisible();
	await expect( trust ).not.toBeChecked();
	await kits.publishPages();
	await expectAccessible( { page, inside: '#rueda-kits' } );
	await picture( 'kit-trust-choice', page );
	await kits.importNow();
	await expect(
		kits.said( /you did not say that you trust who made the kit: <script>/ )
	).toBeVisible();
	await picture( 'kit-trust-report', page );
	expect( await arrived() ).toEqual( [
		{ status: 'publish', hasCode: false, hasWords: true },
	] );
	await kits.undo();

	await kits.choose( 'Import: Strange kit' );
	await kits.publishPages();
	await trust.check();
	// With code, its only page becomes a draft in any case.
	await expect( kits.box( 'Publish the pages now' ) ).toBeHidden();
	await kits.importNow();
	await expect(
		kits.said( /A draft, because it needs your trust.*<script>/ )
	).toBeVisible();
	expect( await arrived() ).toEqual( [
		{ status: 'draft', hasCode: true, hasWords: true },
	] );
} );
