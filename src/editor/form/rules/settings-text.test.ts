import { isOnIn, switched } from './settings-text';

test( 'of two lines with one setting the first counts', () => {
	const text = 'demo_mode: on\r\ndemo_mode: off\n skip_mail : 1';
	expect( isOnIn( text, 'demo_mode' ) ).toBe( true );
	expect( isOnIn( text, 'skip_mail' ) ).toBe( true );
	expect( isOnIn( text, 'demo' ) ).toBe( false );
	expect( isOnIn( 'demo_mode: off', 'demo_mode' ) ).toBe( false );
} );

test( 'a switch changes its own lines alone', () => {
	const text = 'other: x\ndemo_mode: off\ndemo_mode: on';
	expect( switched( text, 'demo_mode', true ) ).toBe(
		'other: x\ndemo_mode: on'
	);
	expect( switched( text, 'demo_mode', false ) ).toBe( 'other: x' );
} );
