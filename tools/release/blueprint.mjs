/**
 * The blueprint with which the plugin directory opens a preview in WordPress Playground: the demonstration of `npm start`,
 * made by the same code. `npm run blueprint` writes it.
 */
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { ROOT } from '../lib/paths.mjs';
import { demo } from '../seed/demo.mjs';

export const BLUEPRINT = '.wordpress-org/blueprints/blueprint.json';

const SOURCES = path.join( ROOT, 'tools/mu' );
/** Beside the plugins of the preview, and not among them. */
const TARGET = '/wordpress/wp-content/rueda-demonstration';

const made = fs
	.readdirSync( path.join( SOURCES, 'demo' ) )
	.sort()
	.map( ( file ) => `demo/${ file }` );

/** PHP of a value that JSON can hold. */
const php = ( value ) =>
	`json_decode( '${ JSON.stringify( value ).replace( /['\\]/g, '\\$&' ) }', true )`;

const code = `<?php
require '/wordpress/wp-load.php';
wp_set_current_user( 1 );
require '${ TARGET }/parts/demo.php';
rueda_demo_make( ${ php( demo( 'en_US' ) ) } );`;

const writing = ( file ) => ( {
	step: 'writeFile',
	path: `${ TARGET }/${ file }`,
	data: fs.readFileSync( path.join( SOURCES, file ), 'utf8' ),
} );

/** What the preview does, step by step. */
export const blueprint = () => ( {
	$schema: 'https://playground.wordpress.net/blueprint-schema.json',
	landingPage: '/',
	preferredVersions: { php: '8.3', wp: 'latest' },
	features: { networking: true },
	login: true,
	steps: [
		{
			step: 'installPlugin',
			pluginData: { resource: 'wordpress.org/plugins', slug: 'rueda' },
			options: { activate: true },
		},
		...[ 'parts', 'demo' ].map( ( folder ) => ( {
			step: 'mkdir',
			path: `${ TARGET }/${ folder }`,
		} ) ),
		...[ 'parts/demo.php', ...made ].map( writing ),
		{ step: 'runPHP', code },
	],
} );

export const blueprintText = () =>
	`${ JSON.stringify( blueprint(), null, '\t' ) }\n`;

if ( import.meta.url === pathToFileURL( process.argv[ 1 ] ?? '' ).href ) {
	const file = path.join( ROOT, BLUEPRINT );
	fs.mkdirSync( path.dirname( file ), { recursive: true } );
	fs.writeFileSync( file, blueprintText() );
	process.stdout.write( `${ BLUEPRINT }\n` );
}
