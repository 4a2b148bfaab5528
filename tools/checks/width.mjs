/**
 * A line of PHP has at most 120 columns, a tab counting as four. Longer may be what cannot be broken without harm: one
 * literal, and notes that PHP_CodeSniffer and translators' tools read on a single line.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { outcomeOf, root, treeFiles } from './lib/run.mjs';

export const name = 'PHP: lines of at most 120 columns';

const MOST = 120;
const CHECKED = /^includes\/.*\.php$/;
const NOTE = /phpcs:|translators:/;
/** A literal alone, with what it is assigned to or handed to before it, and what closes it behind. */
const LITERAL =
	/^[^'"]*(?:'[^']*')?[^'"]*(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')(?:\s*=> '[^']*')?[\s),;.\]]*$/;

/** Files that are still wider. Each goes from this list when it has been broken into lines. */
const STILL_WIDER = [
	'includes/Form/Import/OldForms.php',
	'includes/Form/ImportedForms.php',
	'includes/Form/Intake/PlainPost.php',
	'includes/Form/Markup/Defaults.php',
	'includes/Form/Markup/FormMarkup.php',
	'includes/Message/Admin/MessageLinks.php',
	'includes/Message/Admin/MessageList.php',
	'includes/Message/Admin/MessageView.php',
	'includes/Message/MessageSearch.php',
	'includes/Plugin.php',
	'includes/Report/Admin/ReportsTable.php',
	'includes/Report/Import/OldWheels.php',
	'includes/Report/ReportPage.php',
	'includes/Report/ReportPostType.php',
	'includes/Support/StoredValue.php',
];

const columns = ( line ) => line.replaceAll( '\t', '    ' ).length;

/**
 * @param {string} source
 * @return {number[]} The lines that are too long, counted from 1.
 */
export function wideLines( source ) {
	return source
		.split( '\n' )
		.map( ( line, index ) => ( { line, number: index + 1 } ) )
		.filter(
			( { line } ) =>
				columns( line ) > MOST &&
				! NOTE.test( line ) &&
				! LITERAL.test( line.trim() )
		)
		.map( ( { number } ) => number );
}

export async function run() {
	return outcomeOf(
		treeFiles()
			.filter( ( file ) => CHECKED.test( file ) )
			.flatMap( ( file ) => {
				const wide = wideLines(
					readFileSync( path.join( root, file ), 'utf8' )
				);
				if ( ! STILL_WIDER.includes( file ) ) {
					return wide.map(
						( number ) =>
							`${ file }:${ number } has more than ${ MOST } columns.`
					);
				}
				return wide.length > 0
					? []
					: [
							`${ file } has no wide line any more: take it from the list in tools/checks/width.mjs.`,
						];
			} )
	);
}
