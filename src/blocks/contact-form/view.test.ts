/** If the script of forms lacks something, it says so and leaves the form to the browser. */
jest.mock( './page/load-lazy-part' );

const FORM = `<div class="wpcf7 no-js" data-wpcf7-id="7">
	<form data-status="init"><input name="your-name"><input type="submit"></form>
</div>`;

/** The page as the script finds it. */
async function open( wpcf7: object | undefined ): Promise< HTMLFormElement > {
	jest.resetModules();
	document.body.innerHTML = FORM;
	if ( wpcf7 ) {
		Object.assign( window, { wpcf7 } );
	}
	await import( './view' );
	window.dispatchEvent( new Event( 'load' ) );
	await jest.runAllTimersAsync();
	const form = document.querySelector( 'form' );
	if ( ! form ) {
		throw new Error( 'The form is gone.' );
	}
	return form;
}

beforeEach( () => {
	jest.useFakeTimers();
	Object.assign( window, { fetch: () => undefined } );
} );

afterEach( () => {
	jest.useRealTimers();
	Reflect.deleteProperty( window, 'wpcf7' );
	Reflect.deleteProperty( window, 'fetch' );
} );

const sound = { api: { root: '/wp-json/' } };

const nothing = () => undefined;

/** Removes something from the page until the returned function is called. */
function without( owner: object, name: string ): () => void {
	const kept = Object.getOwnPropertyDescriptor( owner, name );
	Reflect.deleteProperty( owner, name );
	return () => kept && Object.defineProperty( owner, name, kept );
}

test.each< [ string, object | undefined, () => () => void, string ] >( [
	[ 'wpcf7', undefined, () => nothing, 'wpcf7 is not defined.' ],
	[ 'its address', {}, () => nothing, 'wpcf7.api is not defined.' ],
	[
		'fetch',
		sound,
		() => without( window, 'fetch' ),
		'Your browser does not support window.fetch().',
	],
	[
		'a fetch that can be called',
		sound,
		() => {
			Object.assign( window, { fetch: undefined } );
			return nothing;
		},
		'Your browser does not support window.fetch().',
	],
	[
		'FormData',
		sound,
		() => without( window, 'FormData' ),
		'Your browser does not support window.FormData().',
	],
	[
		'forEach of lists',
		sound,
		() => without( NodeList.prototype, 'forEach' ),
		'Your browser does not support NodeList.forEach().',
	],
	[
		'replaceAll',
		sound,
		() => without( String.prototype, 'replaceAll' ),
		'Your browser does not support String.replaceAll().',
	],
] )(
	'without %s it says so, and the form still posts',
	async ( _, wpcf7, take, words ) => {
		const giveBack = take();
		try {
			const form = await open( wpcf7 );
			expect( jest.mocked( console.error ).mock.calls ).toEqual( [
				[ words ],
			] );
			expect( form.parentElement?.className ).toBe( 'wpcf7 no-js' );

			const posted = jest
				.spyOn( HTMLFormElement.prototype, 'requestSubmit' )
				.mockImplementation();
			const button =
				form.querySelector< HTMLElement >( 'input[type=submit]' );
			const press = new SubmitEvent( 'submit', {
				cancelable: true,
				submitter: button,
			} );
			form.dispatchEvent( press );
			// The press is kept until it is known whether the script can handle it.
			expect( press.defaultPrevented ).toBe( true );
			await jest.runAllTimersAsync();
			expect( posted ).toHaveBeenCalledWith( button );
			expect( posted.mock.contexts ).toEqual( [ form ] );
			posted.mockRestore();
			const again = new SubmitEvent( 'submit', { cancelable: true } );
			form.dispatchEvent( again );
			expect( again.defaultPrevented ).toBe( false );
		} finally {
			giveBack();
		}
		expect( console ).toHaveErrored();
	}
);

test( 'with all that it needs the script takes the form over', async () => {
	const form = await open( sound );
	expect( form.parentElement?.className ).toBe( 'wpcf7 js' );
} );

test( 'the block says what its form is doing, also in the words of an add-on', async () => {
	const form = await open( sound );
	for ( const status of [ 'submitting', 'custom-needs-review' ] ) {
		form.dispatchEvent(
			new CustomEvent( 'wpcf7statuschanged', {
				bubbles: true,
				detail: { status },
			} )
		);
		expect( form.parentElement?.dataset[ 'ruedaStatus' ] ).toBe( status );
	}
} );
