import { createElement, createRoot, flushSync } from '@wordpress/element';
import type { ReactNode } from 'react';
import { filtered } from './page-filter';
import { Guest, guestOf } from './Guest';

jest.mock( './page-filter', () => ( { filtered: jest.fn() } ) );

const answer = jest.mocked( filtered );

test( 'asks by the name of the filter, beginning with null', () => {
	guestOf( 'a_filter', [ 'a' ], 2 );
	expect( answer ).toHaveBeenCalledWith( 'a_filter', null, [ 'a' ], 2 );
} );

test.each< [ ReactNode ] >( [
	[ 'words' ],
	[ 0 ],
	[ createElement( 'p' ) ],
	[ [ createElement( 'p', { key: 1 } ), 'words' ] ],
] )( 'takes %p as it is', ( node ) => {
	answer.mockReturnValue( node );
	expect( guestOf( 'a_filter' ) ).toBe( node );
} );

test.each( [ null, undefined, '', true, {}, [], [ {} ], () => 'words' ] )(
	'takes %p for nothing',
	( node ) => {
		answer.mockReturnValue( node );
		expect( guestOf( 'a_filter' ) ).toBeNull();
	}
);

test( 'a filter that throws draws nothing', () => {
	answer.mockImplementation( () => {
		throw new Error( 'The filter is broken.' );
	} );
	expect( guestOf( 'a_filter' ) ).toBeNull();
	expect( console ).toHaveErrored();
} );

test( 'where a guest fails, what stands in for it is shown', () => {
	const Broken = (): ReactNode => {
		throw new Error( 'The guest is broken.' );
	};
	const root = document.createElement( 'div' );
	const app = createRoot( root );
	flushSync( () =>
		app.render(
			<>
				<p>Before</p>
				<Guest instead={ <p>Ours</p> }>
					<Broken />
				</Guest>
			</>
		)
	);
	expect( root.textContent ).toBe( 'BeforeOurs' );
	expect( console ).toHaveErrored();
} );
