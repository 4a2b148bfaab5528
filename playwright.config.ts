import chromiumArguments from './tools/test/chromium-arguments.json';
import { defineConfig } from '@playwright/test';

/**
 * Browser tests against a WordPress that runs already. `npm test -- e2e` starts one, names it in the
 * environment and then runs Playwright with this file. Without a name it is the site of `npm start`.
 */
const slow = process.env[ 'RUEDA_ENGINE' ] === 'wp-now';
const url = process.env[ 'RUEDA_URL' ] ?? 'http://127.0.0.1:8881';

// The helpers of WordPress's own test package look for the site here.
process.env[ 'WP_BASE_URL' ] = url;

export default defineConfig( {
	testDir: 'tests/e2e',
	outputDir: process.env[ 'RUEDA_OUTPUT' ] ?? 'test-results',
	// On two cores the browser is the limit, and wp-now has one PHP: more workers only make it slower.
	workers: 1,
	forbidOnly: Boolean( process.env[ 'CI' ] ),
	// A machine that nobody knows may stumble once. What passes at the second try is told by name at the end.
	retries: process.env[ 'CI' ] ? 1 : 0,
	timeout: slow ? 150_000 : 60_000,
	expect: { timeout: slow ? 30_000 : 8_000 },
	reporter: [ [ 'list' ] ],
	use: {
		baseURL: url,
		locale: 'en-US',
		timezoneId: 'Europe/Madrid',
		// Costs a fifth of the time; the picture and the page's tree of a failure mostly say enough.
		trace: process.env[ 'RUEDA_TRACE' ] ? 'retain-on-failure' : 'off',
		screenshot: 'only-on-failure',
		launchOptions: {
			...( process.env[ 'PW_CHROMIUM' ]
				? { executablePath: process.env[ 'PW_CHROMIUM' ] }
				: {} ),
			args: chromiumArguments,
		},
	},
} );
