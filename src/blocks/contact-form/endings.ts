/** Kinds of files as endings of their names, as WordPress knows them; the ones that forms ask for. */
const ENDINGS: Readonly< Record< string, string > > = {
	'audio/*':
		'mp3 m4a m4b aac ra ram wav x-wav ogg oga flac mid midi wma wax mka',
	'image/*':
		'jpg jpeg jpe gif png bmp tiff tif webp avif ico heic heif heics heifs',
	'video/*':
		'asf asx wmv wmx wm avi divx flv mov qt mpeg mpg mpe mp4 m4v ogv webm mkv 3gp 3gpp 3g2 3gp2',
	'audio/mpeg': 'mp3 m4a m4b',
	'image/gif': 'gif',
	'image/jpeg': 'jpg jpeg jpe',
	'image/png': 'png',
	'image/webp': 'webp',
	'video/mp4': 'mp4 m4v',
	'text/csv': 'csv',
	'application/pdf': 'pdf',
	'application/zip': 'zip',
	'application/msword': 'doc',
};

/**
 * What a file's name has to end in, in small letters. Null: there is a kind among them that only the server knows, so
 * it alone can tell.
 */
export function endingsOf( accept: readonly string[] ): string[] | null {
	const endings: string[] = [];
	for ( const kind of accept ) {
		if ( kind.startsWith( '.' ) ) {
			endings.push( kind.toLowerCase() );
			continue;
		}
		const known = ENDINGS[ kind.toLowerCase() ];
		if ( ! known ) {
			return null;
		}
		endings.push( ...known.split( ' ' ).map( ( end ) => `.${ end }` ) );
	}
	return endings;
}
