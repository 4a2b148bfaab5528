/** What each block says of itself in `data-rueda-status`: docs/qa.md. */
import { mergeTests } from '@playwright/test';
import { expectStatus } from '../../../qa/playwright/src/status';
import { toggle, TOOLBAR } from '../fixtures/accessibility-toolbar';
import { carousel } from '../fixtures/carousel';
import { formBlock, test as forms, Writer } from '../fixtures/form';
import { savedChart } from '../fixtures/markup';
import { masonry, paragraph, section } from '../fixtures/section';
import { rootOf, test, Visitor, wheelBlock } from '../fixtures/wheel';

const both = mergeTests( test, forms );

both(
	'each block says what it is doing, from what the server printed to what the visitor did',
	async ( { page, publishPage, publishForm, publishWheel } ) => {
		const wheel = await publishWheel();
		const form = await publishForm();
		const { link } = await publishPage( {
			content:
				wheelBlock( wheel.id ) +
				formBlock( form.id ) +
				carousel( { autoplay: 'yes' }, 6 ) +
				section( { stretch_element: 'yes' }, paragraph( 'Wide' ) ) +
				masonry( {}, paragraph( 'One' ) ) +
				savedChart() +
				TOOLBAR,
		} );
		await page.goto( link );

		const root = rootOf( page );
		await expectStatus( root, 'intro' );
		const visitor = new Visitor( root );
		await visitor.start();
		await expectStatus( root, 'question' );
		await visitor.rate( 7, 4, 9, 2 );
		await expectStatus( root, 'saved' );

		const writer = new Writer( page );
		await expectStatus( writer.box, 'init' );
		await writer.send.click();
		await expectStatus( writer.box, 'invalid' );
		await writer.fill();
		await writer.send.click();
		await expectStatus( writer.box, 'sent' );

		for ( const [ name, word ] of [
			[ 'carousel', 'running' ],
			[ 'section', 'ready' ],
			[ 'masonry', 'ready' ],
			[ 'saved-chart', 'ready' ],
		] as const ) {
			// By class: not all of them have a role.
			const block = page.locator( `.wp-block-rueda-${ name }` ).first();
			await block.scrollIntoViewIfNeeded();
			await expectStatus( block, word );
		}
		await page
			.getByRole( 'button', { name: 'Stop slide rotation' } )
			.click();
		await expectStatus(
			page.getByRole( 'group', { name: 'Things' } ),
			'stopped'
		);
		const tools = page.getByRole( 'region', {
			name: 'Accessibility Tools',
		} );
		await expectStatus( tools, 'closed' );
		await toggle( page ).click();
		await expectStatus( tools, 'open' );
	}
);
