/** What an uninstall, the command and cron delete of a million rows, each in one run. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { insert as insertMessages } from './messages.mjs';
import { insert as insertReports } from './save-report.mjs';

export const name = 'Deleting';

const SIZES = [ 10000, 1000000 ];

/** Cron goes on a minute later where something is left. */
const RUNS_A_DAY = 24 * 60;

const A_DAY = 5000000;

const inWordPress = ( stack, file ) =>
	stack.inWordPress(
		path.join(
			path.dirname( fileURLToPath( import.meta.url ) ),
			`${ file }.php`
		)
	);

export async function run( stack, print ) {
	const wheel = await inWordPress( stack, 'save-report' );
	const form = await inWordPress( stack, 'messages' );
	const bySize = [];
	for ( const size of SIZES ) {
		await stack.sql( insertReports( 1, size, wheel ) );
		await stack.sql( insertMessages( 1, size, form ) );
		const found = await inWordPress( stack, 'deletion' );
		bySize.push( found );
		print( `${ size } reports and ${ size } messages` );
		for ( const [ what, { gone, seconds, memory } ] of Object.entries(
			found
		) ) {
			print(
				`  ${ what }: ${ gone } gone in ${ seconds.toFixed( 2 ) } s, ${ memory.toFixed( 0 ) } MiB`
			);
		}
	}
	return bySize;
}

/** The promises: a name, the figure and its maximum. */
export function promises( [ few, many ] ) {
	const each = ( { gone, seconds } ) => seconds / gone;
	return [
		[
			'seconds for an uninstall with a million reports',
			many.uninstall.seconds,
			300,
		],
		[
			'time of an uninstall for each report, at a million to ten thousand',
			each( many.uninstall ) / each( few.uninstall ),
			2,
		],
		...[ 'expired reports', 'expired messages' ].map( ( what ) => [
			`five million a day, to what cron deletes of ${ what } with a run a minute`,
			A_DAY / ( many[ what ].gone * RUNS_A_DAY ),
			1,
		] ),
		[
			'seconds that a run of cron takes',
			Math.max(
				many[ 'expired reports' ].seconds,
				many[ 'expired messages' ].seconds
			),
			60,
		],
	];
}
