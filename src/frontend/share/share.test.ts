import { canShare, parseShareFlags, sharerLinks } from './share';

const none = {
	email: false,
	facebook: false,
	twitter: false,
	linkedIn: false,
	reddit: false,
};
const all = {
	email: true,
	facebook: true,
	twitter: true,
	linkedIn: true,
	reddit: true,
};
const report = {
	link: 'https://example.test/r/?a=1&b=ñ#c',
	title: 'Wheel Submission #18 & more',
};

describe( 'flags', () => {
	test( 'come as text of JSON', () => {
		expect(
			parseShareFlags(
				'{"facebook":true,"twitter":true,"linkedIn":true,"reddit":true,"email":true}'
			)
		).toEqual( all );
		expect( parseShareFlags( '{"linkedIn":true}' ) ).toEqual( {
			...none,
			linkedIn: true,
		} );
	} );

	test( 'come as an object too, saved in many ways', () => {
		expect(
			parseShareFlags( {
				email: 1,
				facebook: '1',
				twitter: 'true',
				linkedIn: 'false',
				reddit: '0',
			} )
		).toEqual( {
			...none,
			email: true,
			facebook: true,
			twitter: true,
		} );
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
		expect( parseShareFlags( data ) ).toEqual( none )
	);
} );

describe( 'links', () => {
	const link = 'https%3A%2F%2Fexample.test%2Fr%2F%3Fa%3D1%26b%3D%C3%B1%23c';
	const title = 'Wheel%20Submission%20%2318%20%26%20more';

	test( 'are encoded, so that address and title arrive whole', () => {
		expect( sharerLinks( all, report ) ).toEqual( [
			{
				network: 'facebook',
				href: `https://www.facebook.com/sharer.php?u=${ link }`,
			},
			{
				network: 'twitter',
				href: `https://twitter.com/intent/tweet?text=${ title }&url=${ link }`,
			},
			{
				network: 'linkedIn',
				href: `https://www.linkedin.com/shareArticle?mini=true&url=${ link }&title=${ title }`,
			},
			{
				network: 'reddit',
				href: `https://www.reddit.com/submit?url=${ link }&title=${ title }`,
			},
		] );
	} );

	test( 'stand there only for networks that are on', () => {
		expect(
			sharerLinks( { ...none, reddit: true, email: true }, report ).map(
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

describe( 'the panel', () => {
	test( 'shows with a report and one flag at least', () => {
		expect( canShare( { ...none, email: true }, report ) ).toBe( true );
		expect( canShare( { ...none, reddit: true }, report ) ).toBe( true );
	} );

	test( 'does not show without', () => {
		expect( canShare( none, report ) ).toBe( false );
		expect( canShare( all, null ) ).toBe( false );
		expect( canShare( all, { ...report, link: '' } ) ).toBe( false );
	} );
} );
