import {
	AREA_OPTIONS,
	AREA_OPTIONS_OF_SITE,
} from '../../../definitions/area-options';
import { readOptions } from '../../../frontend/values/options';
import block from '../block.json';

test( 'the block stores each option of an area as its kind says', () => {
	const types = new Map< string, string >( [
		[ 'switch', 'boolean' ],
		[ 'integer', 'integer' ],
	] );
	const stored = Object.entries( AREA_OPTIONS ).map(
		( [ name, { kind } ] ) => [ name, types.get( kind ) ?? 'string' ]
	);
	expect(
		Object.entries( block.attributes )
			// Only older plugins use these two.
			.filter( ( [ name ] ) => ! name.endsWith( 'Icon' ) )
			.map( ( [ name, { type } ] ) => [ name, type ] )
			.sort()
	).toEqual(
		[
			...stored,
			...AREA_OPTIONS_OF_SITE.map( ( name ) => [ name, 'string' ] ),
		].sort()
	);
	expect( block.attributes.lengendColor.default ).toBe(
		readOptions( AREA_OPTIONS, {} ).lengendColor
	);
} );
