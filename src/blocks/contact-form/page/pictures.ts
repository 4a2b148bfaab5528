/*
 * Makes pictures smaller before they are uploaded, where the author wants that. Fetched only then. The browser turns
 * them as they are meant to be seen; what the camera wrote into the file, such as the place, is gone.
 */

/** What browsers can write again as the same type. Others may move, or be drawings. */
const TYPES = [ 'image/jpeg', 'image/webp', 'image/png' ];

const QUALITIES = [ 0.85, 0.7, 0.5 ];

export const smaller = (
	files: readonly File[],
	side: number
): Promise< readonly File[] > =>
	Promise.all(
		files.map( async ( file ) =>
			TYPES.includes( file.type )
				? smallerPicture( file, side ).catch( () => file )
				: file
		)
	);

/** The picture with no side longer than this; the file itself if that would not be smaller. */
async function smallerPicture( file: File, side: number ): Promise< File > {
	const picture = await createImageBitmap( file, {
		imageOrientation: 'from-image',
	} );
	const scale = Math.min(
		1,
		side / Math.max( picture.width, picture.height )
	);
	const canvas = document.createElement( 'canvas' );
	canvas.width = Math.max( 1, Math.round( picture.width * scale ) );
	canvas.height = Math.max( 1, Math.round( picture.height * scale ) );
	const drawing = canvas.getContext( '2d' );
	if ( ! drawing ) {
		return file;
	}
	drawing.imageSmoothingQuality = 'high';
	drawing.drawImage( picture, 0, 0, canvas.width, canvas.height );
	picture.close();
	for ( const quality of QUALITIES ) {
		const blob = await new Promise< Blob | null >( ( resolve ) => {
			canvas.toBlob( resolve, file.type, quality );
		} );
		// A browser that cannot write a type writes another one.
		if ( blob?.type === file.type && blob.size < file.size ) {
			const { name, type, lastModified } = file;
			return new File( [ blob ], name, { type, lastModified } );
		}
	}
	return file;
}
