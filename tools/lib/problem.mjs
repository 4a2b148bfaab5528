/** An error that a person can fix: it says what failed and what to do. */
export class Problem extends Error {
	/**
	 * @param {string}  what
	 * @param {string}  todo
	 * @param {unknown} [cause]
	 */
	constructor( what, todo, cause ) {
		super( what, { cause } );
		this.name = 'Problem';
		this.todo = todo;
	}
}

const NETWORK =
	/\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT)\b/;
const DISK = /\b(ENOSPC|EDQUOT)\b|No space left on device|Disk quota exceeded/;

const FULL = 'the disk is full.';

/** All codes and messages of the causes, with the output of commands. */
function evidence( error ) {
	const parts = [];
	for ( let at = error; at instanceof Error; at = at.cause ) {
		parts.push( at.code ?? '', at.message, at.output ?? '' );
	}
	return parts.join( '\n' );
}

const isNetwork = ( error ) => NETWORK.test( evidence( error ) );
export const isDiskFull = ( error ) => DISK.test( evidence( error ) );

/**
 * Wraps an error in a text that tells what to do.
 *
 * @param {unknown} error
 * @param {string}  doing What was being done, as in "Fetching WordPress".
 * @return {Problem} A problem; one that is in words already is left alone, unless the disk is behind it.
 */
export function explain( error, doing ) {
	if ( isDiskFull( error ) ) {
		// The innermost message describes best what failed.
		if ( error instanceof Problem && error.message.endsWith( FULL ) ) {
			return error;
		}
		return new Problem(
			`${ doing } failed: ${ FULL }`,
			'Free about 2 GB, then run the same command again.',
			error
		);
	}
	if ( error instanceof Problem ) {
		return error;
	}
	if ( isNetwork( error ) ) {
		return new Problem(
			`${ doing } failed: the network could not be reached.`,
			'Check the connection (and the proxy, if there is one), then run the same command again.',
			error
		);
	}
	if ( error?.code === 'EACCES' || error?.code === 'EPERM' ) {
		return new Problem(
			`${ doing } failed: ${ error.message }`,
			'Give the user who runs this the right to write there, then run the same command again.',
			error
		);
	}
	const message = error instanceof Error ? error.message : String( error );
	return new Problem(
		`${ doing } failed: ${ message }`,
		'The lines above say more. Run the same command again once it is mended.',
		error
	);
}

/**
 * The text of a problem as it is printed.
 *
 * @param {Problem} problem
 */
export function inWords( problem ) {
	const output = problem.cause instanceof Error ? problem.cause.output : '';
	const tail = output
		? `${ output.trimEnd().split( '\n' ).slice( -25 ).join( '\n' ) }\n\n`
		: '';
	return `${ tail }${ problem.message }\nWhat to do: ${ problem.todo }`;
}
