import { registerPlugin } from '@wordpress/plugins';
import { FormEditor } from './FormEditor';
import './style.scss';

registerPlugin( 'rueda-form-editor', { render: FormEditor } );
