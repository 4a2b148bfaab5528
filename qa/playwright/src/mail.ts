import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { test as base } from './site';

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

/** The site's emails, which qa/plugin/parts/mail.php stores as files named by time. */
export class MailTrap {
	public constructor( private readonly folder: string ) {}

	/** All mails since the test began, oldest first. */
	public async list(): Promise< readonly Mail[] > {
		const files = ( await this.files() ).sort();
		return Promise.all( files.map( ( file ) => this.read( file ) ) );
	}

	/** Waits until there are this many emails. */
	public async wait( count = 1 ): Promise< readonly Mail[] > {
		await expect
			.poll( async () => ( await this.files() ).length, 'mails caught' )
			.toBe( count );
		return this.list();
	}

	public async clear(): Promise< void > {
		await Promise.all(
			( await this.files() ).map( ( file ) =>
				rm( path.join( this.folder, file ), { force: true } )
			)
		);
	}

	private async files(): Promise< string[] > {
		// The folder is created with the first email.
		const files = existsSync( this.folder )
			? await readdir( this.folder )
			: [];
		return files.filter( ( file ) => file.endsWith( '.json' ) );
	}

	private async read( file: string ): Promise< Mail > {
		// Written by our own tool, so it is trusted.
		const caught = JSON.parse(
			await readFile( path.join( this.folder, file ), 'utf8' )
		) as Caught;
		return {
			...caught,
			pictures: new Map(
				Object.entries( caught.pictures ).map( ( [ name, base64 ] ) => [
					name,
					Buffer.from( base64, 'base64' ),
				] )
			),
			attachments: caught.attachments.map(
				( { name, type, base64 } ) => ( {
					name,
					type,
					content: Buffer.from( base64, 'base64' ),
				} )
			),
		};
	}
}

export const test = base.extend< { mail: MailTrap } >( {
	mail: async ( { site }, use ) => {
		const trap = new MailTrap( site.mails );
		await trap.clear();
		await use( trap );
	},
} );
