/** Rules for lazy chunks that can only be checked in the built files. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildFiles, buildFolder } from './lib/build-files.mjs';
import { outcome, outcomeOf } from './lib/run.mjs';

export const name = 'Build: lazy chunks keep their rules';

// 120 s in webpack's runtime; the minifier may write it shorter.
const TIME_OUT = /\b(120000|12e4)\b/;
const HASHED = /^chunks\/[\w-]+\.[0-9a-f]{6}\.js$/;

/**
 * Texts by which modules of Swiper are recognised that the carousel must not contain: they listen on the whole page,
 * hide too little, or are replaced by our own code (docs/decisions/0020-carousel-and-swiper.md). Names of options
 * survive the build.
 */
const SWIPER = {
	Keyboard: 'pageUpDown',
	A11y: 'containerRoleDescriptionMessage',
	Navigation: 'navigationDisabledClass',
	Pagination: 'bulletActiveClass',
	Autoplay: 'autoplayTimeLeft',
};

/** Of Swiper, a page may load the core and the fade effect. */
export const forbiddenModules = ( source ) =>
	Object.entries( SWIPER )
		.filter( ( [ , word ] ) => source.includes( word ) )
		.map( ( [ module ] ) => module );

/** A file of the build, as text. */
const built = ( file ) =>
	readFileSync( path.join( buildFolder, file ), 'utf8' );

/** The errors of one file, as sentences. */
function problemsOf( file ) {
	if ( file.endsWith( '.map' ) ) {
		return [
			`build/${ file }: a source map. This is a development build; run \`npm run build\`.`,
		];
	}
	if ( file.startsWith( 'chunks/' ) && file.endsWith( '.css' ) ) {
		return [
			`build/${ file }: styles of a lazy chunk arrive late and untried. Import them in the block's index file.`,
		];
	}
	const problems = [];
	if (
		file.startsWith( 'chunks/' ) &&
		file.endsWith( '.js' ) &&
		! HASHED.test( file )
	) {
		problems.push(
			`build/${ file }: a chunk has a name and a hash in it, so that a cached page never gets one of another build.`
		);
	}
	if ( /^chunks\/carousel.*\.js$/.test( file ) ) {
		problems.push(
			...forbiddenModules( built( file ) ).map(
				( module ) => `build/${ file }: has Swiper's ${ module } in it.`
			)
		);
	}
	// Each view uses the loader's runtime. With a runtime of its own it would load and run every shared module twice.
	if (
		/^blocks\/[^/]+\/view\.js$/.test( file ) &&
		TIME_OUT.test( built( file ) )
	) {
		problems.push( `build/${ file }: has a webpack runtime of its own.` );
	}
	return problems;
}

export async function run() {
	if ( ! existsSync( path.join( buildFolder, 'frontend.js' ) ) ) {
		return outcome(
			false,
			'build/frontend.js is missing: run `npm run build`.'
		);
	}
	const problems = TIME_OUT.test( built( 'frontend.js' ) )
		? []
		: [
				'build/frontend.js: a chunk that hangs has to be given up after 120 s, and the number is not there.',
			];
	return outcomeOf( [ ...problems, ...buildFiles().flatMap( problemsOf ) ] );
}
