import './view';

const beacon = jest.fn();

beforeEach( () => {
	beacon.mockClear();
	Object.assign( navigator, { sendBeacon: beacon } );
	window.ruedaClicks = '/count';
	document.body.innerHTML = `
		<section data-rueda-cta="7">
			<a href="#next" data-rueda-click="primary"><b>Choose a date</b></a>
			<a href="#text">A link of the text</a>
		</section>
		<a href="#else" data-rueda-click="primary">Of no call to action</a>`;
} );

const press = ( selector: string, type = 'click', button = 0 ) =>
	document
		.querySelector( selector )
		?.dispatchEvent( new MouseEvent( type, { bubbles: true, button } ) );

test.each( [
	[ 'a press', 'click', 0 ],
	[ 'the middle button, which opens a tab', 'auxclick', 1 ],
] )( 'counts %s', ( _what, type, button ) => {
	press( 'b', type, button );
	expect( beacon ).toHaveBeenCalledTimes( 1 );
	const [ address, body ] = beacon.mock.calls[ 0 ];
	expect( address ).toBe( '/count' );
	expect( String( body ) ).toBe( 'cta=7&button=primary' );
	const section = document.querySelector( 'section' );
	expect( section?.dataset[ 'ruedaStatus' ] ).toBe( 'pressed' );
} );

test( 'counts no right button, no other link, and nothing without an address', () => {
	press( 'b', 'auxclick', 2 );
	press( '[href="#text"]' );
	press( '[href="#else"]' );
	delete window.ruedaClicks;
	press( 'b' );
	expect( beacon ).not.toHaveBeenCalled();
} );
