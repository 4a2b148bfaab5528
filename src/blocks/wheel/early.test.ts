import './early';

const button = () => document.querySelector( 'button' );
const press = ( selector: string ) => {
	document.body.innerHTML =
		'<p>Words</p><button data-rueda-press="start"><i>Start</i></button>';
	document.querySelector< HTMLElement >( selector )?.click();
	return button()?.hasAttribute( 'data-rueda-busy' );
};

test( 'keeps a press on a button in the button, and no other, until the wheel listens itself', () => {
	expect( press( 'p' ) ).toBe( false );
	expect( press( 'i' ) ).toBe( true );
	window.ruedaEarly?.abort();
	expect( press( 'i' ) ).toBe( false );
} );
