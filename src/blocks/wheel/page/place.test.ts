import { albumKey, hasKept, keyOf, roots } from './place';

const page = `
	<div class="wp-block-rueda-wheel" data-wheel-id="1"></div>
	<div class="wp-block-rueda-wheel wheelOfLifeRootAppSelector" data-wheel-id="1"></div>
	<div class="wheelOfLifeRootAppSelector" data-wheel-id="11"></div>`;

const rootsOnPage = () => [
	...document.querySelectorAll< HTMLElement >( roots ),
];

const whichKept = () => rootsOnPage().map( hasKept );

beforeEach( () => {
	document.body.innerHTML = page;
	window.sessionStorage.clear();
	window.localStorage.clear();
	window.history.replaceState( null, '', '/a/' );
} );

test( 'each wheel of a page has a key of its own, the same wheel twice has two', () => {
	expect( rootsOnPage() ).toHaveLength( 3 );
	expect( new Set( rootsOnPage().map( keyOf ) ).size ).toBe( 3 );
} );

test( 'another page, or the same one asked differently, has other keys', () => {
	const here = rootsOnPage().map( keyOf );
	window.history.replaceState( null, '', '/b/' );
	const there = rootsOnPage().map( keyOf );
	window.history.replaceState( null, '', '/b/?page=2' );
	const asked = rootsOnPage().map( keyOf );
	expect( new Set( [ ...here, ...there, ...asked ] ).size ).toBe( 9 );
} );

test( 'knows for which wheel something was kept', () => {
	const [ , second ] = rootsOnPage();
	window.sessionStorage.setItem( second ? keyOf( second ) : '', 'answers' );
	expect( whichKept() ).toEqual( [ false, true, false ] );
} );

test( 'who keeps wheels on this device finds them beside every wheel', () => {
	window.localStorage.setItem( albumKey, 'wheels' );
	expect( whichKept() ).toEqual( [ true, true, true ] );
} );

test( 'a browser that keeps nothing has kept nothing', () => {
	const refused = jest
		.spyOn( window, 'sessionStorage', 'get' )
		.mockImplementation( () => {
			throw new Error( 'The browser refuses.' );
		} );
	expect( whichKept() ).toEqual( [ false, false, false ] );
	refused.mockRestore();
} );
