import { registerBlockType } from '@wordpress/blocks';
import { ancestor } from '../../editor/form/place';
import metadata from './block.json';
import { type Attributes, Edit } from './edit';
import { icon } from './editor/icon';

registerBlockType< Attributes >( metadata.name, {
	...metadata,
	...ancestor(),
	icon,
	edit: Edit,
	save: () => null,
} );
