import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';
import { test as base } from './rest';

interface Attachment {
	readonly name: string;
	readonly type: string;
	readonly content: Buffer;
}

/** An email as wp_mail() got it. */
export interface Mail {
	readonly to: readonly string[];
	readonly subject: string;
	readonly headers: readonly string[];
	readonly message: string;
	/** The plain text of an HTML email. */
	readonly text: string;
	/** The images that the email shows as `cid:name`, by that name. */
	readonly pictures: ReadonlyMap< string, Buffer >;
	readonly attachments: readonly Attachment[];
}

interface Caught extends Omit< Mail, 'attachments' | 'pictures' > {
	readonly pictures: Readonly< Record< string, string > >;
	readonly attachments: ReadonlyArray< {
		name: string;
		type: string;
		base64: string;
	} >;
}

/** Where the caught emails are. */
export interface Store {
	readonly count: () => Promise< number >;
	/** Oldest first. */
	readonly read: () => Promise< readonly Caught[] >;
	readonly clear: () => Promise< void >;
}

/** The emails that a site has caught since the test began. */
export class MailTrap {
	public constructor( private readonly store: Store ) {}

	/** All mails since the test began, oldest first. */
	public async list(): Promise< readonly Mail[] > {
		return ( await this.store.read() ).map( mailOf );
	}

	/** Waits until there are this many emails. */
	public async wait( count = 1 ): Promise< readonly Mail[] > {
		await expect.poll( this.store.count, 'mails caught' ).toBe( count );
		return this.list();
	}

	public clear(): Promise< void > {
		return this.store.clear();
	}
}

const mailOf = ( { pictures, attachments, ...caught }: Caught ): Mail => ( {
	...caught,
	pictures: new Map(
		Object.entries( pictures ).map( ( [ name, base64 ] ) => [
			name,
			Buffer.from( base64, 'base64' ),
		] )
	),
	attachments: attachments.map( ( { name, type, base64 } ) => ( {
		name,
		type,
		content: Buffer.from( base64, 'base64' ),
	} ) ),
} );

/** A folder of this machine, where qa/plugin/parts/mail.php writes files named by time. */
export function folderOf( folder: string ): Store {
	// The folder is created with the first email.
	const files = async () =>
		existsSync( folder )
			? ( await readdir( folder ) )
					.filter( ( file ) => file.endsWith( '.json' ) )
					.sort()
			: [];
	return {
		count: async () => ( await files() ).length,
		read: async () =>
			Promise.all(
				( await files() ).map(
					async ( file ) =>
						// Written by our own tool, so it is trusted.
						JSON.parse(
							await readFile( path.join( folder, file ), 'utf8' )
						) as Caught
				)
			),
		clear: async () => {
			for ( const file of await files() ) {
				await rm( path.join( folder, file ), { force: true } );
			}
		},
	};
}

/** The route of the plugin that is in rueda-qa.zip, and on the site of `npm start`. */
function routeOf( rest: RequestUtils ): Store {
	const route = '/rueda-qa/v1/mails';
	const read = () => rest.rest< readonly Caught[] >( { path: route } );
	return {
		count: async () => ( await read() ).length,
		read,
		clear: () => rest.rest( { method: 'DELETE', path: route } ),
	};
}

export const test = base.extend< { mail: MailTrap } >( {
	mail: async ( { site, rest }, use ) => {
		const trap = new MailTrap(
			site.mails ? folderOf( site.mails ) : routeOf( rest )
		);
		await trap.clear();
		await use( trap );
	},
} );
