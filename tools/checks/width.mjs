/**
 * Lines of PHP and TypeScript have at most 120 columns, with a tab as four. Exceptions are what has to be on one line:
 * notes that other tools read, and literals that are a translated sentence, a regular expression or a drawing. The code
 * before a note has to fit. The reason why PHPCS ignores a rule can stand on the line before.
 */
import { outcomeOfFiles } from './lib/run.mjs';

export const name = 'PHP and TypeScript: lines of at most 120 columns';

const MOST = 120;
/** Without tests in TypeScript, whose name is one sentence, and without what a build has written. */
const CHECKED =
	/^(includes\/.*\.php|tests\/php\/(?!fixtures\/built\/).*\.php|qa\/plugin\/(parts\/.*|rueda-qa|uninstall)\.php|src\/.*(?<!\.test)\.tsx?)$/;
const NOTE = /\s*(?:\{ )?\/[/*] ?(?:translators:|eslint-disable).*$/;
const TRANSLATES = /\b(?:__|_n|_x|_nx|_ex?|esc_(?:html|attr)_[_ex])\($/;
/** Between the function and its second literal, the plural. */
const ABOVE = /^\s*(?:(['"]).*\1,|\/\*.*)$/;
const LITERAL = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g;
/** Only the function call around it may be on the same line. */
const REGEX =
	/^(?:[\w\s$=>(]*)(?:'([/~]).*\1\w*'(?: => '[^']*')?|\/(?![*/]).*\/\w*)[\s),;]*$/;
const DRAWING = /["'][Mm][MmLlHhVvCcSsQqTtAaZz\d .,-]{60,}["']/;

const columns = ( line ) => line.replaceAll( '\t', '    ' ).length;

/** Whether the literals of a line, or of the lines before it, are arguments of a translation function. */
function isTranslated( lines, index ) {
	const [ literal ] = ( lines[ index ].match( LITERAL ) ?? [] ).sort(
		( one, other ) => other.length - one.length
	);
	const [ before ] = lines[ index ].split( literal );
	if ( ! literal || before.trim() !== '' ) {
		return Boolean( literal ) && TRANSLATES.test( before.trim() );
	}
	const above = lines
		.slice( 0, index )
		.findLast( ( line ) => ! ABOVE.test( line ) );
	return TRANSLATES.test( above?.trim() ?? '' );
}

/** A sentence that fits on a line of its own has to have one. */
const fitsAlone = ( line ) => {
	const [ indent ] = line.match( /^\s*/ );
	const longest = Math.max(
		...( line.match( LITERAL ) ?? [] ).map( ( { length } ) => length )
	);
	return columns( `${ indent }\t,` ) + longest <= MOST;
};

/**
 * @param {string} source
 * @return {number[]} The lines that are too long, counted from 1.
 */
export function wideLines( source ) {
	const lines = source.split( '\n' );
	return lines.flatMap( ( line, index ) =>
		columns( line.replace( NOTE, '' ) ) <= MOST ||
		REGEX.test( line ) ||
		DRAWING.test( line ) ||
		( isTranslated( lines, index ) && ! fitsAlone( line ) )
			? []
			: [ index + 1 ]
	);
}

export const run = async () =>
	outcomeOfFiles( CHECKED, ( source ) =>
		wideLines( source ).map( ( line ) => ( {
			line,
			why: `More than ${ MOST } columns.`,
		} ) )
	);
