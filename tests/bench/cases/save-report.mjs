/** Saving a report: little more than WordPress's own part of the call, and no slower with a million stored reports. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const AJAX = '/wp-admin/admin-ajax.php';

const AREAS = [
	'Health',
	'Work',
	'Money',
	'Home',
	'Family',
	'Friends',
	'Love',
	'Fun',
];

/**
 * Adds reports as the plugin stores them, but directly: a million in half a minute. They were saved one after the other
 * during the last 300 days.
 */
export const insert = ( from, to, wheel ) => `
SET SESSION unique_checks = 0, foreign_key_checks = 0;
SET @now = NOW(), @apart = 300 * 86400 / ${ to - from + 1 };
INSERT INTO wp_posts ( post_author, post_date, post_date_gmt, post_content, post_title, post_excerpt, post_status, comment_status, ping_status, post_password, post_name, to_ping, pinged, post_modified, post_modified_gmt, post_content_filtered, post_parent, guid, menu_order, post_type, post_mime_type, comment_count )
SELECT 0, @now - INTERVAL ( ${ to } - seq ) * @apart SECOND, @now - INTERVAL ( ${ to } - seq ) * @apart SECOND, '', '', '', 'publish', 'closed', 'closed', '', CONCAT( MD5( seq ), LEFT( SHA1( seq ), 8 ) ), '', '', NOW(), NOW(),
	CONCAT( '{"locale":"en_US","type":"polar-chart","areas":[', REPEAT( '{"label":"Health","rating":7,"color":"#cc3300","min":1,"max":10},', 7 ), '{"label":"Fun","rating":3,"color":"#cc3300","min":1,"max":10}],"options":[]}' ),
	${ wheel }, 'urn:rueda:report', 0, 'rueda_report', '', 0
FROM seq_${ from }_to_${ to };
INSERT INTO wp_rueda_report_runs ( id, report, expires )
SELECT SHA2( seq, 256 ), seq, UNIX_TIMESTAMP() + 86400 FROM seq_${ from }_to_${ to };
ANALYZE TABLE wp_posts, wp_rueda_report_runs;`;

export const name = 'Saving a report';

/** The numbers of stored reports. */
export const sizes = [ 1000, 1000000 ];

export async function prepare( stack ) {
	const wheel = await stack.inWordPress(
		path.join(
			path.dirname( fileURLToPath( import.meta.url ) ),
			'save-report.php'
		)
	);
	const security = await (
		await fetch( `${ stack.url }${ AJAX }?action=rest-nonce` )
	).text();
	let stored = 0;
	return {
		fill: async ( size ) => {
			await stack.sql( insert( stored + 1, size, wheel ) );
			stored = size;
		},
		operations: {
			empty: { path: AJAX, fields: { action: 'benchEmpty' } },
			save: {
				path: AJAX,
				fields: () => ( {
					action: 'saveWheelReport',
					security,
					key: crypto.randomUUID(),
					locale: 'en-US',
					wheelId: String( wheel ),
					chartType: 'polar-chart',
					chartOptions: '{}',
					chartData: JSON.stringify( {
						labels: AREAS,
						datasets: [
							{
								data: AREAS.map( ( _, index ) => index + 1 ),
								backgroundColor: AREAS.map( () => '#cc3300' ),
							},
						],
					} ),
				} ),
				expect: ( text ) => JSON.parse( text ).success,
			},
		},
	};
}

/** The promises: a name, the figure and its maximum. */
export function promises( bySize ) {
	const times = ( { save, empty } ) => save.cpu / empty.cpu;
	const cost = ( { save } ) => save.cpu + save.database;
	const [ few, many ] = sizes.map( ( size ) => bySize[ size ] );
	return [
		...sizes.map( ( size ) => [
			`processor time of PHP, to an empty admin-ajax call, at ${ size } reports`,
			times( bySize[ size ] ),
			1.5,
		] ),
		[
			'the same, at a million reports to a thousand',
			times( many ) / times( few ),
			1.1,
		],
		[
			"with the database's, at a million reports to a thousand",
			cost( many ) / many.empty.cpu / ( cost( few ) / few.empty.cpu ),
			1.1,
		],
	];
}
