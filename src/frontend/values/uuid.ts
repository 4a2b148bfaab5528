type Dice = Pick< Crypto, 'getRandomValues' > &
	Partial< Pick< Crypto, 'randomUUID' > >;

/** A random UUID, version 4. Pages without https have no `randomUUID`, but `getRandomValues`. */
export function uuid( dice: Dice ): string {
	if ( dice.randomUUID ) {
		return dice.randomUUID();
	}
	const digits = Array.from(
		dice.getRandomValues( new Uint8Array( 16 ) ),
		( byte, index ) =>
			stamped( byte, index ).toString( 16 ).padStart( 2, '0' )
	).join( '' );
	return digits.replace(
		/^(.{8})(.{4})(.{4})(.{4})(.{12})$/,
		'$1-$2-$3-$4-$5'
	);
}

/** Two bytes tell the version and the variant. */
function stamped( byte: number, index: number ): number {
	switch ( index ) {
		case 6:
			return 0x40 + ( byte % 16 );
		case 8:
			return 0x80 + ( byte % 64 );
		default:
			return byte;
	}
}
