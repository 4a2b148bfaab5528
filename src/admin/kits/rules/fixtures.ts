/** Answers of the server for tests. */
import { parseKit, parseRun, type CheckedKit, type Run } from './answers';

export const item = (
	key: string,
	uses: readonly string[] = [],
	more: Readonly< Record< string, unknown > > = {}
): Readonly< Record< string, unknown > > => ( {
	key,
	title: key,
	doc_type: key.split( ':' )[ 0 ],
	section: 'pages',
	uses,
	state: 'new',
	answers: [],
	...more,
} );

const CONFLICT = {
	state: 'changed',
	answers: [ 'keep_both', 'replace', 'skip' ],
	answer: 'keep_both',
};

/**
 * A page that needs a wheel, a form and a page that exist here with other content, and an item that cannot be imported.
 */
const KIT = {
	id: 'k1',
	manifest: { title: 'Coach', settings: { cta: true } },
	groups: { page: 'pages' },
	items: [
		item( 'page:home', [ 'wheel:balance', 'page:gone' ] ),
		item( 'wheel:balance', [], {
			state: 'same',
			answers: [ 'skip' ],
			answer: 'skip',
		} ),
		item( 'rueda_form:contact', [], CONFLICT ),
		item( 'page:about', [], CONFLICT ),
		item( 'page:map', [], { reason: 'Its block is not here.' } ),
	],
	settings: [
		{ part: 'cta', state: 'different', answer: 'mine' },
		{ part: 'share', state: 'same', answer: 'mine' },
	],
	media: { count: 2, bytes: 10, known: 1 },
	skipped: [ { name: 'x:y', reason: 'Unknown.' } ],
	warnings: [ 'Old.' ],
};

export const RUN = {
	id: 'r1',
	title: 'Coach',
	state: 'in_progress',
	result: null,
	message: '',
	done: 1,
	total: 4,
	current: 'Page: Home',
	started: 1795000000,
};

export const kit = ( more: object = {} ): CheckedKit =>
	there( parseKit( { ...KIT, ...more } ) );

export const run = ( more: object = {} ): Run =>
	there( parseRun( { ...RUN, ...more } ) );

function there< Value >( value: Value | null ): Value {
	if ( value === null ) {
		throw new Error( 'The answer cannot be read.' );
	}
	return value;
}
