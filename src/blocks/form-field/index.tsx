import {
	type BlockConfiguration,
	registerBlockType,
	registerBlockVariation,
} from '@wordpress/blocks';
import { ancestor } from '../../editor/form/place';
import { labelText } from '../../frontend/values/label-text';
import { type Attributes, TYPES, type Type } from './rules/attributes';
import { DECLARED } from './rules/read-attributes';
import metadata from './block.json';
import { Edit } from './edit';
import { iconOf } from './editor/icon';
import { offerConditions } from './editor/show-if';
import { kinds } from './kinds';
import './editor.scss';

/** The label in the list view. An empty label would show the variation's title ten times. */
const nameOf = ( { label, conditionText }: Attributes ): string =>
	labelText( label ) || labelText( conditionText );

const common = ( type: Type ) => ( {
	title: kinds[ type ].title,
	description: kinds[ type ].description,
	icon: iconOf( type ),
	isActive: [ 'type' ],
} );

offerConditions();

registerBlockType(
	// eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- In JSON, "string" is any text to TypeScript.
	metadata as unknown as BlockConfiguration< Attributes >,
	{
		...ancestor(),
		attributes: DECLARED,
		icon: iconOf( 'text' ),
		edit: Edit,
		save: () => null,
		__experimentalLabel: nameOf,
	}
);

for ( const type of TYPES ) {
	registerBlockVariation( metadata.name, {
		...common( type ),
		name: type,
		isDefault: type === 'text',
		attributes: { ...kinds[ type ].start, type },
		scope: [ 'inserter', 'block' ],
	} );
}
