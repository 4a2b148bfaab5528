import { registerPlugin } from '@wordpress/plugins';
import { WheelEditor } from './WheelEditor';
import './style.scss';

registerPlugin( 'rueda-wheel-editor', {
	render: WheelEditor,
	// Without this, WordPress shows a plug icon beside each panel before publishing.
	icon: null,
} );
