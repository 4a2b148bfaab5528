import { run } from './fixtures';
import { tenthsOf } from './importing';

test( 'screen readers are told of each tenth', () => {
	const tenths = ( done: number, total: number ) =>
		tenthsOf( run( { done, total } ) );
	expect( tenths( 0, 40 ) ).toBe( 0 );
	expect( tenths( 3, 40 ) ).toBe( 0 );
	expect( tenths( 4, 40 ) ).toBe( 1 );
	expect( tenths( 40, 40 ) ).toBe( 10 );
	expect( tenths( 50, 40 ) ).toBe( 10 );
	expect( tenths( 0, 0 ) ).toBe( 0 );
} );
