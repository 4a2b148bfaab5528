/* global describe */
/**
 * The tests of rules, all in one room. Jest makes a page for each file of tests, which takes longer than most of them;
 * rules know no page, keep nothing and are given what they need, so they cannot meet one another's leavings.
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
