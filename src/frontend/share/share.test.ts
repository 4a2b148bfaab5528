import flags from '../../../tests/fixtures/share-flags.json';
import links from '../../../tests/fixtures/share-links.json';
import {
	canShare,
	filesOf,
	parseSharing,
	sharerLinks,
	type Sharing,
} from './share';

const none = parseSharing( {} );
const only = ( ...names: readonly string[] ) =>
	parseSharing(
		Object.fromEntries( names.map( ( name ) => [ name, true ] ) )
	);
const names = Object.keys( links );
const all = only( 'email', ...names );
const idsOf = ( { networks }: Sharing ) => networks.map( ( { id } ) => id );
const report = {
	link: 'https://example.test/r/?a=1&b=ñ#c',
	title: 'Wheel Submission #18 & more',
};

describe( 'flags', () => {
	test( 'come as text of JSON', () => {
		expect( parseSharing( JSON.stringify( { email: true } ) ).email ).toBe(
			true
		);
		expect( idsOf( all ) ).toEqual( names );
		expect( parseSharing( '{"linkedIn":true}' ) ).toEqual(
			only( 'linkedIn' )
		);
	} );

	test( 'are on and off for the same values as on the server', () => {
		for ( const name of names ) {
			const found = flags.map( ( [ value ] ) =>
				idsOf( parseSharing( { [ name ]: value } ) )
			);
			expect( found ).toEqual(
				flags.map( ( [ , isOn ] ) => ( isOn === true ? [ name ] : [] ) )
			);
		}
	} );

	test.each( [
		[ [] ],
		'[]',
		'',
		'{',
		null,
		undefined,
		true,
		7,
		'{"linkedin":true}',
	] )( '%p are all off', ( data ) =>
		expect( parseSharing( data ) ).toEqual( {
			email: false,
			networks: [],
		} )
	);
} );

describe( 'links', () => {
	test( 'are those of the server, with address and title encoded', () => {
		const href = {
			LINK: 'https%3A%2F%2Fexample.test%2Fr%2F%3Fa%3D1%26b%3D%C3%B1%23c',
			TITLE: 'Wheel%20Submission%20%2318%20%26%20more',
		};
		expect(
			sharerLinks( all, report ).map( ( link ) => [
				link.network,
				link.href,
			] )
		).toEqual(
			Object.entries( links ).map( ( [ name, link ] ) => [
				name,
				link
					.replace( 'LINK', href.LINK )
					.replace( 'TITLE', href.TITLE ),
			] )
		);
	} );

	test( 'stand there only for networks that are on', () => {
		expect(
			sharerLinks( only( 'reddit', 'email' ), report ).map(
				( { network } ) => network
			)
		).toEqual( [ 'reddit' ] );
		expect( sharerLinks( none, report ) ).toEqual( [] );
	} );

	test( 'need a report', () => {
		expect( sharerLinks( all, null ) ).toEqual( [] );
		expect( sharerLinks( all, { ...report, link: '' } ) ).toEqual( [] );

		expect(
			sharerLinks( all, { ...report, link: 'javascript:alert(1)' } )
		).toEqual( [] );
	} );

	test( 'survive emoji, also half of one', () => {
		const hrefs = ( text: string ) =>
			sharerLinks( all, { ...report, title: text } ).map(
				( { href } ) => href
			);
		expect( hrefs( '😀' )[ 1 ] ).toContain( 'text=%F0%9F%98%80&' );
		expect( hrefs( 'cut \uD83D' )[ 1 ] ).toContain( 'text=cut%20&' );
	} );
} );

describe( 'files', () => {
	const pdf = 'https://example.test/r/?rueda_pdf';
	const noFiles = { pdf: null, picture: null, square: null };

	test( 'are read from an object and from JSON text', () => {
		const expected = { ...noFiles, pdf };
		expect( filesOf( { pdf, picture: '' } ) ).toEqual( expected );
		expect( filesOf( JSON.stringify( { pdf } ) ) ).toEqual( expected );
	} );

	test.each( [
		undefined,
		null,
		'',
		'{',
		7,
		{ pdf: 'javascript:alert(1)' },
	] )( '%p are none', ( data ) =>
		expect( filesOf( data ) ).toEqual( noFiles )
	);
} );

describe( 'the panel', () => {
	test( 'shows with a report and one flag at least', () => {
		expect( canShare( only( 'email' ), report ) ).toBe( true );
		expect( canShare( only( 'reddit' ), report ) ).toBe( true );
	} );

	test( 'shows with a report of this site, which has files, whatever the flags', () => {
		expect( canShare( none, { ...report, files: {} } ) ).toBe( true );
	} );

	test( 'does not show without', () => {
		expect( canShare( none, report ) ).toBe( false );
		expect( canShare( all, null ) ).toBe( false );
		expect( canShare( all, { ...report, link: '' } ) ).toBe( false );
	} );
} );
