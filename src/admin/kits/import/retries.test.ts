import { loadLibrary, startRun } from '../api';
import { withRetries, started } from './retries';
import { run } from '../rules/fixtures';
import { isLost } from '../rules/lost';

jest.mock( '../api', () => ( {
	loadLibrary: jest.fn(),
	startRun: jest.fn(),
} ) );

const order = {
	upload: 'k1',
	items: [],
	settings: [],
	answers: {},
	trust: false,
	publish: false,
	front: false,
};
const lost = { ok: false, why: 'Too slow.', isLost: true } as const;
const library = ( current: ReturnType< typeof run > | null ) =>
	( {
		ok: true,
		value: { starter: [], saved: [], runs: [], current },
	} ) as const;

beforeEach( () => {
	jest.useFakeTimers();
	jest.mocked( startRun ).mockReset();
	jest.mocked( loadLibrary ).mockReset();
} );

afterEach( () => {
	jest.useRealTimers();
} );

async function settled< Value >( work: Promise< Value > ): Promise< Value > {
	await jest.runAllTimersAsync();
	return work;
}

test( 'an import goes on whose start was answered too late', async () => {
	jest.mocked( startRun ).mockResolvedValue( lost );
	jest.mocked( loadLibrary )
		.mockResolvedValueOnce( library( null ) )
		.mockResolvedValueOnce( library( run() ) );
	expect( await settled( started( order ) ) ).toEqual( {
		ok: true,
		value: run(),
	} );
	expect( startRun ).toHaveBeenCalledTimes( 1 );
} );

test( 'a start that the server has not heard of, or has refused, is told', async () => {
	jest.mocked( startRun ).mockResolvedValue( lost );
	jest.mocked( loadLibrary ).mockResolvedValue( library( null ) );
	expect( await settled( started( order ) ) ).toBe( lost );

	const refused = { ok: false, why: 'Busy.', isLost: false } as const;
	jest.mocked( startRun ).mockResolvedValue( refused );
	jest.mocked( loadLibrary ).mockClear();
	expect( await settled( started( order ) ) ).toBe( refused );
	expect( loadLibrary ).not.toHaveBeenCalled();
} );

test( 'a step is asked for again when its answer was lost', async () => {
	const step = jest
		.fn()
		.mockResolvedValueOnce( lost )
		.mockResolvedValueOnce( { ok: true, value: run() } );
	expect( await settled( withRetries( step, () => true ) ) ).toMatchObject( {
		ok: true,
	} );
	expect( step ).toHaveBeenCalledTimes( 2 );
} );

test( 'a step that nobody waits for any more is not asked for again', async () => {
	const step = jest.fn().mockResolvedValue( lost );
	expect( await settled( withRetries( step, () => false ) ) ).toBe( lost );
	expect( step ).toHaveBeenCalledTimes( 1 );
} );

test( 'an answer is lost that a server between has put its own page in place of', () => {
	const page = { ok: false, reason: 'invalid_json' } as const;
	expect( isLost( { ...page, status: 502 } ) ).toBe( true );
	expect( isLost( { ...page, status: 504 } ) ).toBe( true );
	expect( isLost( { ...page, status: 200 } ) ).toBe( false );
	expect( isLost( { ok: false, reason: 'timeout' } ) ).toBe( true );
	expect( isLost( { ok: false, reason: 'refused', status: 500 } ) ).toBe(
		false
	);
} );
