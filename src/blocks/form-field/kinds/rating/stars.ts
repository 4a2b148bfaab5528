import { definition } from './definition';

/** The number of stars, from what the author wrote. PHP reads it in the same way. */
export function starsOf( written: string ): number {
	const { least, most, usual } = definition.stars;
	const number = /^\d{1,9}$/.test( written ) ? Number( written ) : 0;
	return number >= least && number <= most ? number : usual;
}
