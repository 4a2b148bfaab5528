/** The list of reports is as fast with a million reports as with ten thousand, for all searches and for the last page. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { logIn } from './messages.mjs';
import { insert } from './save-report.mjs';

const LIST = '/wp-admin/admin.php?page=rueda-reports';

export const name = 'Looking through reports';

/** The numbers of stored reports. */
export const sizes = [ 10000, 1000000 ];

export async function prepare( stack ) {
	const wheel = await stack.inWordPress(
		path.join(
			path.dirname( fileURLToPath( import.meta.url ) ),
			'save-report.php'
		)
	);
	const headers = { Cookie: await logIn( stack.url ) };
	const look = ( query, words = 'Wheel Submission #' ) => ( {
		path: LIST + query,
		headers,
		expect: ( text ) => text.includes( words ),
	} );
	const day = new Date();
	day.setDate( 0 );
	const month = day.toISOString().slice( 0, 7 ).replace( '-', '' );
	let stored = 0;
	return {
		fill: async ( size ) => {
			await stack.sql( insert( stored + 1, size, wheel ) );
			stored = size;
		},
		operations: {
			'another screen': {
				path: '/wp-admin/options-privacy.php',
				headers,
			},
			list: look( '' ),
			'the last page': look( '&paged=500' ),
			'oldest first': look( '&orderby=date&order=asc' ),
			'one wheel': look( `&wheel=${ wheel }` ),
			'the last page of a wheel': look( `&wheel=${ wheel }&paged=500` ),
			'one month': look( `&m=${ month }` ),
			'a month of a wheel': look( `&wheel=${ wheel }&m=${ month }` ),
			'a number': look( `&s=${ wheel + 5 }` ),
			'no such number': look( '&s=999999999', 'No reports found' ),
		},
	};
}

const LIMITS = { list: 1.5 };

/** The promises: a name, the figure and its maximum. */
export function promises( bySize ) {
	const [ few, many ] = sizes.map( ( size ) => bySize[ size ] );
	return Object.keys( many )
		.filter( ( operation ) => operation !== 'another screen' )
		.map( ( operation ) => [
			`time of "${ operation }", at a million reports to ten thousand`,
			( many[ operation ].cpu + many[ operation ].database ) /
				( few[ operation ].cpu + few[ operation ].database ),
			LIMITS[ operation ] ?? 2,
		] );
}
