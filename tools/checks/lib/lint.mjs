/**
 * Runs ESLint and the compiler on one program, because most of their time is spent on types. Runs in its own process
 * and prints the results as JSON.
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from './run.mjs';

const require = createRequire( import.meta.url );
const fromWordPress = createRequire(
	createRequire(
		require.resolve( '@wordpress/scripts/package.json' )
	).resolve( '@wordpress/eslint-plugin/package.json' )
);
const ts = require( 'typescript' );
// The version that wp-scripts installs and `npx eslint` finds.
const { ESLint } = require( path.join( root, 'node_modules/eslint' ) );
const { createProgram } = fromWordPress( '@typescript-eslint/parser' );

/** In the format of `tsc`. */
function typeProblems( program ) {
	return ts.formatDiagnostics(
		ts.sortAndDeduplicateDiagnostics( [
			...program.getConfigFileParsingDiagnostics(),
			...ts.getPreEmitDiagnostics( program ),
		] ),
		{
			getCurrentDirectory: () => root,
			getCanonicalFileName: ( file ) => file,
			getNewLine: () => '\n',
		}
	);
}

/** Warnings count as errors, because otherwise nobody follows them. */
async function ruleProblems( program ) {
	const eslint = new ESLint( {
		cwd: root,
		warnIgnored: false,
		overrideConfig: {
			files: [
				'src/**/*.{ts,tsx}',
				'tests/e2e/**/*.ts',
				'playwright.config.ts',
			],
			languageOptions: {
				parserOptions: { projectService: false, programs: [ program ] },
			},
		},
	} );
	const results = await eslint.lintFiles( [ '.' ] );
	const formatter = await eslint.loadFormatter( 'stylish' );
	return formatter.format( results );
}

const program = createProgram( path.join( root, 'tsconfig.json' ) );
const types = typeProblems( program );
const rules = await ruleProblems( program );
process.stdout.write( JSON.stringify( { types, rules } ) );
