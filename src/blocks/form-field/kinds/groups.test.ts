import { TYPES } from '../rules/attributes';
import { groups } from './groups';

test( 'the list of kinds has each of them once', () =>
	expect(
		groups()
			.flatMap( ( { types } ) => [ ...types ] )
			.sort()
	).toEqual( [ ...TYPES ].sort() ) );
