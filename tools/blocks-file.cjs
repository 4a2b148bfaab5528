/**
 * Writes `build/blocks.php` with the metadata of all blocks by the names of their folders, in the form that WordPress's
 * block metadata collections read. So no request has to read JSON.
 *
 * The metadata of the main block is in the plugin's own folder, and a copy is written beside its built files.
 */
const fs = require( 'fs' );
const path = require( 'path' );

const { readDefinitions } = require( './definitions-file.cjs' );
const { phpValue } = require( './php-value.cjs' );

const root = path.resolve( __dirname, '..' );
const LEAD = 'wheel';

/** Fields that only people and JSON editors need. */
const LEFT_OUT = [ '$schema' ];

function readLead() {
	const source = fs.readFileSync( path.join( root, 'block.json' ), 'utf8' );
	return source.replaceAll( `file:./build/blocks/${ LEAD }/`, 'file:./' );
}

/** @return {Record<string, string>} The JSON of each block, by its folder's name. */
function sources() {
	const folder = path.join( root, 'src', 'blocks' );
	const found = { [ LEAD ]: readLead() };
	for ( const name of fs.readdirSync( folder ) ) {
		const file = path.join( folder, name, 'block.json' );
		if ( fs.existsSync( file ) ) {
			found[ name ] = fs.readFileSync( file, 'utf8' );
		}
	}
	return Object.fromEntries( Object.entries( found ).sort() );
}

/** Fields can have the kinds that src/definitions names. */
function addKinds( { attributes } ) {
	const kinds = readDefinitions().constants.get( 'FIELD_KINDS' );
	attributes.type.enum = Object.keys( kinds );
}

function contents( blocks ) {
	const lines = Object.entries( blocks ).map( ( [ name, json ] ) => {
		const metadata = JSON.parse( json );
		LEFT_OUT.forEach( ( key ) => delete metadata[ key ] );
		if ( name === 'form-field' ) {
			addKinds( metadata );
		}
		return `\t${ phpValue( name ) } => ${ phpValue( metadata ) },\n`;
	} );
	return `<?php\n// Written by the build: see tools/blocks-file.cjs.\n\ndefined( 'ABSPATH' ) || exit;\n\nreturn [\n${ lines.join(
		''
	) }];\n`;
}

class BlocksFile {
	apply( compiler ) {
		const { RawSource } = compiler.webpack.sources;
		compiler.hooks.thisCompilation.tap( 'BlocksFile', ( compilation ) => {
			compilation.hooks.processAssets.tap( 'BlocksFile', () => {
				const blocks = sources();
				compilation.emitAsset(
					'blocks.php',
					new RawSource( contents( blocks ) )
				);
				compilation.emitAsset(
					`blocks/${ LEAD }/block.json`,
					new RawSource( blocks[ LEAD ] )
				);
			} );
			compilation.fileDependencies.add( path.join( root, 'block.json' ) );
		} );
	}
}

module.exports = { BlocksFile, contents };
