import { __ } from '@wordpress/i18n';
import { endRun, stepRun, type Outcome } from '../api';
import type { Run } from '../rules/answers';

/** Undoes an import, in several steps if it is large. A run that has merely finished is no success. */
export async function undone( id: string ): Promise< Outcome< Run > > {
	let outcome = await endRun( id );
	while ( outcome.ok && outcome.value.state !== 'done' ) {
		outcome = await stepRun( id );
	}
	return outcome.ok && ! outcome.value.undone
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
