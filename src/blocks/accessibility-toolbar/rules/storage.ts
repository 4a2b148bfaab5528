/** The format of the stored entry, and the checks when it is read. */
import { isLevel, SCHEMES, type State } from './state';

export const KEY = 'rueda-a11y';

export interface Entry extends State {
	/** Whether the visitor has hidden the button. */
	readonly hidden: boolean;
	/** When the entry expires, in milliseconds since 1970. */
	readonly expires: number;
}

const HOUR = 3_600_000;

/** The longest time that a site can set. An entry with a longer one was not written by us. */
const MOST_HOURS = 8760;

const expiryAfter = ( now: number, hours: number ): number =>
	now + hours * HOUR;

/** Null for entries that are broken, of another version, out of range or expired. */
export function parseEntry(
	text: string | null,
	now: number,
	hours: number
): Entry | null {
	try {
		// eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- Every field is looked at below.
		const { v, ...entry } = JSON.parse( text ?? '' ) as Entry & {
			readonly v: unknown;
		};
		const { expires, scheme } = entry;
		return v === 1 &&
			isLevel( entry.text ) &&
			[ 'none', ...SCHEMES ].includes( scheme ) &&
			[ entry.underline, entry.font, entry.motion, entry.hidden ].every(
				( flag ) => typeof flag === 'boolean'
			) &&
			typeof expires === 'number' &&
			expires > now &&
			expires <= expiryAfter( now, MOST_HOURS )
			? {
					...entry,
					// The site may have shortened the time meanwhile.
					expires: Math.min( expires, expiryAfter( now, hours ) ),
				}
			: null;
	} catch {
		return null;
	}
}

export const entryText = ( {
	text,
	scheme,
	underline,
	font,
	motion,
	hidden,
	expires,
}: Entry ): string =>
	JSON.stringify( {
		v: 1,
		text,
		scheme,
		underline,
		font,
		motion,
		hidden,
		expires,
	} );

/** The time counts from the first choice; it starts again only after it expired or was reset. */
export const expiryOf = (
	old: Entry | null,
	now: number,
	hours: number
): number =>
	old && old.expires > now ? old.expires : expiryAfter( now, hours );
