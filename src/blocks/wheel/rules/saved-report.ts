import { webUrl } from '../../../frontend/values/address';
import { plainText } from '../../../frontend/values/plain-text';
import { fieldsOf, idOf, textOf } from '../../../frontend/values/values';
import type { SavedReport } from './saving';

/** Reads a report from the server's answer or from this tab's storage. Null if it is none. */
export function readReport( data: unknown ): SavedReport | null {
	const fields = fieldsOf( data );
	const link = webUrl( fields[ 'link' ] );
	const id = idOf( fields[ 'id' ] );
	return link !== null && id !== null
		? {
				link,
				id,
				title: plainText( textOf( fields[ 'title' ] ) ),
				ownerLink: webUrl( fields[ 'ownerLink' ] ),
				notice: textOf( fields[ 'notice' ] ),
				advice: fields[ 'advice' ],
				files: fieldsOf( fields[ 'files' ] ),
			}
		: null;
}
