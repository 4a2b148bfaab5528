import { defineConfig } from '@playwright/test';

// A browser that is installed already, where Playwright's own is not.
const { PW_CHROMIUM: executablePath } = process.env;

// The site is the one of `npm start`, or the one that RUEDA_URL names.
export default defineConfig( {
	workers: 1,
	use: { launchOptions: executablePath ? { executablePath } : {} },
} );
