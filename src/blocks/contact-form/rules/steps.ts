/** Which step of a form comes next, and what the browser's history says about steps. No page, no network. */
import { fieldOf, isObject } from '../../../frontend/values/field';

/**
 * The step to show where one has gone, because of its conditions: the one before it, or else the first.
 *
 * @param shown The numbers of the steps that are shown, in their order.
 * @param step  The number of the wanted one.
 */
export const nearest = ( shown: readonly number[], step: number ): number =>
	[ ...shown ].reverse().find( ( one ) => one <= step ) ?? shown[ 0 ] ?? 0;

/** The step after this one, or before it; undefined where there is none. */
export const neighbour = (
	shown: readonly number[],
	step: number,
	by: 1 | -1
): number | undefined => shown[ shown.indexOf( step ) + by ];

/**
 * Goes on from a step until one that has an error.
 *
 * @param shown
 * @param from
 * @param to      Where to stop if all before it is right.
 * @param isRight
 */
export const firstWrong = (
	shown: readonly number[],
	from: number,
	to: number,
	isRight: ( step: number ) => boolean
): number =>
	shown.find( ( step ) => step >= from && step < to && ! isRight( step ) ) ??
	to;

/** What an entry of the browser's history says about one form. */
export interface Entry {
	readonly step: number;
	/** The step from which the visitor came; null for an entry that another form or the page has added. */
	readonly from: number | null;
}

/** Null for entries that say nothing about this form, as those of other scripts. */
export function readEntry( state: unknown, form: string ): Entry | null {
	const step = fieldOf( fieldOf( state, 'ruedaSteps' ), form );
	const from = fieldOf( fieldOf( state, 'ruedaCame' ), form );
	return isNumber( step )
		? { step, from: isNumber( from ) ? from : null }
		: null;
}

/** The state of an entry with the step of a form. All else in it stays, also what other scripts wrote. */
export const writeEntry = (
	state: unknown,
	form: string,
	{ step, from }: Entry
): object => ( {
	...( isObject( state ) ? state : {} ),
	ruedaSteps: { ...stepsIn( state ), [ form ]: step },
	ruedaCame:
		from === null ? fieldOf( state, 'ruedaCame' ) : { [ form ]: from },
} );

function stepsIn( state: unknown ): object {
	const steps = fieldOf( state, 'ruedaSteps' );
	return isObject( steps ) ? steps : {};
}

const isNumber = ( value: unknown ): value is number =>
	typeof value === 'number' && value >= 0;
