/** WordPress's blocks as the editor saves them, with sizes and spaces that every theme has and the theme's colours. */
import { around, block, safe } from '../seed/markup.mjs';

/** In percent, because WordPress would make other units depend on the window. */
const LARGE = '120%';

const space = ( size ) => `var:preset|spacing|${ size }`;
const cssSpace = ( size ) => `var(--wp--preset--spacing--${ size })`;

/**
 * A heading in the theme's size for its level.
 *
 * @param {string}           text
 * @param {number}           level
 * @param {{align?: string}} look
 */
export function heading( text, level = 2, { align } = {} ) {
	return around(
		'heading',
		{
			...( align && { textAlign: align } ),
			...( level !== 2 && { level } ),
		},
		`<h${ level } class="wp-block-heading${ align ? ` has-text-align-${ align }` : '' }">${ safe( text ) }</h${ level }>`
	);
}

/**
 * A paragraph. A large one is a quarter larger than the theme's text, because themes differ in what they call large.
 *
 * @param {string}                            text
 * @param {{align?: string, large?: boolean}} look
 */
export function paragraph( text, { align, large } = {} ) {
	return around(
		'paragraph',
		{
			...( align && { align } ),
			...( large && { style: { typography: { fontSize: LARGE } } } ),
		},
		`<p${ align ? ` class="has-text-align-${ align }"` : '' }${ large ? ` style="font-size:${ LARGE }"` : '' }>${ safe( text ) }</p>`
	);
}

/** A list, ordered or not. */
export function list( lines, ordered = false ) {
	const tag = ordered ? 'ol' : 'ul';
	const items = lines.map( ( line ) =>
		around( 'list-item', {}, `<li>${ safe( line ) }</li>` )
	);
	return around(
		'list',
		ordered ? { ordered: true } : {},
		`<${ tag } class="wp-block-list">${ items.join( '\n\n' ) }</${ tag }>`
	);
}

/**
 * Buttons over a dark picture: the first one is filled, others have an outline.
 *
 * @param {string[][]} links Text and address of each.
 */
export function lightButtons( links ) {
	const inner = links.map( ( [ text, url ], index ) => {
		const color =
			index === 0
				? { background: '#ffffff', text: '#12313a' }
				: { text: '#ffffff' };
		const outline = index === 0 ? '' : ' is-style-outline';
		return around(
			'button',
			{
				...( outline && { className: outline.trim() } ),
				style: { color },
			},
			`<div class="wp-block-button${ outline }"><a class="wp-block-button__link has-text-color${ color.background ? ' has-background' : '' } wp-element-button" href="${ url }" style="color:${ color.text }${ color.background ? `;background-color:${ color.background }` : '' }">${ safe( text ) }</a></div>`
		);
	} );
	return around(
		'buttons',
		{ layout: { type: 'flex', justifyContent: 'center' } },
		`<div class="wp-block-buttons">${ inner.join( '\n\n' ) }</div>`
	);
}

/**
 * A part of the page with space above it.
 *
 * @param {string[]}                                        inner
 * @param {{align?: string, anchor?: string, top?: string}} look
 */
export function part( inner, { align, anchor, top = '50' } = {} ) {
	const classes = [
		'wp-block-group',
		...( align ? [ `align${ align }` ] : [] ),
	];
	const id = anchor ? ` id="${ anchor }"` : '';
	return around(
		'group',
		{
			...( align && { align } ),
			style: { spacing: { padding: { top: space( top ) } } },
			layout: { type: 'constrained' },
		},
		`<div${ id } class="${ classes.join( ' ' ) }" style="padding-top:${ cssSpace( top ) }">${ inner.join( '\n\n' ) }</div>`
	);
}

/**
 * Columns as wide as the theme's wide width.
 *
 * @param {string[][]}                                          inside Blocks of each.
 * @param {{widths?: string[], middle?: boolean, gap?: string}} look   Widths in percent, where they are not the same; the
 *                                                                     space between columns that stand below each other.
 */
export function columns(
	inside,
	{ widths = [], middle = false, gap = space( '40' ) } = {}
) {
	const inner = inside.map( ( blocks, index ) => {
		const width = widths[ index ];
		return around(
			'column',
			{
				...( middle && { verticalAlignment: 'center' } ),
				...( width && { width } ),
			},
			`<div class="wp-block-column${ middle ? ' is-vertically-aligned-center' : '' }"${ width ? ` style="flex-basis:${ width }"` : '' }>${ blocks.join( '\n\n' ) }</div>`
		);
	} );
	return around(
		'columns',
		{
			...( middle && { verticalAlignment: 'center' } ),
			align: 'wide',
			style: {
				spacing: {
					blockGap: { top: gap, left: space( '50' ) },
					margin: { top: space( '40' ) },
				},
			},
		},
		`<div class="wp-block-columns alignwide${ middle ? ' are-vertically-aligned-center' : '' }" style="margin-top:${ cssSpace( '40' ) }">${ inner.join( '\n\n' ) }</div>`
	);
}

/** A question with an answer that opens below it. */
export const details = ( question, answer ) =>
	around(
		'details',
		{},
		`<details class="wp-block-details"><summary>${ safe( question ) }</summary>${ paragraph( answer ) }</details>`
	);

/**
 * An image of the kit, cropped to one shape so that nothing moves when it loads.
 *
 * @param {string} url
 * @param {string} alt
 * @param {string} ratio As in "4/3".
 */
export const image = ( url, alt, ratio ) =>
	around(
		'image',
		{ aspectRatio: ratio, scale: 'cover', sizeSlug: 'large' },
		`<figure class="wp-block-image size-large"><img src="${ url }" alt="${ safe( alt ) }" style="aspect-ratio:${ ratio };object-fit:cover"/></figure>`
	);

export { block };
