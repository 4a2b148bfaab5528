/**
 * Writes `build/definitions.php`, the class Rueda\Definitions, with a constant for each one that a file in
 * `src/definitions` exports. So PHP and TypeScript cannot disagree about them, and no request has to read JSON.
 */
const fs = require( 'fs' );
const path = require( 'path' );
const typescript = require( 'typescript' );

const { phpValue } = require( './php-value.cjs' );

const FOLDER = path.resolve( __dirname, '..', 'src', 'definitions' );
const ENDS = [ '', '.ts', '/index.ts' ];
const NAME = /^[A-Z][A-Z0-9_]*$/;

/** A definition may import other constants of ours, and nothing else. */
function resolve( from, specifier ) {
	const base = path.resolve( path.dirname( from ), specifier );
	const found = ENDS.map( ( end ) => base + end ).find( ( file ) =>
		fs.statSync( file, { throwIfNoEntry: false } )?.isFile()
	);
	if ( ! specifier.startsWith( '.' ) || ! found ) {
		throw new Error( `${ from }: cannot import '${ specifier }'.` );
	}
	return found;
}

/**
 * Runs a file of TypeScript.
 *
 * @param {string}                file
 * @param {Map< string, Object >} done What each file has exported, so that none runs twice.
 * @return {Object} What it exports.
 */
function evaluate( file, done ) {
	if ( done.has( file ) ) {
		return done.get( file );
	}
	const source = fs.readFileSync( file, 'utf8' );
	if ( file.endsWith( '.json' ) ) {
		const data = JSON.parse( source );
		done.set( file, { ...data, default: data } );
		return done.get( file );
	}
	const module = { exports: {} };
	done.set( file, module.exports );
	const { outputText } = typescript.transpileModule( source, {
		fileName: file,
		compilerOptions: {
			module: typescript.ModuleKind.CommonJS,
			target: typescript.ScriptTarget.ES2022,
		},
	} );
	// These are our own files, and Node does not run TypeScript.
	new Function( 'module', 'exports', 'require', outputText )(
		module,
		module.exports,
		( specifier ) => evaluate( resolve( file, specifier ), done )
	);
	return module.exports;
}

/**
 * @param {string} folder
 * @return {{ constants: Map< string, unknown >, files: string[] }} The constants by name, and all files that were read.
 */
function readDefinitions( folder = FOLDER ) {
	const done = new Map();
	const constants = new Map();
	const names = fs
		.readdirSync( folder )
		.filter( ( name ) => /(?<!\.test|\.d)\.ts$/.test( name ) )
		.sort();
	for ( const name of names ) {
		const exported = evaluate( path.join( folder, name ), done );
		for ( const [ constant, value ] of Object.entries( exported ) ) {
			if ( ! NAME.test( constant ) || constants.has( constant ) ) {
				throw new Error(
					`${ name }: ${ constant } is no name of a constant, or another file has it.`
				);
			}
			constants.set( constant, value );
		}
	}
	return { constants, files: [ ...done.keys() ] };
}

function contents( constants ) {
	const lines = [ ...constants ].map(
		( [ name, value ] ) =>
			`\tpublic const ${ name } = ${ phpValue( value ) };\n`
	);
	return `<?php\n// Written by the build: see tools/definitions-file.cjs.\n\nnamespace Rueda;\n\ndefined( 'ABSPATH' ) || exit;\n\nfinal class Definitions {\n${ lines.join(
		''
	) }}\n`;
}

class DefinitionsFile {
	apply( compiler ) {
		const { RawSource } = compiler.webpack.sources;
		compiler.hooks.thisCompilation.tap(
			'DefinitionsFile',
			( compilation ) => {
				compilation.contextDependencies.add( FOLDER );
				compilation.hooks.processAssets.tap( 'DefinitionsFile', () => {
					const { constants, files } = readDefinitions();
					files.forEach( ( file ) =>
						compilation.fileDependencies.add( file )
					);
					compilation.emitAsset(
						'definitions.php',
						new RawSource( contents( constants ) )
					);
				} );
			}
		);
	}
}

module.exports = { DefinitionsFile, contents, readDefinitions };
