import { InnerBlocks } from '@wordpress/block-editor';
import {
	type BlockConfiguration,
	registerBlockType,
	registerBlockVariation,
} from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { ancestor } from '../../editor/form/place';
import { wrappingIn } from '../../editor/form/wrapping';
import { labelText } from '../../frontend/values/label-text';
import metadata from './block.json';
import { type Attributes, Edit } from './edit';
import './style.scss';
import './editor.scss';

/** Two steps of a stair. */
const icon = (
	<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
		<path
			d="M3 18.5h6v-5h6v-5h6"
			fill="none"
			stroke="currentColor"
			strokeWidth="1.5"
		/>
	</svg>
);

/** The label in the list view. */
const nameOf = ( { title }: Attributes ): string => labelText( title );

// As an object, because WordPress translates the title only then.
registerBlockType(
	// eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- In JSON, "string" is any text to TypeScript.
	metadata as unknown as BlockConfiguration< Attributes >,
	{
		...ancestor(),
		icon,
		edit: Edit,
		save: () => <InnerBlocks.Content />,
		transforms: wrappingIn< Attributes >( metadata.name, [
			metadata.name,
		] ),
		__experimentalLabel: nameOf,
	}
);

registerBlockVariation( metadata.name, {
	name: 'fields',
	title: __( 'Step', 'rueda' ),
	isDefault: true,
	innerBlocks: [ [ 'rueda/form-field', {} ] ],
	scope: [ 'inserter' ],
} );

registerBlockVariation( metadata.name, {
	name: 'answers',
	title: __( 'Step with all answers', 'rueda' ),
	description: __(
		'Visitors see what they have answered, and can change it before they send the form.',
		'rueda'
	),
	attributes: { answers: true, title: __( 'Check your answers', 'rueda' ) },
	scope: [ 'inserter' ],
} );
