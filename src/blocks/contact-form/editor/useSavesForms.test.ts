import { useSavesForms } from './useSavesForms';

const mockEditor = jest.fn();

jest.mock( '@wordpress/data', () => ( {
	useSelect: ( read: ( select: unknown ) => unknown ) => read( mockEditor ),
} ) );

test( 'a form is edited where posts and templates are, and only shown among widgets', () => {
	mockEditor.mockReturnValue( {
		getCurrentPostType: () => 'wp_template_part',
	} );
	expect( useSavesForms() ).toBe( true );
	mockEditor.mockReturnValue( { getCurrentPostType: () => null } );
	expect( useSavesForms() ).toBe( false );
	mockEditor.mockReturnValue( undefined );
	expect( useSavesForms() ).toBe( false );
} );
