import { outcomeOf } from './lib/run.mjs';
import { pack } from '../zip/plugin.mjs';

export const name = 'Archive: complete, and under its limit';

export async function run() {
	return outcomeOf( ( await pack() ).problems );
}
