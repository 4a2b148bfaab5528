import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import type { Attributes } from './editor/attributes';
import metadata from './block.json';
import { Edit } from './edit';
import { icon } from './editor/icon';
import './style.scss';
import './editor.scss';

/** For the inserter, in the language of the user. */
const example = {
	attributes: {
		source: 'own',
		cta: {
			title: __( 'Talk it over with us', 'rueda' ),
			description: `<p>${ __( 'Half an hour, free of charge.', 'rueda' ) }</p>`,
			buttonLabel: __( 'Choose a date', 'rueda' ),
			buttonLink: '/',
			sbuttonLabel: __( 'How we work', 'rueda' ),
			sbuttonLink: '/',
		},
	},
};

registerBlockType(
	// eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- In JSON, "string" is any text to TypeScript.
	{ ...metadata, example } as unknown as BlockConfiguration< Attributes >,
	{ icon, edit: Edit, save: () => null }
);
