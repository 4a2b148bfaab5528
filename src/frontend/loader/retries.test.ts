import { retryUntilDone } from './retries';
import { restartPending } from './chunks';

jest.mock( './chunks', () => ( { restartPending: jest.fn() } ) );

const texts = {
	slow: 'Slow.',
	failed: 'Failed.',
	retry: 'Try again',
	reload: 'Reload the page',
	offline: 'Offline.',
	ready: 'Here it is.',
};

type Outcome = 'error' | 'missing' | 'timeout' | 'broken' | 'hangs' | 'works';

let root: HTMLElement;
let tries: number;
let release: () => void;

function begin( ...outcomes: Outcome[] ) {
	tries = 0;
	const work = () => {
		const outcome = outcomes[ Math.min( tries++, outcomes.length - 1 ) ];
		if ( outcome === 'works' ) {
			return Promise.resolve();
		}
		if ( outcome === 'hangs' ) {
			return new Promise< void >( ( resolve ) => ( release = resolve ) );
		}
		const error = new Error( 'Oh' );
		return Promise.reject(
			outcome === 'broken'
				? error
				: Object.assign( error, { type: outcome } )
		);
	};
	const done = jest.fn();
	void retryUntilDone( root, 'wheel', texts, work ).then( done );
	return done;
}

const pass = ( milliseconds: number ) =>
	jest.advanceTimersByTimeAsync( milliseconds );
const status = () => document.querySelector( '[role=status]' )?.textContent;
const button = ( name: string ) =>
	[ ...root.querySelectorAll( 'button' ) ].find(
		( { textContent } ) => textContent === name
	);
const setOnline = ( online: boolean ) =>
	jest.spyOn( navigator, 'onLine', 'get' ).mockReturnValue( online );

beforeEach( () => {
	jest.mocked( restartPending ).mockClear();
	jest.useFakeTimers();
	setOnline( true );
	document.body.innerHTML = '<div id="root"><p>From the server</p></div>';
	root = document.querySelector< HTMLElement >( '#root' ) ?? document.body;
} );

afterEach( () => {
	jest.restoreAllMocks();
	jest.useRealTimers();
} );

test( 'what works at once leaves no trace', async () => {
	const done = begin( 'works' );
	await pass( 20_000 );
	expect( done ).toHaveBeenCalled();
	expect( document.body.innerHTML ).toBe(
		'<div id="root"><p>From the server</p></div>'
	);
} );

test.each( [ 'error', 'missing' ] as const )(
	'%s is tried again after about 1 and 4 seconds without a word',
	async ( type ) => {
		const done = begin( type, type, 'works' );
		await pass( 790 );
		expect( tries ).toBe( 1 );
		await pass( 420 );
		expect( tries ).toBe( 2 );
		await pass( 2780 );
		expect( tries ).toBe( 2 );
		await pass( 2000 );
		expect( tries ).toBe( 3 );
		expect( done ).toHaveBeenCalled();
		expect( root.textContent ).toBe( 'From the server' );
	}
);

test( 'after that there is a line in words, and one line in the console', async () => {
	begin( 'error' );
	await pass( 7000 );
	expect( tries ).toBe( 3 );
	expect( status() ).toBe( 'Failed.' );
	expect( button( 'Try again' ) ).toBeDefined();
	expect( button( 'Reload the page' ) ).toBeUndefined();
	expect( root.firstChild?.textContent ).toBe( 'From the server' );
	expect( console ).toHaveErroredWith(
		'Rueda: wheel could not be loaded (error).'
	);
} );

test( 'what only adds to the looks is tried in the same way, without a word', async () => {
	const done = jest.fn();
	let isOnline = false;
	const work = () =>
		isOnline
			? Promise.resolve()
			: Promise.reject(
					Object.assign( new Error( 'Oh' ), { type: 'error' } )
				);
	void retryUntilDone( root, 'section', null, work ).then( done );
	await pass( 20_000 );
	expect( document.body.innerHTML ).toBe(
		'<div id="root"><p>From the server</p></div>'
	);
	expect( console ).toHaveErroredWith(
		'Rueda: section could not be loaded (error).'
	);
	isOnline = true;
	window.dispatchEvent( new Event( 'online' ) );
	await pass( 1 );
	expect( done ).toHaveBeenCalled();

	const hangs = () => new Promise( () => undefined );
	void retryUntilDone( root, 'masonry', null, hangs );
	await pass( 10_500 );
	expect( restartPending ).toHaveBeenCalled();
	expect( root.textContent ).toBe( 'From the server' );
} );

