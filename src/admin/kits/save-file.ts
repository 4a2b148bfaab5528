/** Gives the browser a file to save. */
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
	// Some browsers are still reading when the click returns.
	setTimeout( () => URL.revokeObjectURL( url ), 10_000 );
}
