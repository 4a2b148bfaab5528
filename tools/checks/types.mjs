import { outcome, runPackage } from './lib/run.mjs';
import { isLinting, lint } from './lib/typescript.mjs';

export const name = 'TypeScript: types';

/** As other plugins compile it, with their own settings. The compiler's own libraries need no check. */
const SHIPPED = [
	'--ignoreConfig',
	'--strict',
	'--skipDefaultLibCheck',
	'types/rueda.d.ts',
];

const compile = ( ...what ) =>
	runPackage( 'typescript/bin/tsc', [
		...what,
		'--noEmit',
		'--pretty',
		'false',
	] );

/** The ESLint check comes first and uses the same program. */
async function problemsOfTree() {
	if ( isLinting() ) {
		return ( await lint() ).types;
	}
	const { code, output } = await compile( '--project', '.' );
	return code === 0 ? '' : output;
}

export async function run() {
	const tree = await problemsOfTree();
	const shipped = await compile( ...SHIPPED );
	return outcome(
		tree === '' && shipped.code === 0,
		`${ tree }\n${ shipped.output }`
	);
}
