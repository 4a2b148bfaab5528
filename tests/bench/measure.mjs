/** Measures operations in turn, so that other work of the machine affects all of them alike. */

export const median = ( numbers ) => {
	const sorted = [ ...numbers ].sort( ( a, b ) => a - b );
	const middle = Math.floor( sorted.length / 2 );
	return sorted.length % 2
		? sorted[ middle ]
		: ( sorted[ middle - 1 ] + sorted[ middle ] ) / 2;
};

let visitors = 0;

/** Each call gets another visitor address from the ranges that are reserved for examples. */
const nextVisitor = () => {
	visitors++;
	return `2001:db8:${ Math.floor( visitors / 65536 ).toString( 16 ) }:${ ( visitors % 65536 ).toString( 16 ) }::1`;
};

const bodyOf = ( content ) =>
	content instanceof FormData ? content : new URLSearchParams( content );

async function call(
	stack,
	{ path, fields, method = fields ? 'POST' : 'GET', expect, headers: own },
	headers = {}
) {
	const content = typeof fields === 'function' ? fields() : fields;
	const started = performance.now();
	const answer = await fetch( stack.url + path, {
		method,
		headers: { 'X-Bench': nextVisitor(), ...own, ...headers },
		...( content ? { body: bodyOf( content ) } : {} ),
	} );
	const text = await answer.text();
	const wall = performance.now() - started;
	if ( ! answer.ok || ! ( expect ?? ( () => true ) )( text ) ) {
		throw new Error(
			`${ path } answered ${ answer.status }: ${ text.slice( 0, 500 ) }`
		);
	}
	return wall;
}

/**
 * @param {Object}                 stack
 * @param {Record<string, object>} operations By name: `path`, `fields` for a POST (a function makes them anew each time; also a FormData), `headers`, `expect( text )`.
 * @param {number}                 rounds
 * @return {Promise< Record< string, { cpu: number, database: number, wall: number, queries: number, memory: number, files: number, sql: string[], cpuByRound: number[] } > >} Medians a request; times in milliseconds.
 */
export async function measure( stack, operations, rounds ) {
	const names = Object.keys( operations );
	const samples = Object.fromEntries( names.map( ( name ) => [ name, [] ] ) );
	// One-time work like compiling and caching is not measured.
	for ( let warm = 0; warm < 8; warm++ ) {
		for ( const name of names ) {
			await call( stack, operations[ name ] );
		}
	}
	stack.taken();
	for ( let round = 0; round < rounds; round++ ) {
		const turn = round % names.length;
		for ( const name of [
			...names.slice( turn ),
			...names.slice( 0, turn ),
		] ) {
			const before = stack.databaseTime();
			const wall = await call( stack, operations[ name ] );
			const database = ( stack.databaseTime() - before ) / 1000;
			const [ { cpu, queries, memory, files } ] = stack.taken();
			samples[ name ].push( {
				wall,
				database,
				cpu: cpu / 1000,
				queries,
				memory,
				files,
			} );
		}
	}
	const results = {};
	for ( const name of names ) {
		const of = ( key ) =>
			median( samples[ name ].map( ( sample ) => sample[ key ] ) );
		await call( stack, operations[ name ], { 'X-Bench-Trace': '1' } );
		const [ { sql } ] = stack.taken();
		results[ name ] = {
			cpu: of( 'cpu' ),
			database: of( 'database' ),
			wall: of( 'wall' ),
			queries: of( 'queries' ),
			memory: of( 'memory' ),
			files: of( 'files' ),
			sql,
			// In the order of the rounds, so that operations can be compared round by round.
			cpuByRound: samples[ name ].map( ( sample ) => sample.cpu ),
		};
	}
	return results;
}
