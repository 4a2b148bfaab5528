const MOST = 10;
const USUAL = 5;

/** The number of stars, from what the author wrote. PHP reads it in the same way. */
export function starsOf( written: string ): number {
	const number = /^\d{1,9}$/.test( written ) ? Number( written ) : 0;
	return number >= 2 && number <= MOST ? number : USUAL;
}
