/** Next steps that were not sent yet, in this tab, because phones unload pages in the background. */
import { REPORT_LIMITS } from '../../../../definitions/report-limits';
import { fieldsOf, jsonOf, textOf } from '../../../../frontend/values/values';

export interface Step {
	/** The place of its area among the answers; null while none is chosen. */
	readonly area: number | null;
	readonly text: string;
	/** As in `2026-11-29`; empty without one. */
	readonly day: string;
}

const key = 'rueda-steps';

const none: Step = { area: null, text: '', day: '' };

/** As many steps as there can be, from a list or from nothing. */
export function stepsOf( value: unknown, areas: number ): readonly Step[] {
	const given: readonly unknown[] = Array.isArray( value ) ? value : [];
	return Array.from( { length: REPORT_LIMITS.steps }, ( _, at ) => {
		const { area, text, day } = { ...none, ...fieldsOf( given[ at ] ) };
		return {
			area: isPlace( area, areas ) ? area : null,
			text: textOf( text ).slice( 0, REPORT_LIMITS.step ),
			day: textOf( day ),
		};
	} );
}

const isPlace = ( value: unknown, count: number ): value is number =>
	Number.isInteger( value ) &&
	Number( value ) >= 0 &&
	Number( value ) < count;

/** @param run The key of the run that they belong to. */
export function keepDraft( run: string, steps: readonly Step[] ): void {
	try {
		window.sessionStorage.setItem( key, JSON.stringify( { run, steps } ) );
	} catch {
		// Without storage they are only lost on a reload.
	}
}

/** What was kept for this run; null if there is nothing. */
export function recallDraft( run: string | null ): unknown {
	try {
		const kept = fieldsOf( jsonOf( window.sessionStorage.getItem( key ) ) );
		return run !== null && kept[ 'run' ] === run ? kept[ 'steps' ] : null;
	} catch {
		return null;
	}
}

export function forgetDraft(): void {
	try {
		window.sessionStorage.removeItem( key );
	} catch {
		// There is none.
	}
}
