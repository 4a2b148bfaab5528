import { InnerBlocks } from '@wordpress/block-editor';
import { type BlockConfiguration, registerBlockType } from '@wordpress/blocks';
import { ancestor } from '../../editor/form/place';
import type { AfterSending } from '../../editor/form/after-sending';
import metadata from './block.json';
import { Edit } from './edit';
import { keepButtonsInside } from './editor/buttons';
import { offerTags } from './editor/tags';
import './editor.scss';

/** A sheet with a check mark. */
const icon = (
	<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
		<path
			d="M4.75 4.75h14.5v14.5H4.75zM8.5 12l2.5 2.5 4.5-5"
			fill="none"
			stroke="currentColor"
			strokeWidth="1.5"
		/>
	</svg>
);

keepButtonsInside();
offerTags();

// As an object, because WordPress translates the title only then.
registerBlockType(
	// eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- In JSON, "string" is any text to TypeScript.
	metadata as unknown as BlockConfiguration< AfterSending >,
	{
		...ancestor(),
		icon,
		edit: Edit,
		save: () => <InnerBlocks.Content />,
	}
);
