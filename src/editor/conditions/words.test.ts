import type { Conditions, Rule } from '../../frontend/conditions/conditions';
import { about, compared, newRule } from './change';
import type { RuleField } from './rule-field';
import { sentenceOf } from './words';

const lowest: RuleField = {
	name: 'lowest',
	label: 'the lowest area',
	comparisons: [ 'equal', 'not-equal', 'one-of' ],
	values: [
		{ value: 'Health', label: 'Health' },
		{ value: 'Finances', label: 'Money' },
	],
};
const mean: RuleField = {
	name: 'mean',
	label: 'the score',
	comparisons: [ 'less', 'greater', 'equal' ],
	isNumber: true,
};
const isMoney: Rule = { field: 'lowest', is: 'equal', value: 'Finances' };
const isLow: Rule = { field: 'mean', is: 'less', value: '5' };

test.each< [ Conditions, string ] >( [
	[
		{ match: 'all', rules: [ isMoney, isLow ] },
		'the lowest area is Money and the score is below 5',
	],
	[
		{
			match: 'any',
			rules: [ isLow, { match: 'all', rules: [ isMoney, isLow ] } ],
		},
		'the score is below 5 or (the lowest area is Money and the score is below 5)',
	],
	[
		{
			match: 'all',
			rules: [
				{
					field: 'lowest',
					is: 'one-of',
					value: [ 'Health', 'Finances' ],
				},
			],
		},
		'the lowest area is one of Health, Money',
	],
	[
		{
			match: 'all',
			rules: [ { field: 'area:Old', is: 'less', value: '5' } ],
		},
		'area:Old (no longer there) is below 5',
	],
	[ { match: 'all', rules: [] }, '' ],
] )( 'rules read as a sentence', ( conditions, sentence ) =>
	expect( sentenceOf( conditions, [ lowest, mean ] ) ).toBe( sentence )
);

test( 'a new rule is the first that can be about a field', () => {
	expect( newRule( lowest ) ).toEqual( {
		field: 'lowest',
		is: 'equal',
		value: 'Health',
	} );
	expect( newRule( mean ) ).toEqual( {
		field: 'mean',
		is: 'less',
		value: '',
	} );
} );

test( 'another comparison keeps the value as far as it can', () => {
	const several = compared( isMoney, 'one-of' );
	expect( several ).toEqual( {
		field: 'lowest',
		is: 'one-of',
		value: [ 'Finances' ],
	} );
	expect( compared( several, 'not-equal' ).value ).toBe( 'Finances' );
	expect( compared( isMoney, 'empty' ) ).toEqual( {
		field: 'lowest',
		is: 'empty',
	} );
} );

test( 'a number stays when the rule becomes one about another number', () => {
	expect( about( isLow, mean, { ...mean, name: 'area:Health' } ) ).toEqual( {
		...isLow,
		field: 'area:Health',
	} );
	expect( about( isLow, mean, lowest ) ).toEqual( newRule( lowest ) );
	expect( about( isMoney, lowest, mean ) ).toEqual( newRule( mean ) );
} );
