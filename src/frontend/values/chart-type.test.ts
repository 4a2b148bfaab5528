import cases from '../../../tests/fixtures/chart-types.json';
import { chartTypeOf } from './chart-type';

test.each( cases )( 'takes $word for the type $type', ( { word, type } ) => {
	expect( chartTypeOf( word ) ).toBe( type );
} );
