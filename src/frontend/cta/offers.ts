/** The calls to action that a wheel has for some results. includes/CallToAction/Offers.php chooses in the same way. */
import { conditionsHold, readConditions } from '../conditions/conditions';
import { fieldsOf, isFields, textOf } from '../values/values';
import { type Cta, parseGlobalCta } from './cta';
import { answersOfResult, type ResultArea } from './result-answers';

/** The first one that holds and has something to show. */
export function offerFor(
	offers: unknown,
	areas: readonly ResultArea[]
): Cta | null {
	const answersOf = answersOfResult( areas );
	for ( const offer of listOf( offers ).filter( isFields ) ) {
		const cta = {
			...parseGlobalCta( offer[ 'cta' ] ),
			offer: textOf( offer[ 'id' ] ),
		};
		if (
			( cta.title || cta.description || cta.buttons.length ) &&
			conditionsHold( readConditions( offer[ 'when' ] ), answersOf )
		) {
			return cta;
		}
	}
	return null;
}

/**
 * The same for the `rueda_offers` of a wheel's answer.
 *
 * @param stored
 * @param areas  In the order of the wheel.
 */
export function offerOfWheel(
	stored: unknown,
	areas: readonly Omit< ResultArea, 'identity' >[]
): Cta | null {
	const { offers, areas: identities } = fieldsOf( stored );
	return offerFor(
		offers,
		areas.map( ( area, index ) => ( {
			...area,
			identity: textOf( listOf( identities )[ index ] ) || area.label,
		} ) )
	);
}

const listOf = ( value: unknown ): readonly unknown[] =>
	Array.isArray( value ) ? value : [];
