import { edgeOn, groundOf } from './canvas';

const ink = 'rgb(244, 241, 234)';
const shade = ( color: string ) => `oklch(from ${ color } min(l, 0.66) c h)`;

test.each( [
	[ 'dark on dark', 'rgb(20, 22, 31)', '#1b1b1b', ink ],
	[ 'deep violet on dark', 'rgb(20, 22, 31)', '#4B0082', ink ],
	[ 'bright on dark', 'rgb(20, 22, 31)', '#1DB53F', shade( '#1DB53F' ) ],
	[ 'pale on white', 'rgb(255, 255, 255)', '#E3DB13', shade( '#E3DB13' ) ],
	[ 'on nothing at all', 'rgba(0, 0, 0, 0)', '#1b1b1b', shade( '#1b1b1b' ) ],
] )( 'the edge of an area: %s', ( _about, ground, color, edge ) => {
	expect( edgeOn( ground, color, ink ) ).toBe( edge );
} );

test( 'the ground is that of the nearest element that has one', () => {
	const [ section, inside ] = [
		document.createElement( 'div' ),
		document.createElement( 'p' ),
	];
	section.style.backgroundColor = 'rgb(1, 2, 3)';
	inside.style.backgroundColor = 'rgba(0, 0, 0, 0)';
	section.append( inside );
	expect( groundOf( inside ) ).toBe( 'rgb(1, 2, 3)' );
} );
