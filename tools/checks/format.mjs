import { outcome, runPackage } from './lib/run.mjs';

export const name = 'Formatting';

export async function run() {
	const { code, output } = await runPackage(
		'@wordpress/scripts/bin/wp-scripts.js',
		[
			'format',
			'--check',
			'src',
			'tests',
			'tools',
			'eslint.config.mjs',
			'.stylelintrc.cjs',
		]
	);
	return outcome(
		code === 0,
		`${ output }\n\`npm run format\` puts it right.`
	);
}
