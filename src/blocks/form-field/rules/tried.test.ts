import { fieldsToTry, hiddenBlocks, type TriedBlock } from './tried';

const when = ( field: string, is: string, value?: string ) => ( {
	showIf: { match: 'all', rules: [ { field, is, value } ] },
} );

let ids = 0;
const block = (
	name: string,
	attributes: TriedBlock[ 'attributes' ],
	...innerBlocks: TriedBlock[]
): TriedBlock => ( {
	name,
	clientId: `block-${ ++ids }`,
	attributes,
	innerBlocks,
} );

const field = ( attributes: TriedBlock[ 'attributes' ] ) =>
	block( 'rueda/form-field', attributes );

const reason = field( {
	type: 'radio',
	name: 'reason',
	choices: [ { label: 'Question' }, { label: 'Complaint' } ],
} );
const order = field( {
	name: 'order',
	...when( 'reason', 'equal', 'Complaint' ),
} );
const group = block(
	'core/group',
	when( 'order', 'not-empty' ),
	field( { name: 'details' } )
);
const form = [ reason, order, field( { name: 'other' } ), group ];

test( 'only fields on which conditions depend are answered', () =>
	expect( fieldsToTry( form ).map( ( { name } ) => name ) ).toEqual( [
		'reason',
		'order',
	] ) );

test( 'what depends on a hidden field is hidden with it', () => {
	expect( hiddenBlocks( form, {} ) ).toEqual(
		new Set( [ order.clientId, group.clientId ] )
	);
	expect( hiddenBlocks( form, { order: [ 'A-7' ] } ) ).toEqual(
		new Set( [ order.clientId, group.clientId ] )
	);
	expect(
		hiddenBlocks( form, { reason: [ 'Complaint' ], order: [ 'A-7' ] } )
	).toEqual( new Set() );
} );

test( 'in place of a calculated field, those that it uses are answered', () => {
	const why = field( { name: 'why', ...when( 'total', 'greater', '60' ) } );
	const blocks = [
		field( { type: 'number', name: 'people' } ),
		field( { type: 'hidden', name: 'price', defaultValue: '12.50' } ),
		field( {
			type: 'calculation',
			name: 'total',
			isProduct: true,
			operands: 'people price',
		} ),
		why,
	];
	expect( fieldsToTry( blocks ).map( ( { name } ) => name ) ).toEqual( [
		'people',
		'price',
	] );
	expect( hiddenBlocks( blocks, { people: [ '4' ] } ) ).toEqual(
		new Set( [ why.clientId ] )
	);
	expect( hiddenBlocks( blocks, { people: [ '5' ] } ) ).toEqual( new Set() );
} );

test.each< [ string, TriedBlock, string ] >( [
	[
		'the preset choice',
		field( {
			type: 'radio',
			name: 'a',
			choices: [ { label: 'x' }, { label: 'y', isDefault: true } ],
		} ),
		'y',
	],
	[
		'the first entry of a list',
		field( {
			type: 'select',
			name: 'a',
			choices: [ { label: 'x' }, { label: 'y' } ],
		} ),
		'x',
	],
	[ 'a text', field( { name: 'a', defaultValue: 'x' } ), 'x' ],
	[
		'the middle of a slider',
		field( { type: 'range', name: 'a', max: '10' } ),
		'5',
	],
	[
		'a consent that is checked',
		field( { type: 'acceptance', name: 'a', isChecked: true } ),
		'1',
	],
] )( 'a field begins with what it has at first: %s', ( _, first, value ) => {
	const part = block( 'core/paragraph', when( 'a', 'equal', value ) );
	expect( hiddenBlocks( [ first, part ], {} ) ).toEqual( new Set() );
	expect( hiddenBlocks( [ first, part ], { a: [ 'z' ] } ) ).toEqual(
		new Set( [ part.clientId ] )
	);
} );

test( 'a field that the author hides everywhere is not in the form', () => {
	const off = block( 'rueda/form-field', {
		name: 'off',
		metadata: { blockVisibility: false },
	} );
	const part = block( 'core/paragraph', when( 'off', 'empty' ) );
	expect( hiddenBlocks( [ off, part ], {} ) ).toEqual(
		new Set( [ part.clientId ] )
	);
} );
