/** Constants as PHP writes them, for the files of the build that PHP reads. */

/**
 * @param {unknown} value Texts, numbers, true and false, null, and lists and objects of them.
 * @return {string} The same in PHP: an object is an array with keys.
 */
function phpValue( value ) {
	if ( Array.isArray( value ) ) {
		return `[ ${ value.map( phpValue ).join( ', ' ) } ]`;
	}
	if ( typeof value === 'object' && value !== null ) {
		const pairs = Object.entries( value ).map(
			( [ key, part ] ) => `${ phpValue( key ) } => ${ phpValue( part ) }`
		);
		return `[ ${ pairs.join( ', ' ) } ]`;
	}
	if ( typeof value === 'string' ) {
		return `'${ value.replace( /[\\']/g, '\\$&' ) }'`;
	}
	if (
		! [ 'number', 'boolean' ].includes( typeof value ) &&
		value !== null
	) {
		throw new Error( `PHP cannot be given a ${ typeof value }.` );
	}
	return String( value );
}

module.exports = { phpValue };
