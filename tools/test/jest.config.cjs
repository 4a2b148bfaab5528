/** The unit tests as wp-scripts sets them up, except for tests of rules, which all run in one environment. */
const path = require( 'path' );
const defaults = require( '@wordpress/scripts/config/jest-unit.config' );

const rootDir = path.resolve( __dirname, '../..' );

module.exports = {
	...defaults,
	rootDir,
	roots: [ '<rootDir>/src', '<rootDir>/tools/test' ],
	testMatch: [
		'<rootDir>/src/**/*.test.{ts,tsx}',
		'<rootDir>/tools/test/rules.cjs',
	],
	testPathIgnorePatterns: [ '<rootDir>/src/.*/rules/' ],
};
