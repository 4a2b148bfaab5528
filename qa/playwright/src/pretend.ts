import { type BrowserContext, expect } from '@playwright/test';
import { test as base } from './site';

/** What the server assumes while it answers; see qa/plugin/parts/switches.php and pretend.php. */
export interface Pretence {
	/** By how many seconds the server's clock is ahead or, if negative, behind. */
	readonly clock?: number;
	/** The site's language, such as es_ES. */
	readonly locale?: string;
	readonly direction?: 'ltr' | 'rtl';
	/** Applies the limits of visitors. Without it they are wide enough for all tests together. */
	readonly limits?: 'real' | 'wide';
	/** The server's mail program fails. */
	readonly mail?: 'caught' | 'fails';
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

export class Server {
	private pretence: Pretence = {};

	public constructor( private readonly context: BrowserContext ) {}

	/** Applies from the next request on, in addition to earlier ones. */
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

	private async post( route: string, data: object = {} ): Promise< void > {
		const answer = await this.context.request.post(
			`/?rest_route=/rueda-qa/v1/${ route }`,
			{ data }
		);
		expect( answer.ok(), await answer.text() ).toBe( true );
	}
}

export const test = base.extend< { server: Server } >( {
	server: async ( { context }, use ) => use( new Server( context ) ),
} );
