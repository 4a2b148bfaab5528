import { mark, unmark } from './marks';

test( 'an error at a consent describes its box, which has a role, and no longer once it is gone', () => {
	document.body.innerHTML = `<form><span class="wpcf7-form-control-wrap" data-name="terms">
		<span class="wpcf7-form-control wpcf7-acceptance"><span class="wpcf7-list-item">
			<label><input type="checkbox" name="terms" aria-invalid="false"> I agree</label>
		</span></span></span></form>`;
	const [ form ] = document.forms;
	const wrap = document.querySelector< HTMLElement >( '[data-name]' );
	const box = document.querySelector( 'input' );
	if ( ! form || ! wrap || ! box ) {
		throw new Error( 'There is no form.' );
	}

	mark( form, wrap, 'Please agree.' );
	expect( box.getAttribute( 'aria-invalid' ) ).toBe( 'true' );
	expect( box.getAttribute( 'aria-describedby' ) ).toBe( '-ve-terms' );
	expect( document.querySelector( 'span[aria-describedby]' ) ).toBeNull();

	unmark( form, wrap );
	expect( box.getAttribute( 'aria-describedby' ) ).toBeNull();
} );
