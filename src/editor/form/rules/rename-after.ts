import type { Fields } from '../../../frontend/values/values';
import { renamedIn } from './rename';

/** Attributes of core's blocks that are texts of an author. */
const TEXTS = [ 'content', 'text', 'summary', 'caption' ];

/**
 * Renames a field in a block of what comes after sending: in its texts, and among the answers in the address.
 *
 * @param attributes WordPress gives rich texts as objects that become HTML.
 * @param from
 * @param to
 * @return The attributes that change; null if none does.
 */
export function renamedAfterSending(
	attributes: Fields,
	from: string,
	to: string
): Fields | null {
	const changes: Record< string, unknown > = {};
	for ( const name of TEXTS ) {
		// eslint-disable-next-line @typescript-eslint/no-base-to-string -- WordPress's rich texts become HTML; what others become has no tags.
		const text = String( attributes[ name ] ?? '' );
		const renamed = renamedIn( text, from, to );
		if ( renamed !== text ) {
			changes[ name ] = renamed;
		}
	}
	const { fields } = attributes;
	if ( Array.isArray( fields ) && fields.includes( from ) ) {
		changes[ 'fields' ] = fields.map( ( field: unknown ) =>
			field === from ? to : field
		);
	}
	return Object.keys( changes ).length > 0 ? changes : null;
}
