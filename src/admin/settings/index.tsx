import { createRoot } from '@wordpress/element';
import { SettingsScreen } from './SettingsScreen';
import './style.scss';

// The script is in the footer, so the element exists.
const root = document.getElementById( 'rueda-settings' );
if ( root ) {
	createRoot( root ).render(
		<SettingsScreen address={ root.dataset[ 'address' ] ?? '' } />
	);
}
