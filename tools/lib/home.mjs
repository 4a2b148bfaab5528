import fs from 'node:fs';
import path from 'node:path';

import { MU, PHP_FILES, QA, SITES } from './paths.mjs';
import { Problem } from './problem.mjs';
import { clearLeftover, record } from './processes.mjs';

/**
 * The folder of a site.
 *
 * @param {string} name A name below .cache/sites, or a path.
 */
export const homeOf = ( name ) => path.resolve( SITES, name );

/**
 * Claims a site for this process: it ends the rest of a killed run, and throws if another run still works.
 *
 * @param {string}                                         home
 * @param {ReturnType<typeof import('./say.mjs').speaker>} say
 */
export async function takeOver( home, say ) {
	const left = await clearLeftover( home );
	if ( left.state === 'busy' ) {
		throw new Problem(
			`This site is running already${ left.url ? `, at ${ left.url }` : '' } (process ${ left.pid }).`,
			'Use it there, or stop it with Ctrl-C in its window first.'
		);
	}
	if ( left.state === 'ended' ) {
		say(
			'An earlier run had been killed and its server was still there: ended it.'
		);
	}
	record( home, '', [] );
}

/**
 * Opens the folder of a site that nobody else serves and that consists of the same parts.
 *
 * @param {string}                                                                    name    The folder's name below .cache/sites, or a path.
 * @param {Record< string, unknown >}                                                 parts   What the site is made of; other parts make another site.
 * @param {{ reset: boolean, say: ReturnType< typeof import('./say.mjs').speaker > }} options
 */
export async function openHome( name, parts, { reset, say } ) {
	const home = homeOf( name );
	await takeOver( home, say );
	const file = path.join( home, 'site.json' );
	const made = JSON.stringify( parts );
	const same =
		fs.existsSync( file ) && fs.readFileSync( file, 'utf8' ) === made;
	if ( reset || ! same ) {
		fs.rmSync( home, { recursive: true, force: true } );
	}
	fs.mkdirSync( path.join( home, 'mails' ), { recursive: true } );
	return {
		dir: home,
		isNew: reset || ! same,
		/** Call it when everything is set up; otherwise the site is created again next time. */
		finished: () => fs.writeFileSync( file, made ),
	};
}

const php = ( value ) =>
	typeof value === 'string'
		? `'${ value.replace( /[\\']/g, '\\$&' ) }'`
		: JSON.stringify( value );

const defines = ( constants ) =>
	Object.entries( constants )
		.map(
			( [ name, value ] ) =>
				`define( ${ php( name ) }, ${ php( value ) } );\n`
		)
		.join( '' );

/**
 * Writes wp-config.php.
 *
 * @param {string}                                      folder    The WordPress folder.
 * @param {Record< string, string | number | boolean >} constants What is this site's own.
 */
export function configure( folder, constants ) {
	const rest = fs
		.readFileSync( path.join( PHP_FILES, 'wp-config.php' ), 'utf8' )
		.replace( '<?php\n', '' );
	fs.writeFileSync(
		path.join( folder, 'wp-config.php' ),
		`<?php\n${ defines( constants ) }\n${ rest }`
	);
}

/**
 * Installs the must-use plugins with the constants that choose their tools.
 *
 * @param {string}                                      folder    The site's wp-content/mu-plugins.
 * @param {Record< string, string | number | boolean >} constants
 */
export function installTools( folder, constants ) {
	fs.mkdirSync( folder, { recursive: true } );
	for ( const [ name, source ] of [
		[ 'rueda-qa', QA ],
		[ 'rueda-tools', MU ],
	] ) {
		const target = path.join( folder, name );
		fs.rmSync( target, { recursive: true, force: true } );
		fs.cpSync( source, target, { recursive: true } );
	}
	const files = [
		'rueda-qa/rueda-qa.php',
		'rueda-tools/parts/setup.php',
		...( constants.RUEDA_DEMO
			? [ 'demo', 'words', 'seed' ].map(
					( part ) => `rueda-tools/parts/${ part }.php`
				)
			: [] ),
	];
	fs.writeFileSync(
		path.join( folder, 'rueda-tools.php' ),
		`<?php\n${ defines( constants ) }${ files
			.map( ( file ) => `require __DIR__ . '/${ file }';\n` )
			.join( '' ) }`
	);
}
