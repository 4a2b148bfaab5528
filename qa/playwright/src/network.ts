import type { Page, Request } from '@playwright/test';
import { test as base } from './site';

type Pattern = string | RegExp;

interface Reply {
	readonly status: number;
	readonly body?: string;
	readonly contentType?: string;
}

/** Simulates problems of the network. Each method returns a function that ends the problem. */
export class Network {
	public constructor( private readonly page: Page ) {}

	/** No connection at all. The page's `offline` and `online` events fire too. */
	public async cut(): Promise< () => Promise< void > > {
		await this.page.context().setOffline( true );
		return () => this.page.context().setOffline( false );
	}

	/** These addresses get an error, or another given answer. */
	public async answer(
		pattern: Pattern,
		reply: Reply,
		times?: number
	): Promise< () => Promise< void > > {
		await this.page.route(
			pattern,
			( route ) =>
				route.fulfill( {
					status: reply.status,
					body: reply.body ?? '',
					contentType:
						reply.contentType ?? 'text/html; charset=utf-8',
				} ),
			times === undefined ? {} : { times }
		);
		return () => this.page.unroute( pattern );
	}

	/** The server accepts the request and never answers. */
	public async hang(
		pattern: Pattern,
		times?: number
	): Promise< () => Promise< void > > {
		await this.page.route(
			pattern,
			() => undefined,
			times === undefined ? {} : { times }
		);
		return () => this.page.unroute( pattern );
	}

	/** The requests wait until they are released. */
	public async hold( pattern: Pattern ): Promise< () => void > {
		let release = (): void => undefined;
		const released = new Promise< void >( ( resolve ) => {
			release = resolve;
		} );
		await this.page.route( pattern, async ( route ) => {
			await released;
			await route.continue();
		} );
		return release;
	}

	/** The requests to these addresses from now on, in order. */
	public record( pattern: RegExp ): readonly Request[] {
		const seen: Request[] = [];
		this.page.on( 'request', ( request ) => {
			if ( pattern.test( request.url() ) ) {
				seen.push( request );
			}
		} );
		return seen;
	}
}

export const test = base.extend< { network: Network } >( {
	network: async ( { page }, use ) => use( new Network( page ) ),
} );
