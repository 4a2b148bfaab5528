/**
 * Prints progress, each line with the seconds since the start.
 *
 * @param {{ quiet?: boolean }} options
 */
export function speaker( { quiet = false } = {} ) {
	const begin = performance.now();
	const seconds = ( since ) =>
		( ( performance.now() - since ) / 1000 ).toFixed( 1 );

	const say = ( text ) => {
		if ( ! quiet ) {
			process.stdout.write(
				`[${ seconds( begin ).padStart( 6 ) } s] ${ text }\n`
			);
		}
	};
	/** Prints a task, runs it, and prints how long it took. */
	const step = async ( text, work ) => {
		say( `${ text } …` );
		const since = performance.now();
		const patience = setInterval(
			() => say( `… still at it, ${ seconds( since ) } s so far` ),
			20_000
		);
		try {
			const result = await work();
			say( `${ text }: done in ${ seconds( since ) } s` );
			return result;
		} finally {
			clearInterval( patience );
		}
	};
	return Object.assign( say, { step } );
}
