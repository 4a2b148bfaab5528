import { outcome, runPackage } from './lib/run.mjs';
import { isLinting, lint } from './lib/typescript.mjs';

export const name = 'TypeScript: types';

/** As other plugins compile it, with settings of their own. What comes with the compiler itself needs no check. */
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

/** ESLint's check comes before this one, and looks at the same program. */
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
