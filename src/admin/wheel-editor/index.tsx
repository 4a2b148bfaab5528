import { registerPlugin } from '@wordpress/plugins';
import { WheelEditor } from './WheelEditor';
import './style.scss';

registerPlugin( 'rueda-wheel-editor', { render: WheelEditor } );
