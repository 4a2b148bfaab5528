import { readCustomizer } from '../../frontend/cta/customizer';
import { hardToRead } from './contrast';

const partsOf = ( stored: unknown, hasSecond = true ): string[] =>
	hardToRead( readCustomizer( stored ), hasSecond ).map(
		( { part } ) => part
	);

test( 'the default look is easy to read in all its parts', () =>
	expect( partsOf( null ) ).toEqual( [] ) );

test( 'says which words are hard to read, how hard, and what it takes', () =>
	expect(
		hardToRead(
			readCustomizer( {
				fontColor: '#777',
				descFontColor: '#777',
				background: {
					backgroundColor: { default: { color: '#888' } },
				},
			} ),
			true
		)
	).toEqual( [
		{ part: 'title', is: 1.2, needs: 3 },
		{ part: 'text', is: 1.2, needs: 4.5 },
	] ) );

test( 'large letters need less contrast', () => {
	const gray = { fontColor: '#8a8a8a', background: white };
	expect(
		partsOf( { ...gray, fontSize: 24, descFontColor: '#000' } )
	).toEqual( [] );
	expect(
		partsOf( { ...gray, fontSize: 23, descFontColor: '#000' } )
	).toEqual( [ 'title' ] );
} );

test( 'a button under the mouse without colours of its own keeps those it has', () => {
	expect(
		partsOf( {
			pbfontColors: { pbfontColor: '#fff', pbfontHoverColor: '' },
			pbBgColors: { pbBgColor: '#000', pbBgHoverColor: '#fff' },
		} )
	).toEqual( [ 'primary-hover' ] );
} );

test( 'a second button counts where there is one', () => {
	const pale = { sbfontColors: { sbfontColor: '#eee' } };
	expect( partsOf( pale ) ).toEqual( [ 'secondary' ] );
	expect( partsOf( pale, false ) ).toEqual( [] );
} );

test( 'on a gradient the worst of its colours counts', () => {
	const onGradient = ( gradient: string ) =>
		partsOf( { background: { background_type: 'gradient', gradient } } );
	expect(
		onGradient( 'linear-gradient(90deg, #000 0%, rgb(255,255,250) 100%)' )
	).toEqual( [ 'title', 'text' ] );
	expect( onGradient( 'linear-gradient(90deg, #000, #111)' ) ).toEqual( [] );
} );

test.each( [
	{ background: { backgroundColor: { default: { color: '#fff0' } } } },
	{ background: { backgroundColor: { default: { color: '#ffffff80' } } } },
	{
		background: {
			backgroundColor: { default: { color: 'rgba(255,255,255,.5)' } },
		},
	},
	{ background: { backgroundColor: { default: { color: '' } } } },
	{ fontColor: 'var(--wp--preset--color--base)' },
	{
		background: {
			background_type: 'image',
			background_image: { url: 'https://example.test/a.png' },
		},
	},
] )( 'says nothing about what it cannot know: %j', ( stored ) =>
	expect( partsOf( stored ) ).toEqual( [] )
);

const white = { backgroundColor: { default: { color: '#FFFFFFFF' } } };
