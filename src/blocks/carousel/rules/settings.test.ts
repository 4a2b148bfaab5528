import cases from '../../../../tests/php/fixtures/carousel-settings.json';
import { parseSettings } from './settings';

/** Layouts as lists of numbers, like in the cases. */
const plain = (
	raw: unknown,
	...devices: Parameters< typeof parseSettings >[ 1 ][]
) => {
	const settings = parseSettings( raw, ...devices );
	return {
		...settings,
		layouts: settings.layouts.map(
			( { from, show, scroll, space, offset } ) => [
				from,
				show,
				scroll,
				space,
				offset,
			]
		),
	};
};

test.each( cases )( '$title', ( { raw, expect: expected } ) => {
	expect( plain( raw ) ).toMatchObject( expected );
} );

test( 'C1 a further device has what the next larger one has', () => {
	const devices = [
		{ name: 'widescreen', from: 2400 },
		{ name: '', from: 1621 },
		{ name: 'laptop', from: 1025 },
		{ name: 'tablet', from: 768 },
		{ name: 'mobile', from: 0 },
	];
	const raw = {
		slides_to_show: '4',
		slides_to_show_laptop: '3',
		image_spacing_custom_laptop: '8',
	};
	expect( plain( raw, devices ).layouts ).toEqual( [
		[ 2400, 4, 1, 20, 80 ],
		[ 1621, 4, 1, 20, 80 ],
		[ 1025, 3, 1, 8, 80 ],
		[ 768, 2, 1, 8, 80 ],
		[ 0, 1, 1, 8, 80 ],
	] );
} );

test( 'C1 what is set for wide screens alone is not inherited by the desktop', () => {
	const devices = [
		{ name: 'widescreen', from: 2400 },
		{ name: '', from: 1025 },
		{ name: 'mobile', from: 0 },
	];
	const raw = {
		slides_to_show_widescreen: '6',
		image_spacing_custom_widescreen: '50',
		offset_width_widescreen: '120',
	};
	expect( plain( raw, devices ).layouts ).toEqual( [
		[ 2400, 6, 1, 50, 120 ],
		[ 1025, 3, 1, 20, 80 ],
		[ 0, 1, 1, 20, 80 ],
	] );
} );

test.each( [ NaN, Infinity, undefined, 'x'.repeat( 5000 ), () => 1 ] )(
	'C5 takes %p for no number',
	( speed ) => {
		expect( parseSettings( { speed, slides_to_show: speed } ) ).toEqual(
			parseSettings( {} )
		);
	}
);
