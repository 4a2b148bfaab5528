// WordPress's own serialisation of blocks, so that the editor finds every page valid.

/** JSON as WordPress writes it into a comment: nothing in it can end the comment. */
const attributes = ( values ) =>
	JSON.stringify( values )
		.replaceAll( '--', '\\u002d\\u002d' )
		.replaceAll( '<', '\\u003c' )
		.replaceAll( '>', '\\u003e' )
		.replaceAll( '&', '\\u0026' );

const text = ( words ) =>
	words
		.replaceAll( '&', '&amp;' )
		.replaceAll( '<', '&lt;' )
		.replaceAll( '>', '&gt;' );

/**
 * A block that is drawn by the server.
 *
 * @param {string}                  name
 * @param {Record<string, unknown>} values
 * @param {string[]}                inner
 */
export function block( name, values = {}, inner = [] ) {
	const opening = `wp:${ name }${ Object.keys( values ).length > 0 ? ` ${ attributes( values ) }` : '' }`;
	return inner.length > 0
		? `<!-- ${ opening } -->\n${ inner.join( '\n\n' ) }\n<!-- /wp:${ name } -->`
		: `<!-- ${ opening } /-->`;
}

export const paragraph = ( words ) =>
	`<!-- wp:paragraph -->\n<p>${ text( words ) }</p>\n<!-- /wp:paragraph -->`;

export const heading = ( words ) =>
	`<!-- wp:heading -->\n<h2 class="wp-block-heading">${ text( words ) }</h2>\n<!-- /wp:heading -->`;

/**
 * A heading that leads somewhere.
 *
 * @param {string} words
 * @param {string} url
 */
export const linkedHeading = ( words, url ) =>
	`<!-- wp:heading {"level":3} -->\n<h3 class="wp-block-heading"><a href="${ url }">${ text( words ) }</a></h3>\n<!-- /wp:heading -->`;

export const page = ( ...blocks ) => blocks.join( '\n\n' );
