import { PROXY_LEAST_BITS } from '../../../definitions/settings';

/** The lines with something in them, without blanks around it. */
export const linesOf = ( text: string ): readonly string[] =>
	text
		.split( /[\n,]/ )
		.map( ( line ) => line.trim() )
		.filter( ( line ) => line !== '' );

/** The first line that is no IP address and no range of them, or a range that is too wide. */
export const wrongRange = ( lines: readonly string[] ): string | undefined =>
	lines.find( ( line ) => ! isRange( line ) );

function isRange( line: string ): boolean {
	const [ address = '', bits, ...more ] = line.split( '/' );
	const kind = kindOf( address );
	if ( kind === null || more.length > 0 ) {
		return false;
	}
	const most = kind === 'four' ? 32 : 128;
	return (
		bits === undefined ||
		( /^\d{1,3}$/.test( bits ) &&
			Number( bits ) >= PROXY_LEAST_BITS[ kind ] &&
			Number( bits ) <= most )
	);
}

function kindOf( address: string ): keyof typeof PROXY_LEAST_BITS | null {
	const byte = '(25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
	if ( new RegExp( `^(${ byte }\\.){3}${ byte }$` ).test( address ) ) {
		return 'four';
	}
	// Browsers know how an IPv6 address may be written.
	return /^[0-9a-f:.]+$/i.test( address ) &&
		address.includes( ':' ) &&
		URL.canParse( `http://[${ address }]/` )
		? 'six'
		: null;
}
