import { FORM_METAS } from '../../../definitions/form-post';
import { renamedInConditions } from '../../conditions/rename';
import { fieldsOf, type Fields } from '../../../frontend/values/values';
import { readMailRules } from './mail-rules';

/** The metas of a form that may contain names of its fields. */
const WRITTEN = [ FORM_METAS.mail, FORM_METAS.mail_2, FORM_METAS.messages ];

const TAG =
	/(\[?)\[(\s*(?:_raw_|_format_)?)([A-Za-z][\w-]*)((?:\s+(?:"[^"]*"|'[^']*'))*\s*)\](\]?)/g;

/** `[if reason equal "Complaint" and age]` */
const CONDITION = /\[if\s(?:[^[\]"']|"[^"\n]*"|'[^'\n]*')+\]/g;
const QUOTED = /("[^"]*"|'[^']*')/;
const FIELD = /((?:^\[if|\s(?:and|or))\s+)([^\s\]]+)/g;

/** Renames a field in the tags and conditions of a text. Tags in double brackets are shown as text, so they stay. */
export const renamedIn = ( text: string, from: string, to: string ): string =>
	renamedInTags( text, from, to ).replace( CONDITION, ( condition ) =>
		condition
			.split( QUOTED )
			.map( ( part, index ) =>
				index % 2 === 1
					? part
					: part.replace(
							FIELD,
							( whole, before: string, name: string ) =>
								name === from ? before + to : whole
						)
			)
			.join( '' )
	);

const renamedInTags = ( text: string, from: string, to: string ): string =>
	text.replace(
		TAG,
		(
			whole: string,
			open: string,
			before: string,
			name: string,
			after: string,
			close: string
		) =>
			name !== from || ( open && close )
				? whole
				: `${ open }[${ before }${ to }${ after }]${ close }`
	);

/** Renames a field in the metas of a form. Null if none contains it. */
export function renamedInMeta(
	meta: Fields,
	from: string,
	to: string
): Fields | null {
	const changed = WRITTEN.flatMap( ( key ) => {
		const parts = fieldsOf( meta[ key ] );
		const next = Object.fromEntries(
			Object.entries( parts ).map( ( [ part, text ] ) => [
				part,
				typeof text === 'string' ? renamedIn( text, from, to ) : text,
			] )
		);
		const rules = renamedRules( parts, from, to );
		Object.assign( next, rules );
		return rules ||
			Object.entries( next ).some(
				( [ part, text ] ) => text !== parts[ part ]
			)
			? [ [ key, next ] as const ]
			: [];
	} );
	return changed.length > 0
		? { ...meta, ...Object.fromEntries( changed ) }
		: null;
}

/** The rules of an email. Null if they are not about the field. */
function renamedRules( mail: Fields, from: string, to: string ) {
	const rules = readMailRules( mail );
	const renamed = {
		send_if: renamedInConditions( rules.send_if, from, to ),
		routing: rules.routing.map( ( route ) => ( {
			...route,
			send_if: renamedInConditions( route.send_if, from, to ),
		} ) ),
	};
	return JSON.stringify( renamed ) === JSON.stringify( rules )
		? null
		: renamed;
}
