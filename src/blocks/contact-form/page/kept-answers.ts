/** Reads what was typed into a form, and puts it back, without what may not be kept on a device. */
import { help } from './helpers';
import { wrapsIn } from './marks';
import { isSecret, type Kept } from '../rules/draft';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The controls of the form's fields that may be kept. */
export const controlsIn = ( form: HTMLFormElement ): Control[] =>
	wrapsIn( form )
		.flatMap( ( wrap ) => [
			...wrap.querySelectorAll< Control >( 'input, select, textarea' ),
		] )
		.filter(
			( control ) =>
				control.name &&
				! isSecret( control.type, control.autocomplete ) &&
				! control.closest(
					'.wpcf7-quiz, .wpcf7-captchar, .wpcf7-acceptance, .rueda-signature'
				)
		);

const isBox = ( control: Control ): control is HTMLInputElement =>
	control.type === 'checkbox' || control.type === 'radio';

function isChanged( control: Control ): boolean {
	if ( control instanceof HTMLSelectElement ) {
		const options = [ ...control.options ];
		const isPreset = options.some(
			( { defaultSelected } ) => defaultSelected
		);
		return options.some(
			( { selected, defaultSelected }, index ) =>
				selected !==
				( isPreset || control.multiple ? defaultSelected : index === 0 )
		);
	}
	return isBox( control )
		? control.checked !== control.defaultChecked
		: control.value !== control.defaultValue;
}

const valuesOf = ( control: Control ): string[] => {
	if ( control instanceof HTMLSelectElement ) {
		return [ ...control.selectedOptions ].map( ( { value } ) => value );
	}
	return isBox( control ) && ! control.checked ? [] : [ control.value ];
};

/** Boxes of a group have one name, so each control is found by its name and its own value, or its place. */
const idOf = ( control: Control ): string =>
	isBox( control ) ? `${ control.name } ${ control.value }` : control.name;

export const answersOf = ( form: HTMLFormElement ): Kept[] =>
	controlsIn( form )
		.filter( isChanged )
		.map( ( control ) => ( {
			id: idOf( control ),
			values: valuesOf( control ),
		} ) );

/**
 * What was filled in meanwhile stays, and fields that the form no longer has are left out.
 *
 * @param form
 * @param kept
 * @return Whether anything is back.
 */
export function restore(
	form: HTMLFormElement,
	kept: readonly Kept[]
): boolean {
	const known = new Map( kept.map( ( { id, values } ) => [ id, values ] ) );
	const controls = controlsIn( form ).filter(
		( control ) => known.has( idOf( control ) ) && ! isChanged( control )
	);
	for ( const control of controls ) {
		put( control, known.get( idOf( control ) ) ?? [] );
	}
	help( form );
	for ( const control of controls ) {
		// Counters, conditions and scripts of the page follow.
		control.dispatchEvent( new Event( 'input', { bubbles: true } ) );
	}
	return controls.some( isChanged );
}

function put( control: Control, values: readonly string[] ): void {
	if ( control instanceof HTMLSelectElement ) {
		for ( const option of control.options ) {
			option.selected = values.includes( option.value );
		}
	} else if ( isBox( control ) ) {
		control.checked = values.length > 0;
	} else {
		control.value = values[ 0 ] ?? '';
	}
}
