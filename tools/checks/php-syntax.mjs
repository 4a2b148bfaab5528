/** PHP's own parser of our lowest version reads every file. It comes with wp-now, so it is on every machine. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { outcomeOf, root, treeFiles } from './lib/run.mjs';

const LOWEST = '8.0';
// These two files report that PHP is too old, so old versions must be able to parse them. 7.0 is wp-now's oldest.
const OLDEST = '7.0';
const READABLE_EVERYWHERE = [ 'plugin.php', 'includes/too-old.php' ];

export const name = `PHP ${ LOWEST } parses every file, ${ OLDEST } what speaks to older sites`;

const fromWpNow = createRequire(
	createRequire( path.join( root, 'package.json' ) ).resolve(
		'@wp-now/wp-now/package.json'
	)
);
/** The ES module, because the other one looks for its binary in a wrong folder. */
const load = ( title ) =>
	import(
		pathToFileURL(
			path.join( path.dirname( fromWpNow.resolve( title ) ), 'index.js' )
		)
	);

async function problemsOn( version, files ) {
	const { loadNodeRuntime } = await load( '@php-wasm/node' );
	const { PHP } = await load( '@php-wasm/universal' );
	const php = new PHP( await loadNodeRuntime( version ) );
	try {
		php.mkdir( '/tree' );
		files.forEach( ( file, index ) =>
			php.writeFile(
				`/tree/${ index }`,
				readFileSync( path.join( root, file ), 'utf8' )
			)
		);
		const { text } = await php.run( {
			code: `<?php
				$problems = [];
				for ( $i = 0; $i < ${ files.length }; $i++ ) {
					try {
						token_get_all( file_get_contents( "/tree/$i" ), TOKEN_PARSE );
					} catch ( ParseError $e ) {
						$problems[] = [ $i, $e->getLine(), $e->getMessage() ];
					}
				}
				echo json_encode( $problems );`,
		} );
		return JSON.parse( text ).map(
			( [ index, line, message ] ) =>
				`${ files[ index ] }:${ line }: PHP ${ version }: ${ message }`
		);
	} finally {
		php.exit();
	}
}

export async function run() {
	const files = treeFiles().filter( ( file ) => file.endsWith( '.php' ) );
	const early = READABLE_EVERYWHERE.filter(
		( file ) => ! files.includes( file )
	);
	return outcomeOf( [
		...early.map( ( file ) => `${ file } is missing.` ),
		...( await problemsOn( LOWEST, files ) ),
		...( await problemsOn(
			OLDEST,
			READABLE_EVERYWHERE.filter( ( file ) => files.includes( file ) )
		) ),
	] );
}
