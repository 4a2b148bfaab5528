import { renew } from './renew';

const CAPTCHA = { name: 'code', address: '/2.png', challenge: '2' };

function open( question: string, answer: string ): HTMLFormElement {
	Object.assign( window, { CSS: { escape: ( text: string ) => text } } );
	document.body.innerHTML = `<form>
		<span data-name="animal">
			<label><span class="wpcf7-quiz-label">${ question }</span>
			<input class="wpcf7-quiz" name="animal" value="${ answer }"></label>
			<input type="hidden" name="_wpcf7_quiz_answer_animal" value="old">
		</span>
		<input name="code" value="typed">
	</form>`;
	const form = document.querySelector( 'form' );
	if ( ! form ) {
		throw new Error( 'The form is gone.' );
	}
	return form;
}

const valueOf = ( form: HTMLFormElement, name: string ) =>
	new FormData( form ).get( name );

const barks = {
	quiz: [ { name: 'animal', question: 'What barks?', hash: 'new' } ],
	captcha: [],
};

test( 'an answer that was begun stays if its question is the same', () => {
	const form = open( 'What barks?', 'do' );
	expect( renew( form, barks, true ) ).toEqual( [] );
	expect( valueOf( form, 'animal' ) ).toBe( 'do' );
	expect( valueOf( form, '_wpcf7_quiz_answer_animal' ) ).toBe( 'new' );
} );

test( 'an answer to another question goes, and that is told', () => {
	const form = open( 'What meows?', 'ca' );
	expect( renew( form, barks, true ) ).toEqual( [ 'What barks?' ] );
	expect( valueOf( form, 'animal' ) ).toBe( '' );
	expect( form.querySelector( '.wpcf7-quiz-label' )?.textContent ).toBe(
		'What barks?'
	);
} );

test( 'a question without an answer is no news, and another image needs other letters', () => {
	const form = open( 'What meows?', '' );
	const renewal = { ...barks, captcha: [ CAPTCHA ] };
	expect( renew( form, renewal, true ) ).toEqual( [] );
	expect( valueOf( form, 'code' ) ).toBe( '' );
} );

test( 'after a message was judged, its answer goes with any question', () => {
	const form = open( 'What barks?', 'cat' );
	renew( form, barks );
	expect( valueOf( form, 'animal' ) ).toBe( '' );
} );
