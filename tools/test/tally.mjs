import { inWords, Problem } from '../lib/problem.mjs';

/**
 * @typedef {Object} Result
 * @property {number}   passed
 * @property {number}   failed
 * @property {number}   skipped
 * @property {string[]} [names]   What failed, told at once: a run that is cut off later has said it.
 * @property {string}   [output]  What a person needs to see when something failed.
 * @property {string[]} [notices] What has to be said loudly whatever the result.
 */

/**
 * The result of a part that cannot run here, which must not look like a success.
 *
 * @param {string}  why
 * @param {boolean} ci
 * @return {Result} Failed in CI, elsewhere skipped with a notice.
 */
export const unavailable = ( why, ci ) =>
	ci
		? { passed: 0, failed: 1, skipped: 0, output: why }
		: { passed: 0, failed: 0, skipped: 1, notices: [ why ] };

/**
 * Whether a part was skipped.
 *
 * @param {Result} result
 */
export const ranNothing = ( { passed, failed } ) => passed + failed === 0;

/**
 * Combines two results into one.
 *
 * @param {Result} one
 * @param {Result} other
 * @return {Result} What both say.
 */
export const together = ( one, other ) => ( {
	passed: one.passed + other.passed,
	failed: one.failed + other.failed,
	skipped: one.skipped + other.skipped,
	names: [ ...( one.names ?? [] ), ...( other.names ?? [] ) ],
	output: [ one.output, other.output ].filter( Boolean ).join( '\n' ),
	notices: [ ...( one.notices ?? [] ), ...( other.notices ?? [] ) ],
} );

const seconds = ( since ) => ( performance.now() - since ) / 1000;

const figures = ( { passed, failed, skipped } ) =>
	`${ passed } passed, ${ failed } failed, ${ skipped } skipped`;

const heading = ( text ) =>
	`\n${ '='.repeat( 72 ) }\n${ text }\n${ '='.repeat( 72 ) }\n`;

function mark( { passed, failed, skipped } ) {
	if ( failed > 0 ) {
		return 'FAILED ';
	}
	return skipped > 0 && passed === 0 ? 'SKIPPED' : 'ok     ';
}

/** Counts the results of all parts, and prints each part and at last the total. */
export class Tally {
	#begin = performance.now();
	#parts = [];

	/**
	 * Runs one part. A part that throws has failed.
	 *
	 * @param {string}                  name
	 * @param {() => Promise< Result >} work
	 * @return {Promise< void >} When it is done and told.
	 */
	async part( name, work ) {
		const since = performance.now();
		let result;
		try {
			result = await work();
		} catch ( error ) {
			const output =
				error instanceof Problem
					? inWords( error )
					: String( error?.stack ?? error );
			result = { passed: 0, failed: 1, skipped: 0, output };
		}
		const part = {
			name,
			seconds: seconds( since ),
			names: [],
			output: '',
			notices: [],
			...result,
		};
		this.#parts.push( part );
		process.stdout.write(
			`${ mark( part ) } ${ name }: ${ figures( part ) } (${ part.seconds.toFixed( 1 ) } s)\n`
		);
		for ( const failure of part.names ) {
			process.stdout.write( `          ${ failure }\n` );
		}
	}

	/** @return {{ passed: number, failed: number, skipped: number }} Over all parts so far. */
	sum() {
		const of = ( key ) =>
			this.#parts.reduce( ( total, part ) => total + part[ key ], 0 );
		return {
			passed: of( 'passed' ),
			failed: of( 'failed' ),
			skipped: of( 'skipped' ),
		};
	}

	/** Prints failures in full, notices, times, and at last one line with the total. */
	tell() {
		const write = ( text ) => process.stdout.write( `${ text }\n` );
		for ( const { name, output } of this.#parts.filter(
			( { failed } ) => failed > 0
		) ) {
			write( heading( `FAILED: ${ name }` ) );
			write( output.trimEnd() || 'It failed without a word.' );
		}
		for ( const { name, notices } of this.#parts.filter(
			( part ) => part.notices.length > 0
		) ) {
			write( heading( `NOTICE: ${ name }` ) );
			write( notices.join( '\n' ) );
		}
		write( heading( 'Time by part, in seconds (parts run side by side)' ) );
		for ( const { name, seconds: took } of [ ...this.#parts ].sort(
			( a, b ) => b.seconds - a.seconds
		) ) {
			write( `${ took.toFixed( 1 ).padStart( 7 ) }  ${ name }` );
		}
		write(
			`${ seconds( this.#begin ).toFixed( 1 ).padStart( 7 ) }  the whole\n`
		);
		write( figures( this.sum() ) );
	}
}
