import { identityOf } from '../../../frontend/values/area-identity';
import type { Attributes } from './attributes';

/** For an area whose first name is none: the first letter that is typed, or that of its twin. */
export const freshIdentity = (): string =>
	Math.random().toString( 36 ).slice( 2, 10 );

/** Under its new name an area is still the same one, and its averages go on. */
export const renamed = (
	{ areaId, label }: Pick< Attributes, 'areaId' | 'label' >,
	name: string
): Pick< Attributes, 'areaId' | 'label' > => ( {
	label: name,
	areaId: identityOf( { areaId, label } ) || freshIdentity(),
} );
