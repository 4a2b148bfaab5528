import type { Answer } from '../../../frontend/server/answer';
import { ajax, request } from '../../../frontend/server/http';
import { deleteReport, loadWheel, saveReport } from './api';
import { loadCta, loadPageLink } from './cta-api';

jest.mock( '../../../frontend/server/http', () => ( {
	request: jest.fn(),
	ajax: jest.fn(),
} ) );

const rest = jest.mocked( request );
const post = jest.mocked( ajax );

const restAnswers = ( data: unknown ) =>
	rest.mockResolvedValueOnce( { ok: true, data } );
const postAnswers = ( data: unknown ) =>
	post.mockResolvedValueOnce( { ok: true, data } );
const failed = ( reason: string, isGone = false, message = '' ): unknown =>
	expect.objectContaining( { status: 'failed', reason, isGone, message } );

afterEach( () => jest.resetAllMocks() );

describe( 'the wheel', () => {
	test( 'is asked for by its id', async () => {
		const { signal } = new AbortController();
		restAnswers( { title: { rendered: 'Life' }, blocks: [] } );
		expect( await loadWheel( 12, signal ) ).toMatchObject( {
			status: 'loaded',
			value: { title: 'Life', areas: [] },
		} );
		expect( rest ).toHaveBeenCalledWith( {
			path: '/wp/v2/wheel/12',
			signal,
		} );
	} );

	test.each( [ null, '', 'text', [], {}, { title: 'x' } ] )(
		'%j is a broken answer',
		async ( data ) => {
			restAnswers( data );
			expect( await loadWheel( 12 ) ).toEqual( failed( 'invalid_json' ) );
		}
	);

	test.each( [
		'fetch_error',
		'invalid_json',
		'unknown_error',
		'timeout',
		'stale_nonce',
	] as const )( '%s is handed on', async ( reason ) => {
		rest.mockResolvedValueOnce( { ok: false, reason } );
		expect( await loadWheel( 12 ) ).toEqual( failed( reason ) );
	} );

	test.each( [
		[ 401, true ],
		[ 404, true ],
		[ 410, true ],
		[ 403, false ],
		[ 429, false ],
		[ 500, false ],
	] )( 'status %p: gone is %p', async ( status, isGone ) => {
		rest.mockResolvedValueOnce( { ok: false, reason: 'refused', status } );
		expect( await loadWheel( 12 ) ).toEqual( failed( 'refused', isGone ) );
	} );

	test.each( [
		[ 'refused', 'rest_forbidden', failed( 'refused', true ) ],
		[ 'invalid_json', 'rest_not_logged_in', failed( 'invalid_json' ) ],
	] )( '%s with %p: %p', async ( reason, code, expected ) => {
		rest.mockResolvedValueOnce( {
			ok: false,
			reason,
			status: 401,
			message: reason === 'refused' ? '' : 'Denied by Protection',
			code,
		} as Answer );
		expect( await loadWheel( 12 ) ).toEqual( expected );
	} );

	test( 'is not gone where something else than WordPress has answered', async () => {
		rest.mockResolvedValueOnce( {
			ok: false,
			reason: 'invalid_json',
			status: 404,
		} );
		expect( await loadWheel( 12 ) ).toEqual( failed( 'invalid_json' ) );
	} );

	test( 'a cancelled call rejects, as the client promises', async () => {
		rest.mockRejectedValueOnce(
			new DOMException( 'Cancelled', 'AbortError' )
		);
		await expect( loadWheel( 12 ) ).rejects.toThrow( 'Cancelled' );
	} );
} );

describe( 'the page of a call to action', () => {
	test( 'is read for its link alone', async () => {
		restAnswers( { id: 44, link: 'https://example.test/course/' } );
		expect( await loadPageLink( 44 ) ).toEqual( {
			status: 'loaded',
			value: 'https://example.test/course/',
		} );
		expect( rest ).toHaveBeenCalledWith( { path: '/wp/v2/pages/44' } );
	} );

	test.each( [
		null,
		{},
		{ link: '' },
		{ link: 7 },
		{ link: 'javascript:x' },
	] )( '%j has none', async ( data ) => {
		restAnswers( data );
		expect( await loadPageLink( 44 ) ).toEqual( failed( 'invalid_json' ) );
	} );
} );

