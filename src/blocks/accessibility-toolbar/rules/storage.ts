/** The format of the stored entry, and the checks when it is read. */
import { isLevel, OFF, SCHEMES, type State, SWITCHES } from './state';
import { storedName } from './stored-name';

export const KEY = 'rueda-a11y';

export type Entry = State & {
	/** Whether the visitor has hidden the button. */
	readonly hidden: boolean;
	/** When the entry expires, in milliseconds since 1970. */
	readonly expires: number;
};

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
		const flags = [
			...SWITCHES.map( ( tool ) => {
				const flag: unknown = entry[ storedName( tool.id ) ];
				return flag === undefined && tool.isOptional ? false : flag;
			} ),
			entry.hidden,
		];
		return v === 1 &&
			isLevel( entry.text ) &&
			[ 'none', ...SCHEMES ].includes( scheme ) &&
			flags.every( ( flag ) => typeof flag === 'boolean' ) &&
			typeof expires === 'number' &&
			expires > now &&
			expires <= expiryAfter( now, MOST_HOURS )
			? {
					...OFF,
					...entry,
					// The site may have shortened the time meanwhile.
					expires: Math.min( expires, expiryAfter( now, hours ) ),
				}
			: null;
	} catch {
		return null;
	}
}

export const entryText = ( entry: Entry ): string =>
	JSON.stringify( {
		v: 1,
		text: entry.text,
		scheme: entry.scheme,
		...Object.fromEntries(
			SWITCHES.map( ( tool ) => [ storedName( tool.id ), tool ] as const )
				.filter(
					( [ name, tool ] ) => ! tool.isOptional || entry[ name ]
				)
				.map( ( [ name ] ) => [ name, entry[ name ] ] )
		),
		hidden: entry.hidden,
		expires: entry.expires,
	} );

/** The time counts from the first choice; it starts again only after it expired or was reset. */
export const expiryOf = (
	old: Entry | null,
	now: number,
	hours: number
): number =>
	old && old.expires > now ? old.expires : expiryAfter( now, hours );
