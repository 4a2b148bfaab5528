import { isShorter } from './retention';

test.each( [
	[ 3, 12, true ],
	[ 12, 0, true ],
	[ 12, 3, false ],
	[ 0, 12, false ],
	[ 12, 12, false ],
] )( 'knows whether %d in place of %d deletes something', ( next, now, is ) => {
	expect( isShorter( next, now ) ).toBe( is );
} );
