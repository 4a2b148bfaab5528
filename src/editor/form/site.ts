import { fieldsOf, type Fields, textOf } from '../../frontend/values/values';

/** What the server tells the editor of forms. */
export interface Site {
	/** Words that mean something else in an address: a field of that name would break the page. */
	readonly reserved: readonly string[];
	/** The texts of a form by key, as they are where nobody wrote them anew. */
	readonly texts: Readonly< Record< string, string > >;
	/** What the texts of add-ons are for, by key. */
	readonly names: Readonly< Record< string, string > >;
	/** What mails say before anybody has written them. */
	readonly mails: Readonly< Record< 'mail' | 'mail_2', Fields > >;
	/** The plugin Contact Form 7 is active, and has forms of its own. */
	readonly hasPeer: boolean;
}

let site: Site | undefined;

export const siteOf = (): Site =>
	( site ??= parse(
		'ruedaFormEditor' in window ? window.ruedaFormEditor : undefined
	) );

export function parse( raw: unknown ): Site {
	const {
		reserved,
		texts,
		names,
		mail,
		mail_2: mail2,
		peer,
	} = fieldsOf( raw );
	return {
		reserved: Array.isArray( reserved ) ? reserved.map( textOf ) : [],
		texts: textsOf( texts ),
		names: textsOf( names ),
		mails: { mail: fieldsOf( mail ), mail_2: fieldsOf( mail2 ) },
		hasPeer: peer === true,
	};
}

const textsOf = ( raw: unknown ): Record< string, string > =>
	Object.fromEntries(
		Object.entries( fieldsOf( raw ) ).map( ( [ key, text ] ) => [
			key,
			textOf( text ),
		] )
	);
