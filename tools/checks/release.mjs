import { wrongInRelease } from '../release/check.mjs';
import { outcomeOf, root } from './lib/run.mjs';

export const name =
	'Release: one version everywhere, each listed with its date';

export async function run() {
	return outcomeOf( wrongInRelease( root ) );
}
