import { type BlockConfiguration, registerBlockType } from '@wordpress/blocks';
import { ancestor } from '../../editor/form/place';
import metadata from './block.json';
import { type Attributes, Edit } from './edit';

/** A button with a line of text. */
const icon = (
	<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
		<path
			d="M3 7.5h18v9H3zM7.5 12h8M13 9.5l2.5 2.5-2.5 2.5"
			fill="none"
			stroke="currentColor"
			strokeWidth="1.5"
		/>
	</svg>
);

// As an object, because WordPress translates the title only then.
registerBlockType(
	// eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- In JSON, "string" is any text to TypeScript.
	metadata as unknown as BlockConfiguration< Attributes >,
	{
		...ancestor(),
		icon,
		edit: Edit,
		save: () => null,
	}
);
