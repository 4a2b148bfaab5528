/** Lets the browser save a file. */
export function saveFile( {
	blob,
	name,
}: {
	readonly blob: Blob;
	readonly name: string;
} ): void {
	const url = URL.createObjectURL( blob );
	const link = document.createElement( 'a' );
	link.href = url;
	link.download = name;
	link.click();
	// Some browsers still read the file after the click has returned.
	setTimeout( () => URL.revokeObjectURL( url ), 10_000 );
}
