import { areasNamed, play, started } from '../rules/fixtures';
import { begin } from '../rules/flow';
import { statusOf } from './status';

const areas = areasNamed( 'ab' );
const finished = started( areas, 5, 6 );
const saving = play( finished, { type: 'saveBegan', run: 1, key: 'k' } );
const failed = play( saving, { type: 'saveFailed', run: 1, message: '' } );
const link = 'https://example.org/report';
const saved = play( saving, {
	type: 'saved',
	run: 1,
	report: { link, title: 'Wheel', id: 7, ownerLink: null },
} );

test.each( [
	[ 'intro', begin( areas ) ],
	[ 'question', started( areas ) ],
	[ 'review', started( areas, 5, 'reviewed' ) ],
	[ 'result', finished ],
	[ 'saving', saving ],
	[ 'failed', failed ],
	[ 'saved', saved ],
	[ 'deleted', play( saved, { type: 'reportDeleted', link } ) ],
] )( 'a wheel that is there says “%s”', ( word, flow ) => {
	expect( statusOf( 'loaded', flow ) ).toBe( word );
} );

test.each( [
	[ 'loading', 'loading' ],
	[ 'missing', 'missing' ],
	[ 'failed', 'unavailable' ],
] as const )( 'a wheel that is %s says “%s”', ( state, word ) => {
	expect( statusOf( state, begin( [] ) ) ).toBe( word );
} );
