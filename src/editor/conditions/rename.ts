import type { Conditions } from '../../frontend/conditions/conditions';

/** Conditions in which a field has another name. */
export const renamedInConditions = < Some extends Conditions >(
	conditions: Some,
	from: string,
	to: string
): Some => ( {
	...conditions,
	rules: conditions.rules.map( ( part ) => {
		if ( 'rules' in part ) {
			return renamedInConditions( part, from, to );
		}
		return part.field === from ? { ...part, field: to } : part;
	} ),
} );
