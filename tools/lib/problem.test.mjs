import assert from 'node:assert/strict';
import { test } from 'node:test';
import { explain, inWords, Problem } from './problem.mjs';

const failed = ( output ) =>
	Object.assign( new Error( '`npm ci` ended with status 1' ), { output } );

test( 'a network out of reach is known by what a command said', () => {
	const { message } = explain(
		failed( 'npm error code ECONNREFUSED' ),
		'Installing packages'
	);
	assert.equal(
		message,
		'Installing packages failed: the network could not be reached.'
	);
} );

test( 'a full disk is told once, by whoever knew what was being done', () => {
	const disk = Object.assign( new Error( 'write' ), { code: 'ENOSPC' } );
	const inner = explain( disk, 'Fetching WordPress 6.5.5' );
	assert.equal( explain( inner, 'Starting' ), inner );
	assert.equal(
		inner.message,
		'Fetching WordPress 6.5.5 failed: the disk is full.'
	);
} );

test( 'a full disk behind a problem in other words is told all the same', () => {
	const build = new Problem(
		'Building failed.',
		'Mend it.',
		failed( 'ENOSPC: no space left on device' )
	);
	assert.equal(
		explain( build, 'Starting' ).message,
		'Starting failed: the disk is full.'
	);
} );

test( 'a problem in words stays as it is, and is printed with what to do', () => {
	const problem = new Problem( 'It is so.', 'Do this.', failed( 'a\nb\n' ) );
	assert.equal( explain( problem, 'Starting' ), problem );
	assert.equal(
		inWords( problem ),
		'a\nb\n\nIt is so.\nWhat to do: Do this.'
	);
} );

test( 'any other failure keeps its message', () => {
	assert.equal(
		explain( new Error( 'no such file' ), 'Packing Rueda' ).message,
		'Packing Rueda failed: no such file'
	);
} );
