/* global describe */
/**
 * Runs all tests of rules in one environment. Jest creates a page for each test file, which takes longer than most of
 * these tests. Rules use no page, store nothing and get all data as arguments, so they cannot affect one another.
 */
const fs = require( 'fs' );
const path = require( 'path' );

const src = path.resolve( __dirname, '../../src' );
const RULES = /[\\/]rules[\\/](?:.*[\\/])?[^\\/]*\.test\.tsx?$/;

describe.each(
	fs
		.readdirSync( src, { recursive: true } )
		.filter( ( file ) => RULES.test( file ) )
		.sort()
)( '%s', ( file ) => {
	require( path.join( src, file ) );
} );
