import { __ } from '@wordpress/i18n';
import { siteOf } from '../../../../editor/form/site';
import type { Kind } from '../kind';
import { FilePanel } from './FilePanel';
import { INITIAL_TYPES, limitsInWords, limitsOf, readTypes } from './types';

export const file: Kind = {
	title: __( 'File', 'rueda' ),
	description: __( 'A file that visitors upload.', 'rueda' ),
	icon: 'M12 16V5M8 9l4-4 4 4M4 15v4h16v-4',
	start: { label: __( 'File', 'rueda' ), filetypes: INITIAL_TYPES },
	changed: { filetypes: INITIAL_TYPES },
	limitsInWords: ( attributes ) => {
		const { label, filetypes, isMultiple } = attributes;
		const { mimeTypes, mostBytes, mostBytesTogether, mostFiles } = siteOf();
		const types = readTypes( filetypes, mimeTypes );
		const { size, each, number } = limitsOf( attributes );
		const together = isMultiple ? mostBytesTogether : mostBytes;
		const limits = {
			size: Math.min( size, together || Infinity ),
			each: Math.min( each, mostBytes || Infinity ),
			number: Math.min( number, mostFiles || Infinity ),
		};
		return label.trim() && types.accept[ 0 ]
			? limitsInWords( types, limits, isMultiple, mimeTypes )
			: '';
	},
	Picture: () => <input type="file" tabIndex={ -1 } />,
	Panel: FilePanel,
};
