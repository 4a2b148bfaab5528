import { offerFor } from '../../../frontend/cta/offers';
import { resultFields } from './fields';
import { newOffer, readOffers } from './offer';
import { samplesOf } from './samples';

const areas = [
	{ identity: 'Health', label: 'Health', min: 1, max: 10 },
	{ identity: 'Finances', label: 'Money', min: 0, max: 5 },
];

test( 'there is a sample result for each area that is the lowest, and three others', () => {
	const samples = samplesOf( areas );
	expect( samples.map( ( { label } ) => label ) ).toEqual( [
		'Health is low, the rest is high',
		'Money is low, the rest is high',
		'All areas are low',
		'All areas are in the middle',
		'All areas are high',
	] );
	const offers = [
		{
			id: 'aaaa',
			when: {
				rules: [ { field: 'lowest', is: 'equal', value: 'Finances' } ],
			},
			cta: { title: 'For money' },
		},
	];
	expect(
		samples
			.slice( 0, 2 )
			.map(
				( sample ) => offerFor( offers, sample.areas )?.title ?? null
			)
	).toEqual( [ null, 'For money' ] );
} );

test( 'rules can be about the gap only where visitors are asked for wishes', () => {
	const names = ( hasWishes: boolean ) =>
		resultFields( areas, hasWishes ).map( ( { name } ) => name );
	expect( names( false ) ).toEqual( [
		'lowest',
		'mean',
		'area:Health',
		'area:Finances',
	] );
	expect( names( true ) ).toContain( 'gap' );
} );

test( 'a new call to action has an id that the server takes', () => {
	const { id } = newOffer( { match: 'all', rules: [] } );
	expect( id ).toMatch( /^[a-z0-9]{4,12}$/ );
	expect( readOffers( null ) ).toEqual( [] );
} );
