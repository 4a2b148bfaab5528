import { InnerBlocks } from '@wordpress/block-editor';
import {
	type BlockConfiguration,
	registerBlockType,
	registerBlockVariation,
} from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { ancestor } from '../../editor/form/place';
import { labelText } from '../../frontend/values/label-text';
import metadata from './block.json';
import { type Attributes, Edit } from './edit';
import { USUAL } from './parts';
import { fieldOf } from './words';
import './style.scss';
import './editor.scss';

/** A house. */
const icon = (
	<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
		<path
			d="M4 11.5 12 4.5l8 7M6 10v9.5h12V10M10 19.5v-5h4v5"
			fill="none"
			stroke="currentColor"
			strokeWidth="1.5"
		/>
	</svg>
);

/** The label in the list view. */
const nameOf = ( { label }: Attributes ): string => labelText( label );

// As an object, because WordPress translates the title only then.
registerBlockType(
	// eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- In JSON, "string" is any text to TypeScript.
	metadata as unknown as BlockConfiguration< Attributes >,
	{
		...ancestor(),
		icon,
		edit: Edit,
		save: () => <InnerBlocks.Content />,
		__experimentalLabel: nameOf,
	}
);

registerBlockVariation( metadata.name, {
	name: 'usual',
	title: __( 'Address', 'rueda' ),
	isDefault: true,
	attributes: { label: __( 'Address', 'rueda' ) },
	innerBlocks: USUAL.map( ( part ) => [
		'rueda/form-field',
		fieldOf( part, '', false ),
	] ),
	scope: [ 'inserter' ],
} );
