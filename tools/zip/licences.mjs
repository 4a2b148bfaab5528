/** Writes THIRD-PARTY.txt: the authors and licences of code and fonts in the archive. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The dependencies in package.json and their own dependencies. Only these are bundled. */
function bundled( root ) {
	const manifest = JSON.parse(
		readFileSync( path.join( root, 'package.json' ), 'utf8' )
	);
	const found = new Set( Object.keys( manifest.dependencies ) );
	for ( const name of found ) {
		const { dependencies = {} } = packageOf( root, name );
		Object.keys( dependencies ).forEach( ( next ) => found.add( next ) );
	}
	return [ ...found ].sort();
}

const packageOf = ( root, name ) =>
	JSON.parse(
		readFileSync(
			path.join( root, 'node_modules', name, 'package.json' ),
			'utf8'
		)
	);

function licenceOf( root, name ) {
	const folder = path.join( root, 'node_modules', name );
	const file =
		existsSync( folder ) &&
		readdirSync( folder ).find( ( entry ) =>
			/^(licen[cs]e|copying)(\.(md|txt))?$/i.test( entry )
		);
	if ( ! file ) {
		throw new Error(
			`node_modules/${ name } holds no licence file: without its text it must not be passed on.`
		);
	}
	return readFileSync( path.join( folder, file ), 'utf8' )
		.replace( /\r\n/g, '\n' )
		.trim();
}

/**
 * @param {string} root
 * @return {string} Readable by a person.
 */
export function thirdParty( root ) {
	const names = bundled( root );
	const parts = names.map( ( name ) => {
		const { version, license, homepage } = packageOf( root, name );
		const title = [ `${ name } ${ version }`, license, homepage ]
			.filter( Boolean )
			.join( ' · ' );
		return `${ title }\n${ '-'.repeat( title.length ) }\n\n${ licenceOf( root, name ) }\n`;
	} );
	return [
		'Rueda is free software: GPL-2.0-or-later, see LICENSE.\n',
		`Its built scripts (folder build) contain the work of others, with thanks: ${ names.join( ', ' ) }.\n`,
		'Pictures of reports are written in Noto Sans, a font under the SIL Open Font License 1.1: see assets/fonts/OFL.txt.\n',
		...parts,
	].join( '\n' );
}
