import { changesOf, type CountedArea } from './changes';

const area = ( label: string, more: Partial< CountedArea > = {} ) => ( {
	identity: label,
	label,
	min: 1,
	max: 10,
	...more,
} );
const health = area( 'Health' );
const money = area( 'Money' );

describe( 'changesOf', () => {
	it( 'says nothing while all is as it was', () => {
		expect( changesOf( [ health, money ], [ health, money ] ) ).toEqual(
			[]
		);
	} );

	it( 'knows an area under its new name', () => {
		const body = area( 'Body', { identity: 'Health' } );
		expect( changesOf( [ health, money ], [ body, money ] ) ).toEqual( [
			{ kind: 'renamed', name: 'Health' },
		] );
	} );

	it( 'tells of another range', () => {
		expect( changesOf( [ health ], [ { ...health, max: 5 } ] ) ).toEqual( [
			{ kind: 'range', name: 'Health' },
		] );
	} );

	it( 'tells of areas that go, come or move', () => {
		expect( changesOf( [ health, money ], [ money ] ) ).toEqual( [
			{ kind: 'removed', name: 'Health' },
			{ kind: 'order' },
		] );
		expect( changesOf( [ health ], [ health, money ] ) ).toEqual( [
			{ kind: 'order' },
		] );
		expect( changesOf( [ health, money ], [ money, health ] ) ).toEqual( [
			{ kind: 'order' },
		] );
	} );
} );
