import { stylelint } from './lib/stylelint.mjs';
import { outcome } from './lib/run.mjs';

export const name = 'Stylelint';

export async function run() {
	const { code, output } = await stylelint();
	return outcome( code === 0, output );
}
