import { createRoot } from '@wordpress/element';
import { fieldsOf, idOf, jsonOf, textOf } from '../../frontend/values/values';
import { OverviewScreen, type WheelName } from './OverviewScreen';
import './style.scss';

function wheelsIn( text: string | undefined ): WheelName[] {
	const list = jsonOf( text );
	return Array.isArray( list )
		? list.flatMap( ( one: unknown ) => {
				const { id, name } = fieldsOf( one );
				const known = idOf( id );
				return known === null
					? []
					: [ { id: known, name: textOf( name ) } ];
			} )
		: [];
}

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
