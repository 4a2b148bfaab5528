import { type BrowserContext, expect } from '@playwright/test';
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';
import { test as base } from './rest';

/** The switches of rueda-qa with words: docs/qa.md says what each can be set to. */
export interface Switches {
	readonly tokens?: string;
	/** Which answer a form gives. */
	readonly form?: string;
	/** How calls of the pages are refused. */
	readonly refuse?: string;
	readonly page?: string;
	readonly limits?: 'real' | 'wide';
	readonly mail?: 'caught' | 'sent' | 'fails';
}

/** What `makeSeeds()` has made. */
export interface Seeds {
	readonly wheels: readonly number[];
	readonly form: number;
	/** Their addresses, by name. */
	readonly pages: Readonly< Record< string, string > >;
	readonly reports: readonly number[];
	readonly messages: readonly number[];
}

/** What the server assumes while it answers; see qa/plugin/parts/switches.php and pretend.php. */
export interface Pretence extends Switches {
	/** By how many seconds the server's clock is ahead or, if negative, behind. */
	readonly clock?: number;
	/** The site's language, such as es_ES. */
	readonly locale?: string;
	readonly direction?: 'ltr' | 'rtl';
	/** Why the site holds its emails: see includes/Mail/MailHold.php. */
	readonly held?: 'copy' | 'environment';
	/** A style variation of the theme, by the name of its file. */
	readonly style?: string;
	/**
	 * A classic theme, qa/plugin/classic-theme; `hard` has rules that break many plugins. `sidebar` has one on pages and
	 * keeps its place free there, qa/plugin/sidebar-theme. Or one that comes with WordPress.
	 */
	readonly theme?: 'classic' | 'hard' | 'sidebar' | `twentytwenty${ string }`;
	/** The other wheel plugin is active, as far as qa/plugin/peer.php simulates it. */
	readonly peer?: boolean;
	/** Contact Form 7 is active, as far as qa/plugin/form-peer.php simulates it. */
	readonly formPeer?: boolean;
	/** Another site, 93.184.216.34, has an image at each address. */
	readonly images?: true;
}

/** A post of another plugin. */
export interface OldPost {
	/** The fields of the post's row; without a type it is a report. */
	readonly fields: Readonly< Record< string, string > >;
	readonly metas: Readonly< Record< string, unknown > >;
}

/** Sent as a header, so that it applies only to the requests of one context. */
export const pretenceHeaders = (
	pretence: Pretence
): Record< string, string > => ( {
	'X-Rueda-Pretend': JSON.stringify( pretence ),
} );

/** The headers of a browser for a request from this site's own page; other senders need the page's mark. */
export const fromOwnPage: Record< string, string > = {
	'Sec-Fetch-Site': 'same-origin',
	'User-Agent': 'Mozilla/5.0',
};

/** What a test asks of rueda-qa. */
export class Server {
	/** Whether a switch was set for all visitors. */
	private isSet = false;
	private pretence: Pretence = {};

	public constructor(
		private readonly context: BrowserContext,
		private readonly rest: RequestUtils
	) {}

	/** For this visitor alone, from the next request on, in addition to earlier ones. The site is on this machine. */
	public async pretend( more: Pretence ): Promise< void > {
		this.pretence = { ...this.pretence, ...more };
		await this.context.setExtraHTTPHeaders(
			pretenceHeaders( this.pretence )
		);
	}

	public async moveClock( {
		days = 0,
		hours = 0,
		seconds = 0,
	} ): Promise< void > {
		await this.pretend( {
			clock:
				( this.pretence.clock ?? 0 ) +
				days * 86400 +
				hours * 3600 +
				seconds,
		} );
	}

	/** Sets switches for everybody, on any site, until the test ends. `clock` is in seconds, or a date in words. */
	public async set(
		switches: Switches & { readonly clock?: number | string }
	): Promise< void > {
		this.isSet = true;
		await this.call( 'POST', 'switches', switches );
	}

	/** Sets all switches back. */
	public async reset(): Promise< void > {
		if ( this.isSet ) {
			await this.call( 'DELETE', 'switches' );
		}
	}

	/** Makes three wheels, a form, their pages, 60 reports and 40 messages, the same every time. */
	public makeSeeds(): Promise< Seeds > {
		return this.call< Seeds >( 'POST', 'seeds' );
	}

	/** The seeds would be in the way of other tests that count. */
	public async deleteSeeds(): Promise< void > {
		await this.call( 'DELETE', 'seeds' );
	}

	/** Runs WordPress's cron as if this much time had passed. */
	public async letPass( { minutes }: { minutes: number } ): Promise< void > {
		// For all requests, because the site may ask itself.
		await this.post( 'switches', { clock: minutes * 60 } );
		try {
			await this.post( 'cron' );
		} finally {
			await this.post( 'switches', { clock: null } );
		}
	}

	/** Replaces the stored reports and forms of other plugins by these. Pages are added. */
	public async leave( posts: readonly OldPost[] ): Promise< void > {
		await this.post( 'commands/left', { posts } );
	}

	/** As a program of this machine, which needs to be nobody. */
	private async post( route: string, data: object = {} ): Promise< void > {
		const answer = await this.context.request.post(
			`/?rest_route=/rueda-qa/v1/${ route }`,
			{ data }
		);
		expect( answer.ok(), await answer.text() ).toBe( true );
	}

	/** As the administrator. */
	private call< Answer >(
		method: string,
		route: string,
		data: object = {}
	): Promise< Answer > {
		const path = `/rueda-qa/v1/${ route }`;
		return this.rest.rest< Answer >( { method, path, data } );
	}
}

export const test = base.extend< { server: Server } >( {
	server: async ( { context, rest }, use ) => {
		const server = new Server( context, rest );
		await use( server );
		await server.reset();
	},
} );
