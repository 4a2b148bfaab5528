/** Makes a request body from fields; files stay files. */
export function formData(
	fields: Readonly< Record< string, string | File > >
): FormData {
	const data = new FormData();
	for ( const [ name, value ] of Object.entries( fields ) ) {
		data.append( name, value );
	}
	return data;
}
