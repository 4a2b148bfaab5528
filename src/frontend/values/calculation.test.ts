import { readFileSync } from 'node:fs';
import path from 'node:path';
import { decimalsOf, resultOf } from './calculation';

const lines = readFileSync(
	path.join( __dirname, '../../../tests/fixtures/calculations.jsonl' ),
	'utf8'
)
	.trim()
	.split( '\n' )
	.map( ( line ): unknown => JSON.parse( line ) ) as Array<
	[ isProduct: boolean, operands: string[][], step: string, result: string ]
>;

test( 'a thousand calculations have the same result as on the server', () => {
	expect( lines ).toHaveLength( 1000 );
	for ( const [ isProduct, operands, step, result ] of lines ) {
		expect( [
			isProduct,
			operands,
			step,
			resultOf( isProduct, operands, decimalsOf( step ) ),
		] ).toEqual( [ isProduct, operands, step, result ] );
	}
} );

test.each( [
	[ false, [ [ '1.5' ], [ '2' ] ], 2, '3.50' ],
	[ false, [ [ '10', '20' ], [ '' ] ], 0, '30' ],
	[ false, [ [ '0.1' ], [ '0.2' ] ], 1, '0.3' ],
	[ false, [ [ 'ten' ], [ '5' ] ], 0, '5' ],
	[ false, [ [ '' ], [] ], 2, '' ],
	[ true, [ [ '3' ], [ '25' ] ], 2, '75.00' ],
	[ true, [ [ '3' ], [] ], 0, '0' ],
	[ true, [ [ '-1' ], [ '0' ] ], 2, '0.00' ],
	[ true, [ [ '1000000' ], [ '1000000' ] ], 0, '' ],
] )(
	'a product (%j) or sum of %j with %d decimals is “%s”',
	( isProduct, operands, decimals, result ) =>
		expect( resultOf( isProduct, operands, decimals ) ).toBe( result )
);
