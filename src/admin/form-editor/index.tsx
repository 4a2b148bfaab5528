import { registerPlugin } from '@wordpress/plugins';
import { FormEditor } from './FormEditor';
import './style.scss';

registerPlugin( 'rueda-form-editor', {
	render: FormEditor,
	// Without this, WordPress shows a plug icon beside each panel before publishing.
	icon: null,
} );
