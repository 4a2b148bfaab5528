const USED = [
	'addEventListener',
	'classList',
	'closest',
	'dataset',
	'dispatchEvent',
	'matches',
	'querySelector',
	'querySelectorAll',
	'removeEventListener',
	'requestSubmit',
	'wpcf7',
];

/**
 * Whether a field has the name of something that our scripts need of its form, because browsers then give the field.
 * Such a form works without scripts.
 */
export const hidesMethods = ( form: HTMLFormElement ): boolean =>
	USED.some( ( name ) => {
		const found: unknown = Reflect.get( form, name );
		return found instanceof Element || found instanceof RadioNodeList;
	} );
