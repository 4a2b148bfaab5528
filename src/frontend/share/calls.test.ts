import { ajax } from '../server/http';
import { loadShare, mailReport } from './calls';

jest.mock( '../server/http', () => ( { ajax: jest.fn() } ) );

const post = jest.mocked( ajax );
const answers = ( data: unknown ) =>
	post.mockResolvedValueOnce( { ok: true, data } );
const { signal } = new AbortController();

afterEach( () => jest.resetAllMocks() );

describe( 'the share settings', () => {
	test( 'are asked for by their name', async () => {
		answers( '{"reddit":true}' );
		expect( await loadShare( signal ) ).toMatchObject( {
			networks: [ { id: 'reddit' } ],
			email: false,
		} );
		expect( post ).toHaveBeenCalledWith( 'getSocialShare', {}, { signal } );
	} );

	test( 'that were never saved are an empty list', async () => {
		answers( [] );
		expect( await loadShare( signal ) ).toMatchObject( { email: false } );
	} );

	test.each( [ null, '', '{', 7, true, 'Invalid' ] )(
		'%j is a broken answer',
		async ( data ) => {
			answers( data );
			expect( await loadShare( signal ) ).toBeNull();
		}
	);

	test( 'may not come', async () => {
		post.mockResolvedValueOnce( { ok: false, reason: 'timeout' } );
		expect( await loadShare( signal ) ).toBeNull();
	} );
} );

describe( 'the mail', () => {
	const letter = {
		reportLink: 'https://example.test/r/x/',
		toEmail: 'a@example.test',
		fullName: 'Ana',
	};

	test( 'is sent, and the server says so', async () => {
		answers( 'On its way.' );
		expect( await mailReport( letter ) ).toEqual( {
			status: 'sent',
			message: 'On its way.',
		} );
		expect( post ).toHaveBeenCalledWith( 'sendMyWheelEmail', letter );
	} );

	test( 'is refused, and the server says why', async () => {
		post.mockResolvedValueOnce( {
			ok: false,
			reason: 'refused',
			status: 200,
			message: 'Try tomorrow.',
		} );
		expect( await mailReport( letter ) ).toEqual( {
			status: 'failed',
			reason: 'refused',
			message: 'Try tomorrow.',
		} );
	} );

	test( 'gets no answer', async () => {
		post.mockResolvedValueOnce( { ok: false, reason: 'fetch_error' } );
		expect( await mailReport( letter ) ).toEqual( {
			status: 'failed',
			reason: 'fetch_error',
			message: '',
		} );
	} );

	test( 'is sent without a sentence', async () => {
		answers( null );
		expect( await mailReport( letter ) ).toEqual( {
			status: 'sent',
			message: '',
		} );
	} );
} );
