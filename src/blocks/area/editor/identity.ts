import { identityOf } from '../../../frontend/values/area-identity';
import type { Attributes } from './attributes';

/** For an area that got its name letter by letter, or for a copy. */
export const freshIdentity = (): string =>
	Math.random().toString( 36 ).slice( 2, 10 );

/** A renamed area stays the same area, so its averages continue. */
export const renamed = (
	{ areaId, label }: Pick< Attributes, 'areaId' | 'label' >,
	name: string
): Pick< Attributes, 'areaId' | 'label' > => ( {
	label: name,
	areaId: identityOf( { areaId, label } ) || freshIdentity(),
} );
