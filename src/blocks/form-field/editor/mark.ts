import { __ } from '@wordpress/i18n';

/** A field, as far as its required mark depends on it. */
export interface Asked {
	/**
	 * Null for fields that are neither required nor optional, such as a counter. A quiz always needs an answer, so it
	 * does not count when required and optional fields are compared.
	 */
	readonly isNeeded: boolean | 'always' | null;
	readonly label: string;
}

/** PHP has the same lists (RequiredMark). */
const REQUIRED =
	'required|mandatory|obligatori[oa]|requerid[oa]|necesari[oa]|pflichtfeld|pflichtangabe|erforderlich' +
	'|obligatoire|requis|requise|obbligatori[oa]|richiest[oa]|obrigat[óo]ri[oa]' +
	'|verplicht|wymagan[eya]|obligatorisk|påkrævet' +
	'|pakollinen|povinn[éý]|kötelező|zorunlu|обязательно|обязательное|必須|必填';
const OPTIONAL =
	'optional|opcional|facultatif|facultative|optionnel|facoltativ[oa]|opzionale|optioneel|freiwillig' +
	'|opcjonaln[eya]|valgfri|valfritt|nepovinn[éý]|необязательно|任意|选填';

/** Forms in these languages have the word in an element of its own, without brackets. */
const BARE = /(?:^|[\s※])(?:必須|必填|任意|选填)(?:[\s:：]|$)/u;

/**
 * Of required and optional fields, the rarer kind is marked, unless the label says it already. The page does the same.
 */
export function markOf( field: Asked, all: readonly Asked[] ): string {
	if ( field.isNeeded === null || isSaid( field.label ) ) {
		return '';
	}
	const needed = all.filter( ( one ) => one.isNeeded === true );
	const open = all.filter( ( one ) => one.isNeeded === false );
	const marksNeeded = needed.length <= open.length || open.length === 0;
	// If the author has marked every required field, optional ones need no mark.
	const isTold =
		needed.length > 0 && needed.every( ( { label } ) => isSaid( label ) );
	if ( isTold || Boolean( field.isNeeded ) !== marksNeeded ) {
		return '';
	}
	return marksNeeded
		? __( '(required)', 'rueda' )
		: __( '(optional)', 'rueda' );
}

function isSaid( html: string ): boolean {
	const label = html.replace( /<[^>]*>/g, '' ).trim();
	const ours = [
		__( '(required)', 'rueda' ),
		__( '(optional)', 'rueda' ),
	].map( ( words ) =>
		words
			.replace( /[()（）]/g, '' )
			.trim()
			.replace( /[.*+?^$|[\]{}\\]/g, '\\$&' )
	);
	const words = [ REQUIRED, OPTIONAL, ...ours ].join( '|' );
	return (
		/[*＊✱∗]\s*[:.)\]]*$|^\(?[*＊✱∗]/u.test( label ) ||
		BARE.test( label ) ||
		new RegExp(
			`[(\\[（【]\\s*\\*?\\s*(?:${ words })\\s*[)\\]）】]|[–—-]\\s*(?:${ words })\\s*[:.]?$`,
			'iu'
		).test( label )
	);
}
