import { readFileSync } from 'node:fs';
import { NAME_RING } from '../../definitions/name-ring';
import cases from '../../../tests/fixtures/name-rings.json';
import { nameRing } from './name-ring';

test.each( cases )( 'from where names are around: $about', ( one ) => {
	expect( nameRing( one.names )?.from ?? 0 ).toBe( one.from );
} );

test( 'a button beside a name needs room, too', () => {
	const names = [ 'Health', 'Family', 'Work', 'Friends' ];
	const [ plain, beside ] = [
		nameRing( names ),
		nameRing( names, [ 2, 2, 2, 2 ] ),
	];
	expect( beside?.from ).toBeGreaterThan( plain?.from ?? 0 );
	expect( beside?.names[ 0 ]?.wide ).toBeGreaterThan(
		plain?.names[ 0 ]?.wide ?? 0
	);
} );

test( 'names begin at the right of the top and go round clockwise', () => {
	const [ first, second ] =
		nameRing( [ 'Fun', 'Work', 'Home', 'Faith' ] )?.names ?? [];
	expect( first?.x ).toBeCloseTo( Math.SQRT1_2 );
	expect( first?.y ).toBeCloseTo( -Math.SQRT1_2 );
	expect( second?.y ).toBeCloseTo( Math.SQRT1_2 );
	expect( first?.lean ).toBe( 1 );
} );

test( 'the style sheet has the same steps as the rule', () => {
	const style = readFileSync( 'src/frontend/ui/_name-ring.scss', 'utf8' );
	expect( style ).toContain(
		`@each $step in ${ NAME_RING.steps.join( ', ' ) } {`
	);
} );
