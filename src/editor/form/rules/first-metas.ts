const FIELD = /<!-- wp:rueda\/form-field (\{.*?\}) \/-->/g;

/** The metas of a new form: missing consent is an error, and uploads are attached to the email. */
export function metasFor( content: string ): {
	readonly rueda_form_settings: string;
	readonly rueda_form_mail?: { readonly attachments: string };
} {
	const files = [ ...content.matchAll( FIELD ) ]
		.map( ( [ , json = '' ] ) => json )
		.filter( ( json ) => json.includes( '"type":"file"' ) )
		.flatMap( ( json ) => /"name":"([\w-]+)"/.exec( json )?.[ 1 ] ?? [] );
	const attachments = files.map( ( name ) => `[${ name }]` ).join( '\n' );
	return {
		rueda_form_settings: 'acceptance_as_validation: on',
		...( attachments && { rueda_form_mail: { attachments } } ),
	};
}
