/**
 * `node tests/bench/nodes/run.mjs --ludicrousdb=folder --redis-cache=folder [part of a promise's name] [--delays=0,2,10]
 * [--wp=7.1]`: one site on two servers, promise by promise. The folders are git repositories of stuttter/ludicrousdb and
 * rhubarbgroup/redis-cache; `redis-server` has to be there.
 */
import { parseArgs } from 'node:util';
import { explain, inWords } from '../../../tools/lib/problem.mjs';
import { speaker } from '../../../tools/lib/say.mjs';
import { filePromises } from './files.mjs';
import { promises } from './promises.mjs';
import { startNodes } from './site.mjs';

const say = speaker();
const { values, positionals } = parseArgs( {
	allowPositionals: true,
	options: {
		ludicrousdb: { type: 'string' },
		'redis-cache': { type: 'string' },
		delays: { type: 'string', default: '0,2,10' },
		caches: { type: 'string', default: 'redis,killed,none' },
		wp: { type: 'string', default: '7.1' },
	},
} );

const CACHES = {
	redis: 'Redis',
	killed: 'Redis was killed',
	none: 'no object cache',
};

const print = ( line ) => process.stdout.write( `${ line }\n` );

/** Each call is another visitor's, as a proxy tells them: one visitor may do less than all rounds do. */
function fromEverywhere( ask ) {
	let visitors = 0;
	return ( address, options = {} ) => {
		const visitor = `198.18.${ Math.floor( ++visitors / 250 ) }.${ ( visitors % 250 ) + 1 }`;
		return ask( address, {
			...options,
			headers: { 'X-Forwarded-For': visitor, ...options.headers },
		} );
	};
}

/** One promise, on a replica that has all that was written before. */
async function isHeld( site, name, keep ) {
	await site.catchUp();
	let got;
	try {
		got = await keep( site );
	} catch ( error ) {
		got = error.message;
	}
	print(
		`${ got === undefined ? 'held    ' : 'NOT held' }  ${ name }${ got === undefined ? '' : `: ${ got }` }`
	);
	return got === undefined;
}

async function main() {
	const site = await startNodes(
		values.wp,
		{
			ludicrousdb: values.ludicrousdb,
			redisCache: values[ 'redis-cache' ],
		},
		say
	);
	site.a = fromEverywhere( site.a );
	site.b = fromEverywhere( site.b );
	const chosen = Object.entries( {
		...promises,
		...filePromises,
	} ).filter( ( [ name ] ) =>
		positionals.every( ( part ) => name.includes( part ) )
	);
	let failed = 0;
	try {
		for ( const cache of values.caches.split( ',' ) ) {
			for ( const delay of values.delays.split( ',' ).map( Number ) ) {
				await site.delay( 0 );
				await site.catchUp();
				await site.cache( cache );
				await site.delay( delay );
				print(
					`\n${ CACHES[ cache ] }, the replica is ${ delay } s late`
				);
				for ( const [ name, keep ] of chosen ) {
					failed += ( await isHeld( site, name, keep ) ) ? 0 : 1;
				}
			}
		}
		const problems = site.problems();
		if ( problems ) {
			print( `\nPHP's log:\n${ problems.slice( 0, 4000 ) }` );
		}
	} finally {
		await site.stop();
	}
	print( `\n${ failed } not held` );
	return failed === 0 ? 0 : 1;
}

try {
	process.exitCode = await main();
} catch ( error ) {
	process.stderr.write( `${ inWords( explain( error ) ) }\n` );
	process.exitCode = 1;
}
