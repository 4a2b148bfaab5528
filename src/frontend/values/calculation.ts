const NUMBER = /^-?\d{1,15}(\.\d{1,10})?$/;

/** Larger numbers are no longer exact. */
const MOST = 1e12;

/**
 * The result as it is sent: with a point and as many decimals as asked for; "" without an answer, and where it would be
 * too large. PHP computes it in the same way, and only its own result counts.
 *
 * @param isProduct Otherwise it is a sum.
 * @param operands  The answers of each field. What is no number counts 0.
 * @param decimals
 */
export function resultOf(
	isProduct: boolean,
	operands: ReadonlyArray< readonly string[] >,
	decimals: number
): string {
	if ( operands.every( ( answers ) => answers.every( isBlank ) ) ) {
		return '';
	}
	const numbers = operands.map( ( answers ) =>
		answers.reduce( ( sum, answer ) => sum + numberIn( answer ), 0 )
	);
	const result = isProduct
		? numbers.reduce( ( product, number ) => product * number, 1 )
		: numbers.reduce( ( sum, number ) => sum + number, 0 );
	const shift = 10 ** decimals;
	const rounded = Math.floor( result * shift + 0.5 ) / shift;
	return Math.abs( rounded ) < MOST ? rounded.toFixed( decimals ) : '';
}

const isBlank = ( answer: string ): boolean => answer.trim() === '';

const numberIn = ( answer: string ): number =>
	NUMBER.test( answer.trim() ) ? Number( answer ) : 0;

/** The number of decimals that a step asks for. */
export const decimalsOf = ( step: string ): number =>
	/^0\.0?1$/.test( step ) ? step.length - 2 : 0;

/** The names of the fields that are calculated. */
export const namesIn = ( operands: string ): string[] =>
	operands.split( /\s+/ ).filter( Boolean );
