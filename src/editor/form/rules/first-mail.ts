const FIELD = /<!-- wp:rueda\/form-field (\{.*?\}) \/-->/g;

/** Mails of a form just begun: answers go to the visitor, and uploads go along. */
export function mailFor( content: string ): {
	readonly meta?: { readonly rueda_form_mail: object };
} {
	const names = ( type: string ) =>
		[ ...content.matchAll( FIELD ) ]
			.map( ( [ , json = '' ] ) => json )
			.filter( ( json ) => json.includes( `"type":"${ type }"` ) )
			.flatMap(
				( json ) => /"name":"([\w-]+)"/.exec( json )?.[ 1 ] ?? []
			);
	const [ email ] = names( 'email' );
	const files = names( 'file' );
	const mail = {
		...( email ? { additional_headers: `Reply-To: [${ email }]` } : {} ),
		...( files.length > 0
			? {
					attachments: files
						.map( ( name ) => `[${ name }]` )
						.join( '\n' ),
				}
			: {} ),
	};
	return Object.keys( mail ).length > 0
		? { meta: { rueda_form_mail: mail } }
		: {};
}
