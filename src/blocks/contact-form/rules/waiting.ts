/** A message that waits on the visitor's device until there is a connection, and how it is written there. */
import { fieldOf, textOf } from '../../../frontend/values/field';
import { type Kept, keptIn, parse } from './draft';

export interface Waiting {
	/** The key of the first try, by which the server knows a message that it has already. */
	readonly key: string;
	/** A time in milliseconds. After it, the message is not sent any more. */
	readonly until: number;
	/** Names and values, as they are sent. */
	readonly entries: ReadonlyArray< readonly [ string, string ] >;
	/** What the visitor gets back into the fields. */
	readonly kept: readonly Kept[];
	/** The words of the consents that were given. */
	readonly terms: string;
}

/** In milliseconds: how long a text that was not sent stays, for somebody to open its page. */
const WEEK = 604_800_000;

/** Null if nothing waits. Other scripts of the site may have written anything. */
export function readWaiting( text: string | null ): Waiting | null {
	const found = parse( text );
	const until = fieldOf( found, 'until' );
	const entries = fieldOf( found, 'entries' );
	const key = textOf( fieldOf( found, 'key' ) );
	return typeof until === 'number' && Array.isArray( entries ) && key
		? {
				key,
				until,
				entries: entries.map(
					( entry: unknown ) =>
						[
							textOf( fieldOf( entry, '0' ) ),
							textOf( fieldOf( entry, '1' ) ),
						] as const
				),
				kept: keptIn( found ),
				terms: textOf( fieldOf( found, 'terms' ) ),
			}
		: null;
}

/** Whether nobody has come back for it. */
export const isForgotten = ( { until }: Waiting, now: number ): boolean =>
	now > until + WEEK;

/** In milliseconds, after so many failures: half a minute at first, half an hour at most. */
export const pauseAfter = ( failures: number ): number =>
	Math.min( 30_000 * 2 ** failures, 1_800_000 );
