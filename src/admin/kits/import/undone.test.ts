import { endRun, stepRun, type Outcome } from '../api';
import type { Run } from '../rules/answers';
import { run } from '../rules/fixtures';
import { undone } from './undone';

jest.mock( '../api', () => ( { endRun: jest.fn(), stepRun: jest.fn() } ) );

const answer = ( more: Partial< Run > ): Outcome< Run > => ( {
	ok: true,
	value: run( more ),
} );

test( 'an import is undone step by step', async () => {
	jest.mocked( endRun ).mockResolvedValue( answer( { undoing: true } ) );
	jest.mocked( stepRun ).mockResolvedValue(
		answer( { state: 'done', result: 'success', undone: true } )
	);
	expect( await undone( 'r1' ) ).toMatchObject( {
		ok: true,
		value: { undone: true },
	} );
	expect( stepRun ).toHaveBeenCalledTimes( 1 );
} );

test( 'an import that the server has left as it was is not told to be undone', async () => {
	jest.mocked( endRun ).mockResolvedValue(
		answer( { state: 'done', result: 'success' } )
	);
	expect( await undone( 'r1' ) ).toMatchObject( {
		ok: false,
		why: expect.stringContaining( 'was not undone' ),
	} );
} );
