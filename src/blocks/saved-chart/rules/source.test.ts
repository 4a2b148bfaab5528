import { sourceOf } from './source';

const none = { show: '', reportId: 0, wheelId: 0 };

test.each( [
	[ none, null ],
	// The wheel of a chart with its own ratings only has the links of its areas.
	[ { ...none, wheelId: 4 }, null ],
	[
		{ ...none, reportId: 7 },
		{ show: 'report', id: 7 },
	],
	[
		{ ...none, show: 'report' },
		{ show: 'report', id: 0 },
	],
	[
		{ show: 'latest', reportId: 7, wheelId: 4 },
		{ show: 'latest', id: 4 },
	],
	[
		{ ...none, show: 'average', wheelId: -1 },
		{ show: 'average', id: 0 },
	],
	[ { ...none, show: 'anything' }, null ],
] )( 'the block %j shows %j', ( stored, source ) => {
	expect( sourceOf( stored ) ).toEqual( source );
} );
