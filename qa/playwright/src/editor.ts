import {
	expect,
	type FrameLocator,
	type Locator,
	type Page,
} from '@playwright/test';
import type { Editor } from '@wordpress/e2e-test-utils-playwright';

/** The block editor as an author uses it. */
export class BlockEditor {
	/** Pages published here, deleted after the test. */
	public readonly published: number[] = [];

	public constructor(
		public readonly page: Page,
		private readonly core: Editor
	) {}

	public get canvas(): FrameLocator {
		return this.core.canvas;
	}

	public async openNewPage( title: string ): Promise< void > {
		await this.page.goto(
			`/wp-admin/post-new.php?post_type=page&post_title=${ encodeURIComponent( title ) }`
		);
		await expect(
			this.canvas.getByRole( 'textbox', { name: 'Add title' } )
		).toHaveText( title );
	}

	/** Through the inserter in the top bar, by searching. `block` is the name: rueda/saved-chart. */
	public async insert( block: string, search: string ): Promise< Locator > {
		const bar = this.page.getByRole( 'region', { name: 'Editor top bar' } );
		// WordPress's versions name it differently, and also while the library is open.
		const toggle = bar.getByRole( 'button', { name: /block inserter/i } );
		await toggle.click();
		const library = this.page.getByRole( 'region', {
			name: 'Block Library',
		} );
		await library.getByRole( 'searchbox' ).fill( search );
		// By class, because WordPress 6.5 names the list's options with the block's category. Where the entry is a
		// variation, its name stands behind the block's.
		await library
			.locator(
				`[class*="editor-block-list-item-${ block.replace( '/', '-' ) }"]`
			)
			.first()
			.click();
		// Closes the inserter, because its preview of the hovered block would cover the canvas.
		await toggle.click();
		await expect( library ).toBeHidden();
		return this.block( block );
	}

	/** The block on the canvas, by the name that WordPress itself puts on it. */
	public block(
		name: string,
		within: FrameLocator | Locator = this.canvas
	): Locator {
		return within.locator( `[data-type="${ name }"]` );
	}

	public async openSettings(): Promise< Locator > {
		await this.core.openDocumentSettingsSidebar();
		const settings = this.page.getByRole( 'region', {
			name: 'Editor settings',
		} );
		await settings.getByRole( 'tab', { name: 'Block' } ).click();
		return settings;
	}

	/** Saves a published page; WordPress's versions name the button differently. */
	public async update(): Promise< void > {
		await this.page
			.getByRole( 'region', { name: 'Editor top bar' } )
			.getByRole( 'button', { name: /^(Save|Update)$/ } )
			.click();
		await expect(
			this.page.getByText( 'Page updated.' ).first()
		).toBeVisible();
	}

	/** Publishes and gives back the address of the page. */
	public async publish(): Promise< string > {
		const id = await this.core.publishPost();
		if ( id === null ) {
			throw new Error(
				'The editor did not say which page it published.'
			);
		}
		this.published.push( id );
		const view = this.page
			.getByRole( 'region', { name: 'Editor publish' } )
			.getByRole( 'link', { name: 'View Page' } );
		const link = await view.getAttribute( 'href' );
		if ( link === null ) {
			throw new Error( 'The published page has no address.' );
		}
		return link;
	}
}
