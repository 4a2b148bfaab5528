/** All strings of the tree: each once, with its places and the comments for translators. */

/** What gettext and WordPress put between a context and a string. */
export const CONTEXT_END = '\u0004';

/**
 * @typedef {Object} Found
 * @property {string} text
 * @property {string} [plural]
 * @property {string} [context]
 * @property {string} [comment] For translators.
 * @property {string} file      From the top of the tree.
 * @property {number} line
 */

export const keyOf = ( { text, context } ) =>
	context ? `${ context }${ CONTEXT_END }${ text }` : text;

const PLACEHOLDER = /%(?:\d+\$)?[sdf]/;

/**
 * @param {Found[]} found In the order in which a translator shall meet them.
 */
export function buildCatalog( found ) {
	const entries = new Map();
	const problems = [];
	for ( const { text, plural, context, comment, file, line } of found ) {
		const where = `${ file }:${ line }`;
		const entry = entries.get( keyOf( { text, context } ) ) ?? {
			text,
			plural,
			context,
			comments: new Set(),
			files: new Set(),
		};
		if ( text.trim() === '' ) {
			problems.push(
				`${ where }: an empty string cannot be translated.`
			);
			continue;
		}
		if (
			entry.plural !== undefined &&
			plural !== undefined &&
			entry.plural !== plural
		) {
			problems.push(
				`${ where }: "${ text }" has another plural elsewhere ("${ entry.plural }"): give one of them a context.`
			);
		}
		entry.plural ??= plural;
		if ( comment ) {
			entry.comments.add( comment );
		} else if ( PLACEHOLDER.test( text ) ) {
			problems.push(
				`${ where }: "${ text }" lacks a "translators:" comment that tells what its placeholder is.`
			);
		}
		entry.files.add( file );
		entries.set( keyOf( entry ), entry );
	}
	return { entries, problems };
}
