import { registerPlugin } from '@wordpress/plugins';
import { WheelEditor } from './WheelEditor';
import './style.scss';

registerPlugin( 'rueda-wheel-editor', {
	render: WheelEditor,
	// Else WordPress draws a plug beside each panel before publishing.
	icon: null,
} );
