import { PLAIN_TOOLBAR } from '../../../editor/accessibility-toolbar/settings';
import { contrast, rgbOf } from '../../../frontend/values/color';
import { hasPoorContrast, isLength, timeOf } from './accessibility-toolbar';

const { colors } = PLAIN_TOOLBAR;

test( 'A9: the words of a new toolbar stand out by 7:1', () => {
	const ratio = ( words: string, ground: string ) => {
		const [ above, below ] = [ rgbOf( words ), rgbOf( ground ) ];
		return above && below ? contrast( above, below ) : 0;
	};
	expect(
		ratio( colors.panelText, colors.panelBackground )
	).toBeGreaterThanOrEqual( 7 );
	expect(
		ratio( colors.activeText, colors.activeBackground )
	).toBeGreaterThanOrEqual( 7 );
	expect( hasPoorContrast( colors ) ).toBe( false );
} );

test( 'an admin is warned of colours that are too much alike', () => {
	expect( hasPoorContrast( { ...colors, panelText: '#bbbbbb' } ) ).toBe(
		true
	);
	expect( hasPoorContrast( { ...colors, toggleIcon: '#4054b2' } ) ).toBe(
		true
	);
} );

test.each( [
	[ '100px', true ],
	[ '2.5rem', true ],
	[ '0', true ],
	[ '10%', true ],
	[ '100', false ],
	[ '-1px', false ],
	[ '1px;', false ],
	[ '', false ],
] )( '"%s" is a length: %s', ( text, is ) => {
	expect( isLength( text ) ).toBe( is );
} );

test( 'whole days are told as days, everything else as hours', () => {
	expect( timeOf( 168 ) ).toEqual( { number: 7, unit: 'days' } );
	expect( timeOf( 36 ) ).toEqual( { number: 36, unit: 'hours' } );
} );
