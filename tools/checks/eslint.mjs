import { outcome } from './lib/run.mjs';
import { lint } from './lib/typescript.mjs';

export const name = 'ESLint';

export async function run() {
	const { rules } = await lint();
	return outcome( rules === '', rules );
}
