import { plainText } from '../../../frontend/values/plain-text';
import { fieldsOf, idOf, textOf } from '../../../frontend/values/values';

export interface Listed {
	readonly id: number;
	readonly title: string;
	readonly status: string;
}

/** Reads a list of forms from WordPress's REST API or from the protocol's, which has fewer fields. */
export const formsIn = ( data: unknown ): readonly Listed[] =>
	Array.isArray( data )
		? data.flatMap( ( raw ) => {
				const { id, title, status } = fieldsOf( raw );
				const number = idOf( id );
				return number === null
					? []
					: [
							{
								id: number,
								title: plainText(
									textOf( fieldsOf( title )[ 'rendered' ] ) ||
										textOf( title )
								),
								status: textOf( status ) || 'publish',
							},
						];
			} )
		: [];

/** Joins lists of forms without repeating any, the first list first. */
export const together = (
	...lists: readonly ( readonly Listed[] )[]
): readonly Listed[] => [
	...new Map( lists.flat().map( ( form ) => [ form.id, form ] ) ).values(),
];
