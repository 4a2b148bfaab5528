/** The settings of a form are lines, `name: value`; the first line with a name counts. Other lines stay as they are. */
const LINE = /^\s*(\w+)\s*:\s*(.*?)\s*$/;

const linesOf = ( text: string ) =>
	text.split( /\r?\n/ ).filter( ( line ) => line.trim() );

const nameIn = ( line: string ) => LINE.exec( line )?.[ 1 ];

export function isOnIn( text: string, name: string ): boolean {
	const line = linesOf( text ).find( ( one ) => nameIn( one ) === name );
	return (
		line !== undefined &&
		/^(on|true|1)$/.test( LINE.exec( line )?.[ 2 ] ?? '' )
	);
}

export const switched = ( text: string, name: string, on: boolean ): string =>
	[
		...linesOf( text ).filter( ( line ) => nameIn( line ) !== name ),
		...( on ? [ `${ name }: on` ] : [] ),
	].join( '\n' );
