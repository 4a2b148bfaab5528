import { type Piece, piecesOf } from './pieces';

const short = ( { name, attributes, inner }: Piece ): unknown => [
	name,
	attributes,
	...inner.map( short ),
];

const shortOf = ( html: string ) => piecesOf( html ).map( short );

test( 'an empty text makes no block', () => {
	expect( shortOf( '' ) ).toEqual( [] );
	expect( shortOf( '<p> </p>' ) ).toEqual( [] );
} );

test( 'words without a paragraph become one', () => {
	expect( shortOf( 'One <em>two</em>' ) ).toEqual( [
		[ 'core/paragraph', { content: 'One <em>two</em>' } ],
	] );
} );

test( 'paragraphs and headings keep what stands in them', () => {
	expect( shortOf( '<h4>One</h4>Two<br>three' ) ).toEqual( [
		[ 'core/heading', { content: 'One', level: 4 } ],
		[ 'core/paragraph', { content: 'Two<br>three' } ],
	] );
} );

test( 'a list may stand in another', () => {
	expect(
		shortOf(
			'<ol start="3" reversed><li>One <b>b</b><ul><li>Two</li></ul></li></ol>'
		)
	).toEqual( [
		[
			'core/list',
			{ ordered: true, start: 3, reversed: true },
			[
				'core/list-item',
				{ content: 'One <strong>b</strong>' },
				[
					'core/list',
					{ ordered: false },
					[ 'core/list-item', { content: 'Two' } ],
				],
			],
		],
	] );
} );

test( 'a quote has blocks, and says whose it is', () => {
	expect(
		shortOf( '<blockquote><p>Said</p><cite>Ana</cite></blockquote>' )
	).toEqual( [
		[
			'core/quote',
			{ citation: 'Ana' },
			[ 'core/paragraph', { content: 'Said' } ],
		],
	] );
} );

test( 'elements that are no paragraph, heading, list or quote stay HTML', () => {
	const html = '<figure><img src="/a.png" alt="A"></figure>';
	expect( shortOf( `<p>One</p>${ html }` ) ).toEqual( [
		[ 'core/paragraph', { content: 'One' } ],
		[ 'core/html', { content: html } ],
	] );
} );