test( 'focus stays on the button when trying again did not help', async () => {
	begin( 'timeout' );
	await pass( 1 );
	const retry = button( 'Try again' );
	const moved = jest.spyOn( HTMLElement.prototype, 'after' );
	retry?.focus();
	retry?.click();
	await pass( 1 );
	expect( status() ).toBe( 'Failed.' );
	expect( document.activeElement ).toBe( retry );
	// Browsers drop the focus of an element that is moved; jsdom does not.
	expect( moved.mock.calls.flat() ).not.toContain( retry );
	expect( console ).toHaveErrored();
} );

test( 'Try again tries again, focus stays, and the line goes when it has helped', async () => {
	const done = begin( 'timeout', 'hangs' );
	await pass( 1 );
	button( 'Try again' )?.focus();
	button( 'Try again' )?.click();
	await pass( 1 );
	expect( status() ).toBe( '' );
	expect( document.activeElement ).toBe( button( 'Try again' ) );
	release();
	await pass( 1 );
	expect( done ).toHaveBeenCalled();
	expect( root.textContent ).toBe( 'From the server' );
	expect( document.activeElement ).toBe( root );
	expect( console ).toHaveErrored();
} );

test( 'success is said, not shown, when the visitor had asked for it', async () => {
	begin( 'timeout', 'works' );
	await pass( 1 );
	button( 'Try again' )?.click();
	await pass( 1 );
	expect( status() ).toBe( 'Here it is.' );
	expect( root.contains( document.querySelector( '[role=status]' ) ) ).toBe(
		false
	);
	await pass( 5000 );
	expect( status() ).toBeUndefined();
	expect( console ).toHaveErrored();
} );

test( 'after two failed tries the page may be loaded afresh', async () => {
	begin( 'timeout' );
	await pass( 1 );
	button( 'Try again' )?.click();
	await pass( 1 );
	expect( tries ).toBe( 2 );
	expect( status() ).toBe( 'Failed.' );
	expect( button( 'Reload the page' ) ).toBeDefined();
	expect( console ).toHaveErrored();
	expect( console.error ).toHaveBeenCalledTimes( 2 );
} );

test.each( [ 'timeout', 'broken' ] as const )(
	'%s is not tried again without being asked',
	async ( type ) => {
		begin( type );
		await pass( 20_000 );
		expect( tries ).toBe( 1 );
		expect( status() ).toBe( 'Failed.' );
		expect( console ).toHaveErroredWith(
			`Rueda: wheel could not be loaded (${ type === 'broken' ? 'Error: Oh' : type }).`
		);
	}
);

test( 'after 10 seconds of waiting there is a line, whose button starts the same a second time', async () => {
	const done = begin( 'hangs' );
	await pass( 9_990 );
	expect( status() ).toBeUndefined();
	await pass( 20 );
	expect( status() ).toBe( 'Slow.' );
	button( 'Try again' )?.click();
	expect( restartPending ).toHaveBeenCalledTimes( 1 );
	expect( tries ).toBe( 1 );
	release();
	await pass( 1 );
	expect( done ).toHaveBeenCalled();
	expect( root.textContent ).toBe( 'From the server' );
} );

test( 'without a connection it says so at once, and goes on when there is one', async () => {
	setOnline( false );
	const done = begin( 'error', 'works' );
	await pass( 1 );
	expect( status() ).toBe( 'Offline.' );
	expect( tries ).toBe( 1 );
	setOnline( true );
	window.dispatchEvent( new Event( 'online' ) );
	await pass( 1 );
	expect( done ).toHaveBeenCalled();
	expect( root.textContent ).toBe( 'From the server' );
	expect( status() ).toBeUndefined();
	expect( console ).toHaveErrored();
} );

test( 'one part’s failure is no other part’s', async () => {
	begin( 'timeout' );
	const other = document.createElement( 'div' );
	const done = jest.fn();
	void retryUntilDone( other, 'form', texts, () => Promise.resolve() ).then(
		done
	);
	await pass( 1 );
	expect( done ).toHaveBeenCalled();
	expect( other.textContent ).toBe( '' );
	expect( console ).toHaveErrored();
} );

test( 'after each failure one listener waits for the network, and ends with the next try', async () => {
	const listen = jest.spyOn( window, 'addEventListener' );
	const waiting = () =>
		listen.mock.calls.filter(
			( [ type, , options ] ) =>
				type === 'online' &&
				typeof options === 'object' &&
				options.signal?.aborted === false
		).length;
	begin( 'broken', 'broken', 'works' );
	await pass( 0 );
	expect( waiting() ).toBe( 1 );
	button( 'Try again' )?.click();
	await pass( 0 );
	expect( waiting() ).toBe( 1 );
	button( 'Try again' )?.click();
	await pass( 0 );
	expect( waiting() ).toBe( 0 );
	expect( tries ).toBe( 3 );
	expect( console ).toHaveErrored();
} );
