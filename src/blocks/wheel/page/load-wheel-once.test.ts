import { areaNamed } from '../rules/fixtures';
import { loadWheel } from './api';
import { loadWheelOnce } from './load-wheel-once';

jest.mock( './api', () => ( { loadWheel: jest.fn() } ) );

const answers = jest.mocked( loadWheel );

type Loaded = Awaited< ReturnType< typeof loadWheel > >;

const failed = { status: 'failed', reason: 'fetch_error' } as Loaded;

beforeEach( () => answers.mockReset() );

test( 'several places of one wheel ask the server once', async () => {
	answers.mockResolvedValue( failed );
	const [ one, other ] = [ loadWheelOnce( 1 ), loadWheelOnce( 1 ) ];
	expect( other ).toBe( one );
	await one;
	expect( answers ).toHaveBeenCalledTimes( 1 );
} );

test( 'each wheel is asked for on its own', async () => {
	answers.mockResolvedValue( failed );
	await Promise.all( [ loadWheelOnce( 1 ), loadWheelOnce( 2 ) ] );
	expect( answers.mock.calls ).toEqual( [ [ 1 ], [ 2 ] ] );
} );

test( 'what failed is asked for again, what came is not', async () => {
	const loaded = {
		status: 'loaded',
		value: { areas: [ areaNamed( 'Health' ) ] },
	} as unknown as Loaded;
	answers.mockResolvedValueOnce( failed ).mockResolvedValue( loaded );
	expect( await loadWheelOnce( 3 ) ).toBe( failed );
	expect( await loadWheelOnce( 3 ) ).toBe( loaded );
	expect( await loadWheelOnce( 3 ) ).toBe( loaded );
	expect( answers ).toHaveBeenCalledTimes( 2 );
} );
