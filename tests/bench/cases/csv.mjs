/** Exports for spreadsheets begin as soon with a million rows as with ten, and need hardly more memory. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { median } from '../measure.mjs';
import { insert as insertMessages, logIn } from './messages.mjs';
import { insert as insertReports } from './save-report.mjs';

export const name = 'Exports';

const FEW = 10;
const MANY = 1000000;

/** How often the first bytes of each export are waited for. */
const ROUNDS = 15;

const OTHER_SCREEN = '/wp-admin/options-privacy.php';

const inWordPress = ( stack, file ) =>
	stack.inWordPress(
		path.join(
			path.dirname( fileURLToPath( import.meta.url ) ),
			`${ file }.php`
		)
	);

/** Where the link of a screen leads to. */
async function exportOf( stack, screen, headers ) {
	const page = await fetch( stack.url + screen, { headers } );
	const [ , address ] =
		/href="([^"]+action=rueda_export_[^"]+)"/.exec( await page.text() ) ??
		[];
	if ( ! address ) {
		throw new Error( `${ screen } has no export.` );
	}
	return address.replace( /&(amp|#0?38);/g, '&' );
}

/** Milliseconds until the first bytes are here, or until all are. */
async function timeOf( address, headers, { isWhole } ) {
	const given = new AbortController();
	const started = performance.now();
	const answer = await fetch( address, { headers, signal: given.signal } );
	if ( ! answer.ok ) {
		throw new Error( `${ address } answered ${ answer.status }.` );
	}
	const reader = answer.body.getReader();
	let part = await reader.read();
	while ( isWhole && ! part.done ) {
		part = await reader.read();
	}
	const time = performance.now() - started;
	given.abort();
	return time;
}

/** In turn with another screen, so that other work of the machine affects all of them alike. */
async function firstBytes( stack, exports, headers ) {
	const times = Object.keys( exports ).map( ( what ) => [ what, [] ] );
	for ( let round = -3; round < ROUNDS; round++ ) {
		for ( const [ what, samples ] of times ) {
			// There is one process of PHP: this request begins when the one that was given up has ended.
			await timeOf( stack.url + OTHER_SCREEN, headers, {
				isWhole: true,
			} );
			const other = await timeOf( stack.url + OTHER_SCREEN, headers, {
				isWhole: true,
			} );
			const first = await timeOf( exports[ what ], headers, {
				isWhole: false,
			} );
			if ( round >= 0 ) {
				samples.push( first / other );
			}
		}
	}
	return Object.fromEntries(
		times.map( ( [ what, samples ] ) => [ what, median( samples ) ] )
	);
}

/** These take minutes, so those of one wheel and of one form are left out: they are read and written in the same way. */
const WHOLE = [ 'reports', 'messages' ];

/** Exports from their beginning to their end. */
async function wholeFiles( stack, exports, headers ) {
	const found = {};
	for ( const what of WHOLE ) {
		await timeOf( stack.url + OTHER_SCREEN, headers, { isWhole: true } );
		stack.taken();
		const seconds =
			( await timeOf( exports[ what ], headers, { isWhole: true } ) ) /
			1000;
		// The next answer comes when the log of the last one is written.
		await timeOf( stack.url + OTHER_SCREEN, headers, { isWhole: true } );
		const [ { memory } ] = stack.taken();
		found[ what ] = { seconds, memory: memory / 1024 / 1024 };
	}
	return found;
}

export async function run( stack, print ) {
	const wheel = await inWordPress( stack, 'save-report' );
	const form = await inWordPress( stack, 'messages' );
	const headers = {
		Cookie: await logIn( stack.url ),
		'X-Bench': '2001:db8::1',
	};
	const bySize = [];
	let stored = 0;
	for ( const size of [ FEW, MANY ] ) {
		await stack.sql( insertReports( stored + 1, size, wheel ) );
		await stack.sql( insertMessages( stored + 1, size, form ) );
		stored = size;
		const exports = {};
		for ( const [ what, screen ] of Object.entries( {
			reports: 'rueda-reports',
			'reports of a wheel': `rueda-reports&wheel=${ wheel }`,
			messages: 'rueda-messages',
			'messages of a form': `rueda-messages&form=${ form + 3 }`,
		} ) ) {
			exports[ what ] = await exportOf(
				stack,
				`/wp-admin/admin.php?page=${ screen }`,
				headers
			);
		}
		const first = await firstBytes( stack, exports, headers );
		const whole = await wholeFiles( stack, exports, headers );
		bySize.push( { first, whole } );
		print( `${ size } reports and ${ size } messages` );
		for ( const [ what, times ] of Object.entries( first ) ) {
			const { seconds, memory } = whole[ what ] ?? {};
			print(
				`  ${ what }: first bytes after ${ times.toFixed( 2 ) } × another screen` +
					( seconds
						? `, all after ${ seconds.toFixed( 1 ) } s, ${ memory.toFixed( 1 ) } MiB`
						: '' )
			);
		}
	}
	return bySize;
}

/** The promises: a name, the figure and its maximum. */
export const promises = ( [ few, many ] ) => [
	...Object.keys( few.first ).map( ( what ) => [
		`first bytes of "${ what }", at a million rows to ten`,
		many.first[ what ] / few.first[ what ],
		1.5,
	] ),
	...WHOLE.map( ( what ) => [
		`MiB of memory for "${ what }", at a million rows more than at ten`,
		many.whole[ what ].memory - few.whole[ what ].memory,
		16,
	] ),
];
