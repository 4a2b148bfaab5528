const FIELD = /<!-- wp:rueda\/form-field (\{.*?\}) \/-->/g;

/** The emails of a new form, with the uploads as attachments. */
export function mailFor( content: string ): {
	readonly meta?: { readonly rueda_form_mail: object };
} {
	const files = [ ...content.matchAll( FIELD ) ]
		.map( ( [ , json = '' ] ) => json )
		.filter( ( json ) => json.includes( '"type":"file"' ) )
		.flatMap( ( json ) => /"name":"([\w-]+)"/.exec( json )?.[ 1 ] ?? [] );
	return files.length > 0
		? {
				meta: {
					rueda_form_mail: {
						attachments: files
							.map( ( name ) => `[${ name }]` )
							.join( '\n' ),
					},
				},
			}
		: {};
}
