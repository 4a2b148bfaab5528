import type { Renewal } from '../rules/answer';

/** Every input of this name, if there is one. */
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

/** Puts fresh questions and pictures into the form; an answer to the old ones is worth nothing. */
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
