import type { Locator, Page } from '@playwright/test';

/** A text, a choice of a list by its words, or whether a box is ticked. */
type Answer = string | boolean;

/**
 * Fills in a form as a visitor does.
 *
 * @param within  The page, or what the form is in.
 * @param answers By the words with which the label of a field begins.
 */
export async function fillForm(
	within: Page | Locator,
	answers: Readonly< Record< string, Answer > >
): Promise< void > {
	for ( const [ label, answer ] of Object.entries( answers ) ) {
		const begins = label.replace( /[.*+?^${}()|[\]\\]/g, '\\$&' );
		const field = within.getByLabel( new RegExp( `^\\s*${ begins }` ) );
		if ( typeof answer === 'boolean' ) {
			await field.setChecked( answer );
		} else if (
			await field.evaluate(
				( control ) => control instanceof HTMLSelectElement
			)
		) {
			await field.selectOption( answer );
		} else {
			await field.fill( answer );
		}
	}
}
