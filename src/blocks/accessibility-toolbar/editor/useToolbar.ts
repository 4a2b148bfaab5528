import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import {
	PLAIN_TOOLBAR,
	type Toolbar,
	TOOLBAR_OPTION,
} from '../../../editor/accessibility-toolbar/settings';
import { asSent } from '../../../frontend/server/as-sent';
import { request } from '../../../frontend/server/http';

/** Those that users may see; this one is missing while it cannot be read. */
type SiteSettings = Readonly< Partial< Record< string, Toolbar > > >;

interface SiteToolbar {
	readonly toolbar: Toolbar;
	/** Only admins may read the settings; others see the default toolbar. */
	readonly mayEdit: boolean;
}

export function useToolbar(): SiteToolbar {
	const [ toolbar, setToolbar ] = useState< Toolbar | null >( null );
	const mayEdit = useSelect(
		( select ) => select( coreStore ).canUser( 'update', 'settings' ),
		[]
	);
	useEffect( () => {
		let isHere = true;
		if ( ! mayEdit ) {
			return undefined;
		}
		void request( { path: '/wp/v2/settings' } ).then( ( answer ) => {
			if ( isHere && answer.ok ) {
				setToolbar(
					asSent< SiteSettings >( answer.data )?.[ TOOLBAR_OPTION ] ??
						null
				);
			}
		} );
		return () => {
			isHere = false;
		};
	}, [ mayEdit ] );
	return {
		toolbar: toolbar ?? PLAIN_TOOLBAR,
		mayEdit: mayEdit === true,
	};
}
