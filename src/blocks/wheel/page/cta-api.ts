/** The requests for a call to action, and the checks of their answers. */
import { ajaxOrPage } from '../../../frontend/server/ajax-or-page';
import { request } from '../../../frontend/server/http';
import { type Cta, parseGlobalCta } from '../../../frontend/cta/cta';
import { webUrl } from '../../../frontend/values/address';
import { fieldsOf, isFields, jsonOf } from '../../../frontend/values/values';
import { type Loaded, only, read } from './api';

export async function loadPageLink(
	id: number,
	signal?: AbortSignal
): Promise< Loaded< string > > {
	return read(
		await request( { path: `/wp/v2/pages/${ id }`, ...only( signal ) } ),
		( page ) => webUrl( fieldsOf( page )[ 'link' ] )
	);
}

export async function loadCta(
	signal?: AbortSignal
): Promise< Loaded< Cta > > {
	return read(
		await ajaxOrPage( 'getCTA', { mode: 'front' }, only( signal ) ),
		( data ) => ( isSetting( data ) ? parseGlobalCta( data ) : null )
	);
}

/** Settings arrive as JSON text, or as an empty list if they were never saved. */
function isSetting( data: unknown ): boolean {
	const value = jsonOf( data );
	return isFields( value ) || Array.isArray( value );
}
