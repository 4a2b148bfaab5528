import { outcomeOf } from './lib/run.mjs';
import { contents, pack } from '../zip/plugin.mjs';
import { partsOfQa } from '../zip/qa.mjs';

export const name =
	"Archive: complete, under its limit, and without QA's plugin";

export async function run() {
	return outcomeOf( [
		...( await pack() ).problems,
		...partsOfQa( contents().entries ),
	] );
}
