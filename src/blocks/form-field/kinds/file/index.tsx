import { __ } from '@wordpress/i18n';
import type { Kind } from '../kind';
import { FilePanel } from './FilePanel';

export const file: Kind = {
	title: __( 'File', 'rueda' ),
	description: __( 'A file that visitors upload.', 'rueda' ),
	icon: 'M12 16V5M8 9l4-4 4 4M4 15v4h16v-4',
	start: { label: __( 'File', 'rueda' ) },
	Picture: () => <input type="file" tabIndex={ -1 } />,
	Panel: FilePanel,
};
