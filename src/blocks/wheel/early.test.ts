import './early';

const button = () => document.querySelector( 'button' );
const press = ( selector: string, attribute: string ) => {
	document.body.innerHTML = `<p>Words</p><button data-rueda-press="start" ${ attribute }><i>Start</i></button>`;
	document.querySelector< HTMLElement >( selector )?.click();
	return button()?.hasAttribute( 'data-rueda-busy' );
};

test( 'keeps a press on a button in the button, and no other, until the wheel listens itself', () => {
	expect( press( 'p', 'popovertarget="late"' ) ).toBe( false );
	expect( press( 'i', 'popovertarget="late"' ) ).toBe( true );
	// The wheel has taken the attribute away.
	expect( press( 'i', '' ) ).toBe( false );
} );
