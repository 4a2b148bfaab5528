import { existsSync } from 'node:fs';

import { Problem } from '../lib/problem.mjs';
import { answers, isRoot, run } from '../lib/run.mjs';
import { install } from './debian.mjs';

// The headless shell needs half of the processor time for the same page.
const HEADLESS = 'chromium-headless-shell';
const INSTALLED = [
	HEADLESS,
	'chromium',
	'chromium-browser',
	'google-chrome-stable',
	'google-chrome',
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
	'/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The path of a command, because Playwright needs a path and not a name. */
async function locate( command ) {
	if ( command.startsWith( '/' ) ) {
		return existsSync( command ) && ( await answers( command ) )
			? command
			: null;
	}
	try {
		const found = ( await run( 'which', [ command ] ) ).trim();
		return ( await answers( found ) ) ? found : null;
	} catch {
		return null;
	}
}

async function installed() {
	for ( const command of INSTALLED ) {
		const found = await locate( command );
		if ( found ) {
			return found;
		}
	}
	return null;
}

/** Playwright's own browser, which is downloaded if necessary. */
async function playwrights( say ) {
	const { chromium } = await import( 'playwright' );
	if ( ! existsSync( chromium.executablePath() ) ) {
		try {
			await say.step( "Fetching Playwright's Chromium", () =>
				run( process.execPath, [
					'node_modules/playwright/cli.js',
					'install',
					'chromium',
				] )
			);
		} catch {
			say( "Playwright's Chromium could not be fetched." );
			return null;
		}
	}
	return existsSync( chromium.executablePath() )
		? chromium.executablePath()
		: null;
}

/**
 * Finds a Chromium: the one that PW_CHROMIUM names, an installed one, Playwright's own or Debian's package.
 *
 * @param {ReturnType< typeof import('../lib/say.mjs').speaker >} say
 * @return {Promise< string >} The path of the program.
 */
export async function ensureChromium( say ) {
	const named = process.env.PW_CHROMIUM;
	if ( named ) {
		if ( await answers( named ) ) {
			return named;
		}
		throw new Problem(
			`PW_CHROMIUM names ${ named }, which does not answer.`,
			'Name a Chromium that runs, or leave PW_CHROMIUM unset.'
		);
	}
	const found = ( await installed() ) ?? ( await playwrights( say ) );
	if ( found ) {
		return found;
	}
	if ( isRoot() && ( await install( [ HEADLESS ], say ) ) ) {
		const debians = await installed();
		if ( debians ) {
			return debians;
		}
	}
	throw new Problem(
		'There is no Chromium here, and none could be fetched.',
		'Install Chromium or Chrome, or name one in PW_CHROMIUM, then run the same command again.'
	);
}
