import { prettier } from './lib/prettier.mjs';
import { outcome } from './lib/run.mjs';

export const name = 'Formatting';

export async function run() {
	const { code, output } = await prettier( '--check' );
	return outcome(
		code === 0,
		`${ output }\n\`npm run format\` puts it right.`
	);
}
