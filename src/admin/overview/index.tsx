import { createRoot } from '@wordpress/element';
import { idOf } from '../../frontend/values/values';
import { OverviewScreen, type WheelName } from './OverviewScreen';
import './style.scss';

/** The page gives the list as PHP makes it. */
const wheelsIn = ( text = '[]' ): WheelName[] =>
	// eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- See includes/Report/Admin/OverviewScreen.php.
	JSON.parse( text ) as WheelName[];

// The script is in the footer, so the element exists.
const root = document.getElementById( 'rueda-overview' );
if ( root ) {
	createRoot( root ).render(
		<OverviewScreen
			wheels={ wheelsIn( root.dataset[ 'wheels' ] ) }
			address={ root.dataset[ 'address' ] ?? '' }
			asked={ idOf(
				new URLSearchParams( window.location.search ).get( 'wheel' )
			) }
		/>
	);
}
