/** The rules of a form whose fields are shown under conditions. */
import { fieldOf, isObject } from '../../../frontend/values/field';

/**
 * A conditional field is not required by the rules that all clients know. Whoever knows conditions finds that rule
 * beside them, and it counts while the field is shown.
 *
 * @param schema  As it comes from the server.
 * @param isShown Whether a field is shown now, by its name.
 */
export function withShown(
	schema: unknown,
	isShown: ( field: unknown ) => boolean
): unknown {
	return isObject( schema )
		? {
				...schema,
				rules: [
					...listIn( schema, 'conditions' )
						.flatMap( ( part ) => listIn( part, 'rules' ) )
						.filter( ( rule ) =>
							isShown( fieldOf( rule, 'field' ) )
						),
					...listIn( schema, 'rules' ),
				],
			}
		: schema;
}

function listIn( parent: unknown, name: string ): unknown[] {
	const list = fieldOf( parent, name );
	return Array.isArray( list ) ? list : [];
}
