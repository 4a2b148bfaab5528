import { SENSITIVITY } from '../../definitions/scroll';
import { numberIn } from '../values/saved-settings';

/** A stored sensitivity within its limits. */
export function sensitivityOf( value: unknown ): number {
	const { min, max, initial } = SENSITIVITY;
	const number = numberIn( value );
	return number !== null && number >= min && number <= max
		? Math.floor( number )
		: initial;
}
