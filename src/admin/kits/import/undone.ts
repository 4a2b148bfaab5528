import { __ } from '@wordpress/i18n';
import { endRun, stepRun, type Outcome } from '../api';
import type { Run } from '../rules/answers';

/** Undoes an import, a large one in steps. A run that has only come to its end is no success. */
export async function undone( id: string ): Promise< Outcome< Run > > {
	let outcome = await endRun( id );
	while ( outcome.ok && outcome.value.state !== 'done' ) {
		outcome = await stepRun( id );
	}
	return outcome.ok && ! outcome.value.isUndone
		? {
				ok: false,
				why: __(
					'This import was not undone. Please reload this page and try again.',
					'rueda'
				),
				isLost: false,
			}
		: outcome;
}
