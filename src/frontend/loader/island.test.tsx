import type { Island, IslandProps } from './island';

jest.mock( './handles', () => ( { loadHandles: () => Promise.resolve() } ) );
// React has its own test, mount.test.tsx.
jest.mock( './mount', () => ( {
	mount: (
		_: string,
		render: ( props: IslandProps ) => string,
		props: IslandProps
	) => {
		props.root.innerHTML = `<button data-rueda-press="start">${ render( props ) }</button>`;
	},
} ) );

const RECIPE =
	'<script type="application/json" id="rueda-recipe">{"base":"/build/","texts":{"failed":"Failed."},"handles":[]}</script>';

let near: ( root: Element ) => void;
let observed: Map< Element, { margin: string | undefined; stop: jest.Mock } >;
let apps: IslandProps[];

class Observer {
	readonly stop = jest.fn();

	constructor(
		private readonly callback: ( entries: unknown[] ) => void,
		private readonly options: IntersectionObserverInit
	) {}

	observe( root: Element ) {
		observed.set( root, {
			margin: this.options.rootMargin,
			stop: this.stop,
		} );
		const others = near;
		near = ( target ) => {
			others( target );
			if ( target === root ) {
				this.callback( [
					{ isIntersecting: false },
					{ isIntersecting: true },
				] );
			}
		};
	}

	disconnect() {
		this.stop();
	}
}

function App( props: IslandProps ) {
	const { label } = props.root.dataset;
	if ( ! label ) {
		throw new Error( 'No label' );
	}
	apps.push( props );
	return `${ label } ${ props.pressed ?? 'idle' }`;
}

const load = jest.fn( () => Promise.resolve( { default: App } ) );

async function open( html: string, options: Partial< Island > = {} ) {
	document.body.innerHTML = RECIPE + html;
	jest.resetModules();
	const { mountIslands } = await import( './island' );
	mountIslands( {
		selector: '.wheel',
		name: 'wheel',
		load,
		...options,
	} );
	return mountIslands;
}

/** Waits until promises and timers are done. */
const rest = ( milliseconds = 20 ) =>
	new Promise( ( resolve ) => setTimeout( resolve, milliseconds ) );

/** Waits up to a second, because a busy machine takes longer than `rest()`. */
async function until( holds: () => unknown ): Promise< void > {
	for ( let turn = 0; turn < 50 && ! holds(); turn++ ) {
		await rest();
	}
}

const roots = () => [ ...document.querySelectorAll< HTMLElement >( '.wheel' ) ];
const first = () => roots()[ 0 ] ?? document.body;
const fire = ( type: string, target: EventTarget = first() ) => {
	const event = new Event( type, { bubbles: true, cancelable: true } );
	target.dispatchEvent( event );
	return event;
};

const WHEEL =
	'<div class="wheel" data-label="One"><a href="#x" data-rueda-press="start">Start</a><i>Text</i></div>';

const hasFocus = jest.spyOn( document, 'hasFocus' );

beforeEach( () => {
	hasFocus.mockReturnValue( true );
	near = () => undefined;
	observed = new Map();
	apps = [];
	load.mockClear();
	Object.assign( window, { IntersectionObserver: Observer } );
} );

describe( 'a root that is brought to life when near', () => {
	test( 'waits until it is within 200px, and is watched no longer then', async () => {
		await open( WHEEL );
		await rest();
		expect( load ).not.toHaveBeenCalled();
		expect( observed.get( first() )?.margin ).toBe( '200px' );
		near( first() );
		await rest();
		expect( first().textContent ).toBe( 'One idle' );
		expect( observed.get( first() )?.stop ).toHaveBeenCalled();
	} );

	test( 'is left to itself until then', async () => {
		await open( WHEEL + WHEEL.replace( 'One', 'Two' ) );
		near( first() );
		await rest();
		expect( roots().map( ( { textContent } ) => textContent ) ).toEqual( [
			'One idle',
			'StartText',
		] );
		expect( apps[ 0 ]?.root ).toBe( first() );
	} );

	test( 'is mounted once, whoever asks again', async () => {
		const mountIslands = await open( WHEEL );
		mountIslands( {
			selector: 'div',
			name: 'other',
			load,
		} );
		near( first() );
		near( first() );
		await rest();
		expect( load ).toHaveBeenCalledTimes( 1 );
	} );

	test( 'comes at once when it is pressed', async () => {
		await open( WHEEL );
		const event = fire( 'click', first().querySelector( 'a' ) ?? first() );
		await rest();
		expect( event.defaultPrevented ).toBe( true );
		expect( first().textContent ).toBe( 'One start' );
	} );
} );

