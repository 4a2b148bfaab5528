import { createElement, createRoot, flushSync } from '@wordpress/element';
import type { ReactNode } from 'react';
import { filtered } from './page-filter';
import { PluginContent, pluginContentOf } from './PluginContent';

jest.mock( './page-filter', () => ( { filtered: jest.fn() } ) );

const answer = jest.mocked( filtered );

test( 'a filter is asked by its name, beginning with null', () => {
	pluginContentOf( 'a_filter', [ 'a' ], 2 );
	expect( answer ).toHaveBeenCalledWith( 'a_filter', null, [ 'a' ], 2 );
} );

test.each< [ ReactNode ] >( [
	[ 'words' ],
	[ 0 ],
	[ createElement( 'p' ) ],
	[ [ createElement( 'p', { key: 1 } ), 'words' ] ],
] )( 'takes %p as it is', ( node ) => {
	answer.mockReturnValue( node );
	expect( pluginContentOf( 'a_filter' ) ).toBe( node );
} );

test.each( [ null, undefined, '', true, {}, [], [ {} ], () => 'words' ] )(
	'takes %p for nothing',
	( node ) => {
		answer.mockReturnValue( node );
		expect( pluginContentOf( 'a_filter' ) ).toBeNull();
	}
);

test( 'a filter that throws draws nothing', () => {
	answer.mockImplementation( () => {
		throw new Error( 'The filter is broken.' );
	} );
	expect( pluginContentOf( 'a_filter' ) ).toBeNull();
	expect( console ).toHaveErrored();
} );

test( 'where the content of another plugin fails, the fallback is shown', () => {
	const Broken = (): ReactNode => {
		throw new Error( 'The content is broken.' );
	};
	const root = document.createElement( 'div' );
	const app = createRoot( root );
	flushSync( () =>
		app.render(
			<>
				<p>Before</p>
				<PluginContent instead={ <p>Ours</p> }>
					<Broken />
				</PluginContent>
			</>
		)
	);
	expect( root.textContent ).toBe( 'BeforeOurs' );
	expect( console ).toHaveErrored();
} );
