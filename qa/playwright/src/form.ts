import { expect, type Locator, type Page } from '@playwright/test';
import { test as base } from './base';
import { fillForm } from './fill-form';
import { block } from './markup';
import type { Published } from './pages';

export { expect } from '@playwright/test';

export type Field = Readonly< Record< string, unknown > >;

export const usual: readonly Field[] = [
	{ type: 'text', name: 'your-name', label: 'Your name', isRequired: true },
	{
		type: 'email',
		name: 'your-email',
		label: 'E-mail',
		isRequired: true,
		help: 'We answer to this address.',
	},
	{
		type: 'textarea',
		name: 'message',
		label: 'Message',
		isRequired: true,
		rows: 4,
	},
];

/** The protocol's requests, also with plain permalinks. */
export const feedback = /contact-forms(\/|%2F)\d+(\/|%2F)feedback$/;
export const schema = /feedback\/schema/;
export const refill = /\/refill/;

export interface LoggedEvent {
	readonly name: string;
	readonly status: string;
	readonly keys: readonly string[];
}

/** A visitor and a form; `inside` if the page has more than one. */
export class Writer {
	public constructor(
		public readonly page: Page,
		public readonly inside: Locator | Page = page
	) {}

	public readonly field = ( label: string | RegExp ): Locator =>
		this.inside.getByLabel( label );

	public get send(): Locator {
		return this.inside.getByRole( 'button', { name: 'Send' } );
	}

	/** The visible message. */
	public get response(): Locator {
		// The protocol's element, which is hidden from screen readers because they hear the status.
		return this.inside.locator( '.wpcf7-response-output' );
	}

	public get summary(): Locator {
		// By class: its name is the message of the form.
		return this.inside.locator( '.rueda-form-summary' );
	}

	/** The container, by the class name that add-ons know. */
	public get box(): Locator {
		return this.inside.locator( '.wpcf7' );
	}

	public get form(): Locator {
		return this.box.locator( '> form' );
	}

	/** The list for screen readers, by the protocol's class. */
	public get spoken(): Locator {
		return this.inside.locator( '.screen-reader-response' );
	}

	public async alive(): Promise< void > {
		await expect( this.box.first() ).toHaveClass( /(^| )js( |$)/ );
	}

	public fill( words = 'Hello' ): Promise< void > {
		return fillForm( this.inside, {
			'Your name': 'Ana',
			'E-mail': 'ana@example.org',
			Message: words,
		} );
	}

	public tip( name: string ): Locator {
		return this.inside.locator(
			`[data-name="${ name }"] .wpcf7-not-valid-tip`
		);
	}
}

/** The message was sent, and the form is empty again. */
export async function expectSent( writer: Writer ): Promise< void > {
	await expect( writer.response ).toBeVisible();
	await expect( writer.response ).toHaveText( /^Thank you/ );
}

export interface Fixtures {
	readonly publishForm: (
		fields?: readonly Field[],
		meta?: object
	) => Promise< Published >;
	/** Publishes a form on its own page and opens it. */
	readonly openForm: (
		fields?: readonly Field[],
		meta?: object
	) => Promise< Writer >;
	/** The events of the protocol on the page, from now on. */
	readonly events: ( page: Page ) => Promise< readonly LoggedEvent[] >;
}

/** The block around a form has no role and no name. */
export const formBox = ( page: Page, index = 0 ): Locator =>
	page.locator( '.wp-block-rueda-contact-form' ).nth( index );

/** A hidden field has no role and no label, only its name in the protocol. */
export const hiddenField = ( within: Page | Locator, name: string ): Locator =>
	within.locator( `[name="${ name }"]` );

export const formBlock = ( id: number ): string =>
	block( 'rueda/contact-form', { formId: id } );

export const answer = ( status: string, more: object = {} ) => ( {
	status: 200,
	contentType: 'application/json',
	body: JSON.stringify( {
		contact_form_id: 1,
		status,
		message: `The answer was ${ status }.`,
		posted_data_hash: '',
		into: '#x',
		invalid_fields: [],
		...more,
	} ),
} );

export const told = ( events: readonly LoggedEvent[] ) =>
	events.map( ( { name, status } ) => `${ name } ${ status }` );

export const test = base.extend< Fixtures >( {
	publishForm: async ( { page, publish }, use ) => {
		await use( ( fields = usual, meta = {} ) =>
			publish( 'rueda_form', {
				title: 'Contact',
				content:
					fields
						.map( ( field ) => block( 'rueda/form-field', field ) )
						.join( '' ) + block( 'rueda/form-submit' ),
				...meta,
			} )
		);
		// Running requests must not find the form deleted.
		await page.goto( 'about:blank' );
	},

	openForm: async ( { page, publishForm, publishPage }, use ) => {
		await use( async ( fields, meta ) => {
			const { id } = await publishForm( fields, meta );
			const { link } = await publishPage( { content: formBlock( id ) } );
			await page.goto( link );
			return new Writer( page );
		} );
	},

	events: async ( { page }, use ) => {
		await page.addInitScript( () => {
			const log: unknown[] = [];
			Object.assign( window, { ruedaEvents: log } );
			for ( const name of [
				'beforesubmit',
				'statuschanged',
				'invalid',
				'unaccepted',
				'spam',
				'aborted',
				'mailsent',
				'mailfailed',
				'submit',
				'reset',
			] ) {
				document.addEventListener( `wpcf7${ name }`, ( event ) => {
					const { detail } = event as CustomEvent<
						Record< string, unknown >
					>;
					log.push( {
						name,
						status: detail[ 'status' ],
						keys: Object.keys( detail ).sort(),
					} );
				} );
			}
		} );
		await use( ( visited ) =>
			visited.evaluate(
				() =>
					( window as unknown as { ruedaEvents: LoggedEvent[] } )
						.ruedaEvents
			)
		);
	},
} );
