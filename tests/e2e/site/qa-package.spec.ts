/** The package for QA, as somebody else installs and uses it: docs/qa.md. */
import { spawnSync } from 'node:child_process';
import { cp, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '../fixtures';

const root = path.resolve( __dirname, '../../..' );
/** In this repository, so that what the package expects beside it is found without a network. */
const project = path.join( root, '.cache/qa-example' );

/** The environment of another machine, which asks for emails; Playwright's own variables are of this run. */
const env = Object.fromEntries(
	Object.entries( process.env ).filter(
		( [ name ] ) =>
			! /^(RUEDA_(MAILS|LOG)|TEST_|PLAYWRIGHT_|FORCE_COLOR)/.test( name )
	)
);

/** Returns what the program says. */
function run( cwd: string, program: string, ...given: string[] ): string {
	const options = { cwd, env, encoding: 'utf8' } as const;
	const { status, stdout, stderr } = spawnSync( program, given, options );
	expect( status, `${ program }: ${ stdout }${ stderr }` ).toBe( 0 );
	return stdout;
}

const toolOf = ( name: string ): string =>
	path.join( root, 'node_modules/.bin', name );

test( 'QA packs the fixtures, installs them offline and runs the example on a site', async () => {
	test.slow();
	await rm( project, { recursive: true, force: true } );
	await mkdir( project, { recursive: true } );
	const pack = [ 'pack', '--silent', `--pack-destination=${ project }` ];
	const packed = run( path.join( root, 'qa/playwright' ), 'npm', ...pack );
	const files = [
		'playwright.config.ts',
		'server.spec.ts',
		'visitor.spec.ts',
	];
	for ( const file of [ 'package.json', ...files ] ) {
		await cp(
			path.join( root, 'qa/example', file ),
			path.join( project, file )
		);
	}
	// Playwright itself is in this repository already.
	const offline = [ '--offline', '--legacy-peer-deps', '--no-audit' ];
	run( project, 'npm', 'install', ...offline, `./${ packed.trim() }` );
	const strict =
		'--ignoreConfig --noEmit --strict --skipLibCheck --module Node16 --types node';
	run( project, toolOf( 'tsc' ), ...strict.split( ' ' ), ...files );
	const said = run( project, toolOf( 'playwright' ), 'test' );
	expect( said ).toContain( '4 passed' );
} );
