import type { Renewal } from '../rules/answer';

/** Sets every input with this name. */
export function fill(
	form: HTMLFormElement,
	name: string,
	value: string
): void {
	for ( const input of form.querySelectorAll< HTMLInputElement >(
		`input[name="${ CSS.escape( name ) }"]`
	) ) {
		input.value = value;
	}
}

/** Shows new questions and captchas, and empties their answers. */
export function renew(
	form: HTMLFormElement,
	{ quiz, captcha }: Renewal
): void {
	for ( const { name, address, challenge } of captcha ) {
		fill( form, name, '' );
		fill( form, `_wpcf7_captcha_challenge_${ name }`, challenge );
		for ( const picture of form.querySelectorAll< HTMLImageElement >(
			`img.wpcf7-captcha-${ CSS.escape( name.replaceAll( ':', '' ) ) }`
		) ) {
			picture.src = address;
		}
	}
	for ( const { name, question, hash } of quiz ) {
		fill( form, name, '' );
		fill( form, `_wpcf7_quiz_answer_${ name }`, hash );
		for ( const label of form.querySelectorAll(
			`[data-name="${ CSS.escape( name ) }"] .wpcf7-quiz-label`
		) ) {
			label.textContent = question;
		}
	}
}
