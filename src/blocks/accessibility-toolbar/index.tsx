import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import type { Attributes } from './editor/attributes';
import metadata from './block.json';
import { Edit } from './edit';
import './style.scss';
import './editor.scss';

/** A person in a ring like a wheel's. */
const icon = (
	<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
		<g
			fill="none"
			stroke="currentColor"
			strokeWidth="1.5"
			strokeLinecap="round"
			strokeLinejoin="round"
		>
			<circle cx="12" cy="12" r="9.25" />
			<path d="M7.5 9.75 10.5 10.5v2.75L9.25 17M16.5 9.75l-3 .75v2.75L14.75 17M10.5 10.5h3" />
		</g>
		<circle cx="12" cy="7.25" r="1.4" fill="currentColor" />
	</svg>
);

registerBlockType(
	// eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- In JSON, "string" is any text to TypeScript.
	metadata as BlockConfiguration< Attributes >,
	{ icon, edit: Edit, save: () => null }
);
