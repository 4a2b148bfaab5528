import { createRoot } from '@wordpress/element';
import { SettingsScreen } from './SettingsScreen';
import './style.scss';

// The script stands in the footer, so its place is already there.
const root = document.getElementById( 'rueda-settings' );
if ( root ) {
	createRoot( root ).render(
		<SettingsScreen address={ root.dataset[ 'address' ] ?? '' } />
	);
}