describe( 'a root that is brought to life when touched', () => {
	test.each( [ 'pointerenter', 'focusin' ] )(
		'comes at the first %s',
		async ( type ) => {
			await open( WHEEL, { when: 'touched' } );
			await rest();
			expect( load ).not.toHaveBeenCalled();
			fire( type );
			fire( type );
			await rest();
			expect( first().textContent ).toBe( 'One idle' );
			expect( load ).toHaveBeenCalledTimes( 1 );
			expect( observed.size ).toBe( 0 );
		}
	);

	test.each( [
		[ 'pointerdown', 'pointerup' ],
		[ 'keydown', 'keyup' ],
	] )( 'is not replaced between %s and the click', async ( down, up ) => {
		await open( WHEEL, { when: 'touched' } );
		const link = first().querySelector( 'a' ) as HTMLElement;
		fire( down, link );
		await rest( 120 );
		expect( load ).toHaveBeenCalled();
		expect( first().contains( link ) ).toBe( true );
		fire( up, link );
		fire( 'click', link );
		await rest( 150 );
		expect( first().textContent ).toBe( 'One start' );
	} );

	test( 'is replaced after somebody has left the window with a key held down', async () => {
		await open( WHEEL, { when: 'touched' } );
		fire( 'keydown', first().querySelector( 'a' ) as HTMLElement );
		await rest( 120 );
		expect( first().querySelector( 'i' ) ).not.toBeNull();
		hasFocus.mockReturnValue( false );
		await rest( 120 );
		expect( first().textContent ).toBe( 'One idle' );
	} );

	test( 'carries out the press made before it was watched, and shows that it does', async () => {
		const early = WHEEL.replace( 'press', 'busy data-rueda-press' );
		await open( early + WHEEL, { when: 'touched' } );
		await rest();
		expect( first().textContent ).toBe( 'One start' );
		expect( load ).toHaveBeenCalledTimes( 1 );

		const link = roots()[ 1 ]?.querySelector( 'a' ) as HTMLElement;
		load.mockReturnValueOnce( new Promise( () => undefined ) );
		fire( 'click', link );
		expect( link.hasAttribute( 'data-rueda-busy' ) ).toBe( true );
	} );

	test.each( [
		[ 'open', 300, 'One start' ],
		[ 'closed', 0, 'StartText' ],
	] )(
		'carries out the press that a browser without scripts has answered by a box: %s',
		async ( _, width, text ) => {
			const box = document.createElement( 'div' );
			Object.defineProperty( box, 'clientWidth', { value: width } );
			// What browsers do, and the environment of these tests does not.
			Object.defineProperty(
				HTMLElement.prototype,
				'popoverTargetElement',
				{
					configurable: true,
					get: () => box,
				}
			);
			await open(
				WHEEL.replace(
					' data-rueda-press',
					' popovertarget="late" data-rueda-press'
				),
				{
					when: 'touched',
				}
			);
			await rest();
			expect( first().textContent ).toBe( text );
			// From now on only the loader hears the button.
			expect( first().querySelector( '[popovertarget]' ) ).toBeNull();
			Reflect.deleteProperty(
				HTMLElement.prototype,
				'popoverTargetElement'
			);
		}
	);

	test( 'carries out the press made while its code was under way, once', async () => {
		let give: ( module: { default: typeof App } ) => void = () => undefined;
		load.mockReturnValueOnce(
			new Promise( ( resolve ) => ( give = resolve ) )
		);
		await open( WHEEL, { when: 'touched' } );
		fire( 'pointerenter' );
		await rest();
		fire( 'click', first().querySelector( 'a' ) ?? first() );
		await rest();
		expect( first().textContent ).toBe( 'StartText' );
		give( { default: App } );
		await rest();
		expect( apps.map( ( { pressed } ) => pressed ) ).toEqual( [ 'start' ] );
		// From here on, the app handles presses itself.
		expect(
			fire( 'click', first().querySelector( 'button' ) ?? first() )
				.defaultPrevented
		).toBe( false );
	} );

	test( 'is left for another call as long as nobody can say when', async () => {
		const when = jest.fn< 'touched' | null, [] >( () => null );
		const mountIslands = await open( WHEEL, { when } );
		fire( 'pointerenter' );
		await rest();
		expect( load ).not.toHaveBeenCalled();
		when.mockReturnValue( 'touched' );
		mountIslands( { selector: '.wheel', name: 'wheel', load, when } );
		fire( 'pointerenter' );
		await rest();
		expect( first().textContent ).toBe( 'One idle' );
	} );

	test( 'lets other clicks be', async () => {
		await open( WHEEL );
		expect(
			fire( 'click', first().querySelector( 'i' ) ?? first() )
				.defaultPrevented
		).toBe( false );
		await rest();
		expect( load ).not.toHaveBeenCalled();
	} );
} );

