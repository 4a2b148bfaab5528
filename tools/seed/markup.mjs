// Serialises blocks as WordPress does, so that the editor finds every page valid.

/** JSON as WordPress writes it into a comment, where nothing may end the comment. */
const attributes = ( values ) =>
	JSON.stringify( values )
		.replaceAll( '--', '\\u002d\\u002d' )
		.replaceAll( '<', '\\u003c' )
		.replaceAll( '>', '\\u003e' )
		.replaceAll( '&', '\\u0026' );

/** Text, escaped for HTML. */
const safe = ( words ) =>
	words
		.replaceAll( '&', '&amp;' )
		.replaceAll( '<', '&lt;' )
		.replaceAll( '>', '&gt;' );

/**
 * A block that the server renders.
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

/**
 * A block that is saved as HTML.
 *
 * @param {string}                  name
 * @param {Record<string, unknown>} values
 * @param {string}                  html
 */
function around( name, values, html ) {
	const more =
		Object.keys( values ).length > 0 ? ` ${ attributes( values ) }` : '';
	return `<!-- wp:${ name }${ more } -->\n${ html }\n<!-- /wp:${ name } -->`;
}

export const paragraph = ( words ) =>
	`<!-- wp:paragraph -->\n<p>${ safe( words ) }</p>\n<!-- /wp:paragraph -->`;

/**
 * A heading.
 *
 * @param {string} words
 * @param {string} [align] `wide` above what is as wide.
 */
export const heading = ( words, align ) =>
	align
		? `<!-- wp:heading {"align":"${ align }"} -->\n<h2 class="wp-block-heading align${ align }">${ safe( words ) }</h2>\n<!-- /wp:heading -->`
		: `<!-- wp:heading -->\n<h2 class="wp-block-heading">${ safe( words ) }</h2>\n<!-- /wp:heading -->`;

/** A wide heading with more space above, for places after buttons. */
export const headingApart = ( words ) =>
	`<!-- wp:heading {"align":"wide","style":{"spacing":{"margin":{"top":"4rem"}}}} -->\n<h2 class="wp-block-heading alignwide" style="margin-top:4rem">${ safe( words ) }</h2>\n<!-- /wp:heading -->`;

/**
 * A heading with a link.
 *
 * @param {string} words
 * @param {string} url
 */
export const linkedHeading = ( words, url ) =>
	`<!-- wp:heading {"level":3} -->\n<h3 class="wp-block-heading"><a href="${ url }">${ safe( words ) }</a></h3>\n<!-- /wp:heading -->`;

/** A slide with a testimonial. */
export const quoteSlide = ( [ words, name ] ) =>
	`<!-- wp:quote -->\n<blockquote class="wp-block-quote"><!-- wp:paragraph -->\n<p>${ safe( words ) }</p>\n<!-- /wp:paragraph --><cite>${ safe( name ) }</cite></blockquote>\n<!-- /wp:quote -->`;

/** A slide with one of the plugin's images. */
export const pictureSlide = ( [ name, alt, caption ] ) =>
	`<!-- wp:image -->\n<figure class="wp-block-image"><img src="{{plugin}}assets/carousel/${ name }.svg" alt="${ safe( alt ) }"/><figcaption class="wp-element-caption">${ safe( caption ) }</figcaption></figure>\n<!-- /wp:image -->`;

/** A slide with an offer. */
export const cardSlide = ( [ title, words ] ) =>
	`<!-- wp:group {"style":{"border":{"width":"1px","radius":"12px"},"spacing":{"padding":{"top":"24px","right":"24px","bottom":"24px","left":"24px"}}}} -->\n<div class="wp-block-group" style="border-width:1px;border-radius:12px;padding-top:24px;padding-right:24px;padding-bottom:24px;padding-left:24px"><!-- wp:heading {"level":3} -->\n<h3 class="wp-block-heading">${ safe( title ) }</h3>\n<!-- /wp:heading -->\n\n${ paragraph( words ) }</div>\n<!-- /wp:group -->`;

/**
 * A carousel as wide as the theme's wide column.
 *
 * @param {{ label: string, slides: string[][] }} words
 * @param {Record<string, string>}                settings
 * @param {(words: string[]) => string}           draw     Blocks of one slide.
 */
export const carousel = ( { label, slides }, settings, draw ) =>
	block(
		'rueda/carousel',
		{ settings: { label, ...settings }, align: 'wide' },
		slides.map( ( words ) => block( 'rueda/slide', {}, [ draw( words ) ] ) )
	);

export const page = ( ...blocks ) => blocks.join( '\n\n' );

/**
 * A section with other blocks inside.
 *
 * @param {Record<string, unknown>} values
 * @param {string[]}                inner
 */
export const section = ( values, inner ) =>
	around(
		'rueda/section',
		values,
		`<div class="wp-block-rueda-section__content">${ inner.join( '\n\n' ) }</div>`
	);

/** A card with a border, as the group block saves it. */
export const card = ( words, who ) =>
	`<!-- wp:group {"style":{"border":{"width":"1px","radius":"8px"},"spacing":{"padding":{"top":"1.5rem","right":"1.5rem","bottom":"1.5rem","left":"1.5rem"}}},"layout":{"type":"constrained"}} -->\n<div class="wp-block-group" style="border-width:1px;border-radius:8px;padding-top:1.5rem;padding-right:1.5rem;padding-bottom:1.5rem;padding-left:1.5rem">${ paragraph( words ) }\n\n<!-- wp:paragraph {"fontSize":"small"} -->\n<p class="has-small-font-size"><strong>${ safe( who ) }</strong></p>\n<!-- /wp:paragraph --></div>\n<!-- /wp:group -->`;
