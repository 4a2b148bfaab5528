import { actionOf, type AreaText } from './keys';

const press = ( text: AreaText, key: string, more = {} ) =>
	actionOf( text, {
		key,
		isShift: false,
		isOther: false,
		isTextEmpty: false,
		isAreaEmpty: false,
		...more,
	} );

describe( 'actionOf', () => {
	it( 'leads from the name to the description with Enter and Tab', () => {
		expect( press( 'name', 'Enter' ) ).toBe( 'description' );
		expect( press( 'name', 'Tab' ) ).toBe( 'description' );
		expect( press( 'description', 'Tab', { isShift: true } ) ).toBe(
			'name'
		);
	} );

	it( 'makes the next area with Enter in the description', () => {
		expect( press( 'description', 'Enter' ) ).toBe( 'add' );
		expect( press( 'description', 'Enter', { isShift: true } ) ).toBeNull();
	} );

	it( 'takes away an empty area with Backspace, and no other', () => {
		const nothing = { isTextEmpty: true, isAreaEmpty: true };
		expect( press( 'name', 'Backspace', nothing ) ).toBe( 'remove' );
		expect( press( 'description', 'Backspace', nothing ) ).toBe( 'name' );
		expect( press( 'name', 'Backspace' ) ).toBeNull();
		expect(
			press( 'name', 'Backspace', { isTextEmpty: true } )
		).toBeNull();
	} );

	it( 'leaves shortcuts and all other keys to the editor', () => {
		expect( press( 'name', 'Enter', { isOther: true } ) ).toBeNull();
		expect( press( 'name', 'a' ) ).toBeNull();
		expect( press( 'description', 'Tab' ) ).toBeNull();
		expect( press( 'name', 'Tab', { isShift: true } ) ).toBeNull();
	} );
} );
