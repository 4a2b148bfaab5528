/** Typing errors in the domains of well-known mail services. Needs no request. */

const KNOWN = (
	'gmail.com googlemail.com hotmail.com hotmail.es hotmail.com.mx hotmail.com.ar hotmail.fr hotmail.it ' +
	'outlook.com outlook.es outlook.com.mx outlook.com.ar outlook.cl ' +
	'yahoo.com yahoo.es yahoo.com.mx yahoo.com.ar yahoo.com.co yahoo.com.pe yahoo.com.br ' +
	'icloud.com protonmail.com proton.me telefonica.net movistar.es'
).split( ' ' );

/** Names of other services, which differ from a known one by a letter. */
const OTHERS = new Set( [ 'mail', 'email', 'ymail' ] );

/** Longer names may have two errors. */
const LONG = 7;

/**
 * @param address
 * @return The address with the domain that was probably meant, or undefined.
 */
export function meantAddress( address: string ): string | undefined {
	const [ , person, domain ] =
		/^([^@\s]+)@([a-z\d.-]{4,40})$/i.exec( address.trim() ) ?? [];
	const typed = domain?.toLowerCase();
	if ( ! typed || KNOWN.includes( typed ) ) {
		return undefined;
	}
	const [ name = '', ending ] = halves( typed );
	const meant =
		! OTHERS.has( name ) &&
		KNOWN.map( ( known ): [ errors: number, known: string ] => [
			errorsIn( name, ending, known ),
			known,
		] ).reduce( ( best, next ) => ( next[ 0 ] < best[ 0 ] ? next : best ) );
	return meant && meant[ 0 ] < Infinity
		? `${ person }@${ meant[ 1 ] }`
		: undefined;
}

const halves = ( domain: string ): string[] => {
	const [ name, ...rest ] = domain.split( '.' );
	return [ name ?? '', rest.join( '.' ) ];
};

/** Infinity if it was probably not meant. */
function errorsIn( name: string, ending = '', known: string ): number {
	const [ knownName = '', knownEnding = '' ] = halves( known );
	const inName = distance( name, knownName );
	const inEnding = distance( ending, knownEnding );
	const isSameName = inName <= ( knownName.length < LONG ? 1 : 2 );
	// Two letters are a country: another one is another domain.
	const isSameEnding =
		inEnding === 0 || ( inEnding === 1 && knownEnding.length > 2 );
	// The service has this one domain; what is longer is somebody's subdomain.
	const isGmail = known === 'gmail.com' && inName === 0 && ending.length < 5;
	return isSameName && ( isSameEnding || isGmail )
		? inName + inEnding
		: Infinity;
}

/** How many letters were added, left out, replaced, or changed places with the next. */
function distance( one: string, other: string ): number {
	const first = Array.from( `${ other }.`, ( _, index ) => index );
	const table = [ first ];
	for ( let i = 1; i <= one.length; i++ ) {
		const row = [ i ];
		const at = ( up: number, left: number ): number =>
			table[ i - up ]?.[ left ] ?? 0;
		for ( let j = 1; j <= other.length; j++ ) {
			const isSame = one[ i - 1 ] === other[ j - 1 ];
			const isSwapped =
				i > 1 &&
				j > 1 &&
				one[ i - 1 ] === other[ j - 2 ] &&
				one[ i - 2 ] === other[ j - 1 ];
			row[ j ] = Math.min(
				at( 1, j ) + 1,
				( row[ j - 1 ] ?? 0 ) + 1,
				at( 1, j - 1 ) + ( isSame ? 0 : 1 ),
				isSwapped ? at( 2, j - 2 ) + 1 : Infinity
			);
		}
		table[ i ] = row;
	}
	return table[ one.length ]?.[ other.length ] ?? 0;
}
