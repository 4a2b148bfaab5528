/** A body for a call by its fields; files go as they are. */
export function formData(
	fields: Readonly< Record< string, string | File > >
): FormData {
	const data = new FormData();
	for ( const [ name, value ] of Object.entries( fields ) ) {
		data.append( name, value );
	}
	return data;
}
