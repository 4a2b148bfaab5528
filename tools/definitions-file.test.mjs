import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { contents, readDefinitions } from './definitions-file.cjs';

let folder;
beforeEach( () => {
	folder = mkdtempSync( path.join( os.tmpdir(), 'rueda-definitions-' ) );
	mkdirSync( path.join( folder, 'definitions' ) );
} );
afterEach( () => rmSync( folder, { recursive: true } ) );

const write = ( name, source ) =>
	writeFileSync( path.join( folder, name ), source );
const read = () => readDefinitions( path.join( folder, 'definitions' ) );

test( 'PHP gets the constants that TypeScript exports, with what they are made of', () => {
	write( 'kind.ts', `export const KIND = { type: 'text' } as const;` );
	write(
		'definitions/kinds.ts',
		`import { KIND } from '../kind';
		interface Kind { readonly type: string }
		export const KINDS = [ KIND, { type: "it's \\\\ $x" } ] as const satisfies readonly Kind[];
		export const LIMITS = { most: 1.5, 'is-on': false, none: null } as const;`
	);
	const { constants, files } = read();
	assert.equal(
		contents( constants ).split( 'class Definitions ' )[ 1 ],
		`{
	public const KINDS = [ [ 'type' => 'text' ], [ 'type' => 'it\\'s \\\\ $x' ] ];
	public const LIMITS = [ 'most' => 1.5, 'is-on' => false, 'none' => null ];
}
`
	);
	assert.deepEqual( files.map( ( file ) => path.basename( file ) ).sort(), [
		'kind.ts',
		'kinds.ts',
	] );
} );

test( 'a definition holds constants only', () => {
	write( 'definitions/a.ts', `export const A = [ () => 1 ];` );
	assert.throws( () => contents( read().constants ), /given a function/ );
	write( 'definitions/a.ts', `export const read = 1;` );
	assert.throws( read, /read is no name of a constant/ );
	write( 'definitions/a.ts', `import '@wordpress/i18n';` );
	assert.throws( read, /cannot import '@wordpress\/i18n'/ );
} );

test( 'two files cannot export the same name', () => {
	write( 'definitions/a.ts', `export const A = 1;` );
	write( 'definitions/b.ts', `export const A = 1;` );
	assert.throws( read, /or another file has it/ );
} );
