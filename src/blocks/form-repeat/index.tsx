import { InnerBlocks } from '@wordpress/block-editor';
import { type BlockConfiguration, registerBlockType } from '@wordpress/blocks';
import { REPEAT_BLOCK } from '../../definitions/form-repeat';
import { ancestor } from '../../editor/form/place';
import { wrappingIn } from '../../editor/form/wrapping';
import { labelText } from '../../frontend/values/label-text';
import metadata from './block.json';
import { type Attributes, Edit } from './edit';
import './style.scss';
import './editor.scss';

/** Two lines of fields, and a plus below them. */
const icon = (
	<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
		<path
			d="M4 4.5h16v4H4zM4 11.5h16v4H4zM12 17.5v5M9.5 20h5"
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
		transforms: wrappingIn< Attributes >( REPEAT_BLOCK, [
			REPEAT_BLOCK,
			'rueda/form-step',
			'rueda/form-submit',
		] ),
		__experimentalLabel: nameOf,
	}
);
