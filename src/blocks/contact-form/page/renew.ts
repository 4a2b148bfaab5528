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

/** Shows new questions and captchas, and empties the answers to others. Returns the questions that lost an answer. */
export function renew(
	form: HTMLFormElement,
	{ quiz, captcha }: Renewal,
	/** Whether an answer stays if its question is the same, because nobody has refused it. */
	isKept = false
): string[] {
	const lost: string[] = [];
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
		fill( form, `_wpcf7_quiz_answer_${ name }`, hash );
		const labels = form.querySelectorAll(
			`[data-name="${ CSS.escape( name ) }"] .wpcf7-quiz-label`
		);
		if ( isKept && labels[ 0 ]?.textContent === question ) {
			continue;
		}
		const answer = form.querySelector< HTMLInputElement >(
			`.wpcf7-quiz[name="${ CSS.escape( name ) }"]`
		);
		if ( answer?.value ) {
			lost.push( question );
		}
		fill( form, name, '' );
		for ( const label of labels ) {
			label.textContent = question;
		}
	}
	return lost;
}
