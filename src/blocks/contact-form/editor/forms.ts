import { plainText } from '../../../frontend/values/plain-text';
import { fieldsOf, idOf, textOf } from '../../../frontend/values/values';

export interface Listed {
	readonly id: number;
	readonly title: string;
	readonly status: string;
}

/** Forms as the server lists them: WordPress's way, or the protocol's, which says less. */
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

/** Each once, those that were looked for first. */
export const together = (
	...lists: readonly ( readonly Listed[] )[]
): readonly Listed[] => [
	...new Map( lists.flat().map( ( form ) => [ form.id, form ] ) ).values(),
];