describe( 'settings', () => {
	test( 'of the call to action are asked for with their mode', async () => {
		postAnswers( '{"title":"Talk to us"}' );
		expect( await loadCta() ).toMatchObject( {
			status: 'loaded',
			value: { title: 'Talk to us' },
		} );
		expect( post ).toHaveBeenCalledWith( 'getCTA', { mode: 'front' }, {} );
	} );

	test( 'that were never saved are an empty list', async () => {
		postAnswers( [] );
		expect( await loadCta() ).toMatchObject( {
			status: 'loaded',
			value: { title: '' },
		} );
	} );

	test.each( [ null, '', '{', 7, true, 'Invalid' ] )(
		'%j is a broken answer',
		async ( data ) => {
			postAnswers( data );
			expect( await loadCta() ).toEqual( failed( 'invalid_json' ) );
		}
	);

	test.each( [ 'unknown_error', 'refused', 'fetch_error' ] as const )(
		'of the call to action may not come: %s',
		async ( reason ) => {
			post.mockResolvedValueOnce( { ok: false, reason } );
			expect( await loadCta() ).toEqual( failed( reason ) );
		}
	);
} );

describe( 'the report', () => {
	const fields = {
		chartData: '{}',
		chartOptions: '{}',
		wheelId: '12',
		chartType: 'polar-chart',
		key: '0f8fad5b-d9cb-469f-a165-70867728950e',
		locale: 'es',
	};

	test( 'is saved with its fields', async () => {
		postAnswers( {
			id: 18,
			title: 'Wheel Submission #18',
			link: 'https://example.test/r/x/',
			message: 'Saved.',
		} );
		expect( await saveReport( fields ) ).toEqual( {
			status: 'loaded',
			value: {
				id: 18,
				title: 'Wheel Submission #18',
				link: 'https://example.test/r/x/',
				files: {},
				ownerLink: null,
				notice: '',
			},
		} );
		expect( post ).toHaveBeenCalledWith( 'saveWheelReport', fields );
	} );

	test( 'may come with a notice', async () => {
		const link = 'https://example.test/r/x/';
		postAnswers( { id: 18, title: '', link, notice: 'A & B is missing.' } );
		expect( await saveReport( fields ) ).toMatchObject( {
			value: { notice: 'A & B is missing.' },
		} );
	} );

	test( 'may have its id as a text and its link with entities', async () => {
		postAnswers( {
			id: '18',
			title: 'A &amp; B',
			link: 'https://example.test/?p=1&#038;x=2',
		} );
		expect( await saveReport( fields ) ).toMatchObject( {
			value: {
				id: 18,
				title: 'A & B',
				link: 'https://example.test/?p=1&x=2',
			},
		} );
	} );

	test( 'may have an address for its owner, which has to be one', async () => {
		const link = 'https://example.test/r/x/';
		const ownerLink = `${ link }?owner=secret`;
		postAnswers( { id: 18, title: '', link, ownerLink } );
		expect( await saveReport( fields ) ).toMatchObject( {
			value: { ownerLink },
		} );
		postAnswers( { id: 18, title: '', link, ownerLink: 'javascript:1' } );
		expect( await saveReport( fields ) ).toMatchObject( {
			value: { ownerLink: null },
		} );
	} );

	test.each( [
		null,
		{},
		{ id: 1 },
		{ id: 0, link: 'https://example.test/' },
		{ id: 1, link: '#' },
		'saved',
	] )( '%j is a broken answer', async ( data ) => {
		postAnswers( data );
		expect( await saveReport( fields ) ).toEqual(
			failed( 'invalid_json' )
		);
	} );

	test( 'that was refused is not saved', async () => {
		post.mockResolvedValueOnce( {
			ok: false,
			reason: 'refused',
			status: 200,
			message: 'Please wait.',
		} );
		expect( await saveReport( fields ) ).toEqual(
			failed( 'refused', false, 'Please wait.' )
		);
	} );
} );

describe( 'deleting a report', () => {
	test( 'names it and its owner', async () => {
		restAnswers( { deleted: true } );
		expect( await deleteReport( 'abc', 'k&y' ) ).toEqual( {
			status: 'loaded',
			value: true,
		} );
		expect( rest ).toHaveBeenCalledWith( {
			path: '/rueda/v1/reports/abc?owner=k%26y',
			method: 'DELETE',
		} );
	} );

	test.each( [
		[ 404, 'loaded' ],
		[ 410, 'loaded' ],
		[ 403, 'failed' ],
		[ 500, 'failed' ],
	] )( 'answered by %p is %s', async ( status, outcome ) => {
		rest.mockResolvedValueOnce( { ok: false, reason: 'refused', status } );
		expect( await deleteReport( 'abc', 'key' ) ).toMatchObject( {
			status: outcome,
		} );
	} );
} );
