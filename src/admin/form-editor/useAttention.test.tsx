import { createRoot, flushSync } from '@wordpress/element';
import { useAttention } from './useAttention';

const leave = jest.fn();

function Offer() {
	return (
		<div role="dialog" tabIndex={ -1 }>
			<ul ref={ useAttention( leave ) }>
				<li>
					<button>An empty form</button>
				</li>
			</ul>
		</div>
	);
}

const find = ( selector: string ): HTMLElement => {
	const found = document.querySelector< HTMLElement >( selector );
	if ( ! found ) {
		throw new Error( `There is no ${ selector }.` );
	}
	return found;
};

let take: () => void;

beforeEach( () => {
	jest.useFakeTimers();
	leave.mockClear();
	document.body.innerHTML = '<main><iframe></iframe></main><aside></aside>';
	const root = createRoot( find( 'aside' ) );
	flushSync( () => root.render( <Offer /> ) );
	take = () => flushSync( () => root.unmount() );
} );

afterEach( () => {
	take();
	jest.useRealTimers();
} );

const escape = ( where: HTMLElement ) =>
	where.dispatchEvent(
		new KeyboardEvent( 'keydown', { key: 'Escape', bubbles: true } )
	);

test( 'Escape leaves the offer also while nothing has the focus', () => {
	escape( document.body );
	expect( leave ).toHaveBeenCalledTimes( 1 );
} );

test( 'the dialog hears its own keys itself', () => {
	escape( find( 'button' ) );
	expect( leave ).not.toHaveBeenCalled();
} );

test( 'the focus comes back from the canvas that takes it', () => {
	find( 'iframe' ).focus();
	window.dispatchEvent( new Event( 'blur' ) );
	jest.runAllTimers();
	const dialog = find( '[role="dialog"]' );
	expect( dialog.ownerDocument.activeElement ).toBe( dialog );
} );

test( 'once the offer is gone, Escape does not leave it again', () => {
	take();
	escape( document.body );
	expect( leave ).not.toHaveBeenCalled();
} );
