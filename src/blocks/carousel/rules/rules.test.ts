import { announcement, fill } from './announce';
import type { Texts } from './announce';
import { controlsOf } from './controls';
import { isInView } from './in-view';
import { KEEPS_ARROWS, moveOf } from './keyboard';
import { canLoop, gapIn, perView } from './moves';
import { parseSettings } from './settings';
import type { Navigation, Pagination } from './settings';
import { warningsOf } from './warnings';

test.each< [ Navigation, Pagination, boolean, string | null ] >( [
	[ 'both', '', true, 'bullets' ],
	[ 'arrows', '', true, null ],
	[ 'dots', '', false, 'bullets' ],
	[ 'none', '', false, null ],
	[ 'both', 'fraction', true, 'fraction' ],
	[ 'arrows', 'progressbar', true, 'progressbar' ],
	[ 'dots', 'fraction', false, 'fraction' ],
	[ 'none', 'bullets', false, 'bullets' ],
] )(
	'C31 navigation %s with pagination "%s"',
	( navigation, pagination, arrows, picker ) => {
		expect( controlsOf( { navigation, pagination } ) ).toEqual( {
			arrows,
			picker,
		} );
	}
);

test.each( [
	[ 'no', 3 ],
	[ 'left', 3.001 ],
	[ 'right', 3.001 ],
	[ 'both', 3.001 ],
] )( 'C29 slides per view with offset %s', ( sides, expected ) => {
	const settings = parseSettings( { offset_sides: sides } );
	expect(
		settings.layouts.map( ( layout ) => perView( settings, layout ) )[ 0 ]
	).toBeCloseTo( expected, 5 );
} );

test.each( [
	[ 1200, 20, 3, 20 ],
	[ 360, 100, 10, 20 ],
	[ 300, 100, 1, 100 ],
	[ 0, 100, 3, 0 ],
] )(
	'in %i px a gap of %i px beside %i slides has %i px',
	( width, space, show, expected ) => {
		expect( gapIn( width, space, show ) ).toBe( expected );
	}
);

test.each( [
	[ {}, 4, false, true ],
	[ {}, 3, false, false ],
	[ { offset_sides: 'both' }, 4, false, false ],
	[ { offset_sides: 'both' }, 5, false, true ],
	[ { slides_to_scroll: 3 }, 6, false, true ],
	[ { slides_to_scroll: 3 }, 7, false, false ],
	[ { infinite: 'no' }, 9, false, false ],
	[ { slides_to_show: 1, effect: 'fade' }, 9, false, false ],
	[ {}, 9, true, false ],
	[ { slides_to_show: 1, slides_to_show_tablet: 4 }, 4, false, false ],
] )(
	'C9 C10 goes round with %j and %i slides, media %s: %s',
	( raw, count, hasMedia, expected ) => {
		expect( canLoop( parseSettings( raw ), count, hasMedia ) ).toBe(
			expected
		);
	}
);

test.each( [
	[ 0, 100, true ],
	[ 249, 349, true ],
	[ 251, 351, true ],
	[ 252, 352, false ],
	[ -50, 50, true ],
	[ -52, 48, false ],
	[ 400, 500, false ],
	[ 10, 10, false ],
] )(
	'C23 a slide from %i to %i px in a track of 300: %s',
	( start, end, expected ) => {
		expect( isInView( { start, end }, { start: 0, end: 300 } ) ).toBe(
			expected
		);
	}
);

test.each( [ 777, 1001, 1003 ] )(
	'C23 three slides in %i px are all in view',
	( width ) => {
		const size = ( width - 40 ) / 3;
		for ( const place of [ 0, 1, 2 ] ) {
			const start = Math.round( place * ( size + 20 ) );
			expect(
				isInView(
					{ start, end: start + Math.round( size ) },
					{ start: 0, end: width }
				)
			).toBe( true );
		}
	}
);

const press = {
	key: 'ArrowRight',
	hasModifier: false,
	isRtl: false,
	onPicker: false,
};

test.each( [
	[ {}, 'forward' ],
	[ { key: 'ArrowLeft' }, 'back' ],
	[ { isRtl: true }, 'back' ],
	[ { isRtl: true, key: 'ArrowLeft' }, 'forward' ],
	[ { hasModifier: true }, null ],
	[ { key: 'Home' }, null ],
	[ { key: 'Home', onPicker: true }, 'first' ],
	[ { key: 'End', onPicker: true }, 'last' ],
	[ { key: 'ArrowDown' }, null ],
	[ { key: 'PageDown' }, null ],
] )( 'C26 a key %j moves %s', ( change, expected ) => {
	expect( moveOf( { ...press, ...change } ) ).toBe( expected );
} );

test.each( [
	'<input>',
	'<textarea></textarea>',
	'<select></select>',
	'<div contenteditable></div>',
	'<video></video>',
	'<div role="slider"></div>',
	'<div role="radio"></div>',
	'<div role="tab"></div>',
	'<div role="tree"></div>',
] )( 'C27 leaves arrow keys to %s', ( html ) => {
	document.body.innerHTML = html;
	expect( document.body.firstElementChild?.matches( KEEPS_ARROWS ) ).toBe(
		true
	);
} );

const texts: Texts = {
	carousel: '',
	slide: '',
	previous: '',
	next: '',
	start: '',
	stop: '',
	choose: '',
	goTo: '',
	numberOf: '',
	slideOf: 'Slide %1$s of %2$s',
	slideTitled: 'Slide %1$s of %2$s: %3$s',
	slidesOf: 'Slides %1$s to %2$s of %3$s',
	slidesListed: 'Slides %1$s of %2$s',
	first: 'This is the first slide',
	last: 'This is the last slide',
};

test.each( [
	[ { slides: [ 2 ], title: 'Garden' }, 'Slide 3 of 9: Garden' ],
	[ { slides: [ 2 ], title: '' }, 'Slide 3 of 9' ],
	[ { slides: [ 3, 4, 5 ], title: 'Garden' }, 'Slides 4 to 6 of 9' ],
	[
		{ slides: [ 8 ], title: '', edge: 'last' as const },
		'Slide 9 of 9. This is the last slide',
	],
	[ { slides: [ 7, 8, 0 ], title: 'Garden' }, 'Slides 8, 9, and 1 of 9' ],
	[ { slides: [ 8, 0 ], title: '', language: 'es-ES' }, 'Slides 9 y 1 of 9' ],
	[ { slides: [], title: '' }, '' ],
] )( 'C34 says %j', ( shown, expected ) => {
	expect(
		announcement( texts, {
			count: 9,
			edge: null,
			language: 'en',
			...shown,
		} )
	).toBe( expected );
} );

test( 'C34 a heading with a place in it is text', () => {
	expect( fill( '%1$s: %2$s', '%2$s', 'x' ) ).toBe( '%2$s: x' );
} );

test.each( [
	[ { label: 'Work' }, 3, [] ],
	[ {}, 13, [ 'label', 'many' ] ],
	[ { label: 'Work', autoplay: 'yes', autoplay_speed: 2999 }, 3, [ 'fast' ] ],
	[ { label: 'Work', navigation: 'none' }, 3, [ 'pointless' ] ],
	[ { label: 'Work', effect: 'fade' }, 3, [ 'fade' ] ],
] )( 'C35 warns of %j with %i slides: %j', ( raw, count, expected ) => {
	expect(
		warningsOf( parseSettings( raw ), count, 'effect' in raw )
	).toEqual( expected );
} );
