/**
 * `node tests/bench/run.mjs [part of a file's name in cases/] [--rounds=200] [--wp=7.1] [--sql] [--contact-form-7=FOLDER]`: what the
 * plugin costs, as ratios within one run; with the folder of Contact Form 7, beside it. Figures in milliseconds differ between machines and between runs; ratios do not.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { explain, inWords } from '../../tools/lib/problem.mjs';
import { speaker } from '../../tools/lib/say.mjs';
import { measure } from './measure.mjs';
import { startStack } from './stack.mjs';

const folder = path.join(
	path.dirname( fileURLToPath( import.meta.url ) ),
	'cases'
);
const say = speaker();
const { values, positionals } = parseArgs( {
	allowPositionals: true,
	options: {
		rounds: { type: 'string', default: '200' },
		wp: { type: 'string', default: '7.1' },
		sql: { type: 'boolean', default: false },
		'contact-form-7': { type: 'string' },
	},
} );

const columns = ( ...cells ) =>
	cells
		.map( ( cell, index ) =>
			index === 0
				? String( cell ).padEnd( 24 )
				: String( cell ).padStart( 12 )
		)
		.join( '' );

const print = ( line = '' ) => process.stdout.write( `${ line }\n` );

function table( results ) {
	print(
		columns(
			'',
			'PHP ms',
			'database ms',
			'answer ms',
			'queries',
			'memory KiB'
		)
	);
	for ( const [ operation, figures ] of Object.entries( results ) ) {
		const { cpu, database, wall, queries, memory } = figures;
		print(
			columns(
				operation,
				cpu.toFixed( 2 ),
				database.toFixed( 2 ),
				wall.toFixed( 2 ),
				queries,
				Math.round( memory / 1024 )
			)
		);
		if ( values.sql ) {
			for ( const [ statement, callers ] of figures.sql ) {
				print( `    ${ statement.slice( 0, 180 ) }` );
				print(
					`        by ${ callers.split( ', ' ).slice( -6 ).join( ' > ' ) }`
				);
			}
		}
	}
}

/** A case with requests, by the number of rows. Others measure in their own way. */
async function runCase( stack, { name, sizes, prepare, run, promises } ) {
	if ( run ) {
		const found = await say.step( `${ name }: measuring`, () =>
			run( stack, print )
		);
		print();
		report( name, promises( found ) );
		return;
	}
	const { fill, operations } = await prepare( stack );
	const bySize = {};
	for ( const size of sizes ) {
		await say.step( `${ name }: filling up to ${ size } rows`, () =>
			fill( size )
		);
		bySize[ size ] = await say.step( `${ name }: measuring`, () =>
			measure( stack, operations, Number( values.rounds ) )
		);
		print( `\n${ name }, ${ size } rows` );
		table( bySize[ size ] );
	}
	print();
	report( name, promises( bySize ) );
}

function report( name, promises ) {
	for ( const [ promise, figure, limit ] of promises ) {
		const isKept = figure <= limit;
		print(
			`${ isKept ? 'kept  ' : 'BROKEN' } ${ figure.toFixed( 3 ) } (at most ${ limit })  ${ name }: ${ promise }`
		);
		process.exitCode = isKept ? process.exitCode : 1;
	}
}

const wanted = readdirSync( folder ).filter(
	( file ) =>
		file.endsWith( '.mjs' ) &&
		positionals.every( ( part ) => file.includes( part ) )
);
let stack;
try {
	if ( wanted.length === 0 ) {
		throw new Error(
			`No file in tests/bench/cases has "${ positionals.join( ' ' ) }" in its name.`
		);
	}
	stack = await startStack( values.wp, say, values[ 'contact-form-7' ] );
	print(
		`WordPress ${ stack.wp }, PHP ${ stack.php }, MariaDB; medians of ${ values.rounds } requests, turn by turn`
	);
	for ( const file of wanted ) {
		await runCase( stack, await import( path.join( folder, file ) ) );
	}
} catch ( error ) {
	process.stderr.write( `${ inWords( explain( error, 'The bench' ) ) }\n` );
	process.exitCode = 1;
} finally {
	await stack?.stop();
}
