import { __ } from '@wordpress/i18n';

/** A question as far as it matters whether it may stay open. */
export interface Asked {
	/** Null for what is neither needed nor not: a quiz, a counter. */
	readonly isNeeded: boolean | null;
	readonly label: string;
}

/** The same lists are in PHP (RequiredMark). */
const REQUIRED =
	'required|mandatory|obligatori[oa]|requerid[oa]|necesari[oa]|pflichtfeld|pflichtangabe|erforderlich' +
	'|obligatoire|requis|requise|obbligatori[oa]|richiest[oa]|obrigat[óo]ri[oa]' +
	'|verplicht|wymagan[eya]|obligatorisk|påkrævet' +
	'|pakollinen|povinn[éý]|kötelező|zorunlu|обязательно|обязательное|必須|必填';
const OPTIONAL =
	'optional|opcional|facultatif|facultative|optionnel|facoltativ[oa]|opzionale|optioneel|freiwillig' +
	'|opcjonaln[eya]|valgfri|valfritt|nepovinn[éý]|необязательно|任意|选填';

/** Of the two kinds, needed or not, the rarer one is marked, and not where a label says it. The page does the same. */
export function markOf( field: Asked, all: readonly Asked[] ): string {
	if ( field.isNeeded === null || isSaid( field.label ) ) {
		return '';
	}
	const needed = all.filter( ( one ) => one.isNeeded === true );
	const open = all.filter( ( one ) => one.isNeeded === false );
	const marksNeeded = needed.length <= open.length || open.length === 0;
	// Where the author has marked all that is required, the rest needs no mark either.
	const isTold =
		needed.length > 0 && needed.every( ( { label } ) => isSaid( label ) );
	if ( isTold || field.isNeeded !== marksNeeded ) {
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
		new RegExp(
			`[(\\[（【]\\s*\\*?\\s*(?:${ words })\\s*[)\\]）】]|[–—-]\\s*(?:${ words })\\s*[:.]?$`,
			'iu'
		).test( label )
	);
}
