import { __ } from '@wordpress/i18n';

/** A question as far as it matters whether it may stay open. */
export interface Asked {
	/** Null for what is neither needed nor not: a quiz, a counter. */
	readonly isNeeded: boolean | null;
}

/** Of the two kinds, needed or not, the rarer one is marked, and not where the label says it. The page does the same (FieldMarkup). */
export function markOf(
	{ isNeeded, label }: Asked & { readonly label: string },
	all: readonly Asked[]
): string {
	if ( isNeeded === null ) {
		return '';
	}
	const needed = all.filter( ( field ) => field.isNeeded === true ).length;
	const open = all.filter( ( field ) => field.isNeeded === false ).length;
	const marksNeeded = needed <= open || open === 0;
	const words = marksNeeded
		? __( '(required)', 'rueda' )
		: __( '(optional)', 'rueda' );
	return isNeeded === marksNeeded &&
		! label.toLowerCase().includes( words.toLowerCase() )
		? words
		: '';
}