describe( 'what goes wrong', () => {
	test( 'in one root leaves its markup, and the others alone', async () => {
		await open( '<div class="wheel"><p>Server</p></div>' + WHEEL );
		roots().forEach( ( root ) => near( root ) );
		await rest();
		expect( first().querySelector( 'p' )?.textContent ).toBe( 'Server' );
		expect( roots()[ 1 ]?.textContent ).toBe( 'One idle' );
		expect( console ).toHaveErroredWith(
			'Rueda: wheel could not be loaded (Error: No label).'
		);
	} );

	test( 'in loading is said in the root', async () => {
		load.mockRejectedValueOnce(
			Object.assign( new Error( '' ), { type: 'timeout' } )
		);
		await open( WHEEL );
		near( first() );
		const said = () =>
			first().querySelector( '[role=status]' )?.textContent;
		await until( said );
		expect( first().textContent ).toContain( 'StartText' );
		expect( said() ).toBe( 'Failed.' );
		expect( console ).toHaveErroredWith(
			'Rueda: wheel could not be loaded (timeout).'
		);
	} );

	test( 'when the page lacks the recipe is said in the console, and what is there for browsers without scripts comes out', async () => {
		await open( WHEEL );
		const plain = document.createElement( 'noscript' );
		plain.textContent = '<form><i>Plain</i></form>';
		first().append( plain );
		document.getElementById( 'rueda-recipe' )?.remove();
		near( first() );
		await rest();
		expect( first().textContent ).toBe( 'StartTextPlain' );
		expect( first().querySelector( 'form i' ) ).not.toBeNull();
		expect( console ).toHaveErrored();
	} );
} );

test( 'a page that is not there yet is waited for', async () => {
	const state = jest
		.spyOn( document, 'readyState', 'get' )
		.mockReturnValue( 'loading' );
	await open( '' );
	document.body.innerHTML += WHEEL;
	document.dispatchEvent( new Event( 'DOMContentLoaded' ) );
	expect( observed.size ).toBe( 1 );
	state.mockRestore();
} );

test( 'chunks come from where the page says', async () => {
	const runtime = globalThis as {
		__webpack_public_path__?: string;
		__webpack_nonce__?: string;
		__webpack_get_script_filename__?: unknown;
	};
	runtime.__webpack_public_path__ = '';
	runtime.__webpack_nonce__ = '';
	runtime.__webpack_get_script_filename__ = String;
	document.body.innerHTML = RECIPE;
	jest.resetModules();
	await import( '../index' );
	expect( runtime.__webpack_public_path__ ).toBe( '/build/' );
} );
