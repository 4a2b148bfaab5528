import { fieldsOf, type Fields, textOf } from '../../frontend/values/values';

/** What the server tells the form editor. */
export interface Site {
	/** Names with another meaning in an address: a field with such a name would break the page. */
	readonly reserved: readonly string[];
	/** The types of files that WordPress knows, by their extensions, as in `jpg|jpeg|jpe`. */
	readonly mimeTypes: Readonly< Record< string, string > >;
	/** The most bytes of a file that the server accepts; 0 for any number. */
	readonly mostBytes: number;
	/** The most bytes of all files of a message, and the most files; 0 for any number. */
	readonly mostBytesTogether: number;
	readonly mostFiles: number;
	/** The default texts of a form, by key. */
	readonly texts: Readonly< Record< string, string > >;
	/** What the texts of add-ons are for, by key. */
	readonly names: Readonly< Record< string, string > >;
	/** The default emails. */
	readonly mails: Readonly< Record< 'mail' | 'mail_2', Fields > >;
	/** Contact Form 7 is active and has forms of its own. */
	readonly hasPeer: boolean;
}

let site: Site | undefined;

export const siteOf = (): Site =>
	( site ??= parse(
		'ruedaFormEditor' in window ? window.ruedaFormEditor : undefined
	) );

export function parse( raw: unknown ): Site {
	const {
		mimes,
		size,
		together,
		files,
		reserved,
		texts,
		names,
		mail,
		mail_2: mail2,
		peer,
	} = fieldsOf( raw );
	return {
		reserved: Array.isArray( reserved ) ? reserved.map( textOf ) : [],
		mimeTypes: textFieldsOf( mimes ),
		mostBytes: numberOf( size ),
		mostBytesTogether: numberOf( together ),
		mostFiles: numberOf( files ),
		texts: textFieldsOf( texts ),
		names: textFieldsOf( names ),
		mails: { mail: fieldsOf( mail ), mail_2: fieldsOf( mail2 ) },
		hasPeer: peer === true,
	};
}

const numberOf = ( raw: unknown ): number =>
	typeof raw === 'number' ? raw : 0;

const textFieldsOf = ( raw: unknown ): Record< string, string > =>
	Object.fromEntries(
		Object.entries( fieldsOf( raw ) ).map( ( [ key, text ] ) => [
			key,
			textOf( text ),
		] )
	);
