import { filtered } from './page-filter';

const page: { wp?: unknown } = window;

afterEach( () => {
	delete page.wp;
} );

test.each( [
	undefined,
	{},
	{ hooks: null },
	{ hooks: { applyFilters: 'no function' } },
] )( 'a page with %p for WordPress has no filters', ( wp ) => {
	page.wp = wp;
	expect( filtered( 'a_filter', 'value' ) ).toBe( 'value' );
} );

test( "a value goes through the page's own hooks, with all that belongs to it", () => {
	const hooks = {
		times: 2,
		applyFilters( name: string, value: number, more: number ) {
			return `${ name }: ${ value * this.times + more }`;
		},
	};
	page.wp = { hooks };
	expect( filtered( 'a_filter', 3, 4 ) ).toBe( 'a_filter: 10' );
} );
