import { registerPlugin } from '@wordpress/plugins';
import { FormEditor } from './FormEditor';
import './style.scss';

registerPlugin( 'rueda-form-editor', {
	render: FormEditor,
	// Else WordPress draws a plug beside each panel before publishing.
	icon: null,
} );
