import { REPEAT_REFUSED } from '../../../definitions/form-repeat';
import { labelText } from '../../../frontend/values/label-text';
import { fieldsOf, textOf } from '../../../frontend/values/values';

interface Block {
	readonly name: string;
	readonly attributes: object;
	readonly innerBlocks: readonly Block[];
}

const REFUSED: readonly string[] = REPEAT_REFUSED;

/** The labels of the fields that cannot be repeated, at any depth; without a label, the name. */
export const refusedIn = ( blocks: readonly Block[] ): string[] =>
	blocks.flatMap( ( { name, attributes, innerBlocks } ) => {
		const stored = fieldsOf( attributes );
		const isRefused =
			name === 'rueda/form-field' &&
			REFUSED.includes( textOf( stored[ 'type' ] ) );
		return [
			...( isRefused
				? [
						labelText( stored[ 'label' ] ) ||
							textOf( stored[ 'name' ] ),
					]
				: [] ),
			...refusedIn( innerBlocks ),
		];
	} );
