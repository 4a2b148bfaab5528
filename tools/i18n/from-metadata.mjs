/** Strings that WordPress translates by itself: of a block's metadata and of the plugin's header. */

const HEADERS = [ 'Plugin Name', 'Description', 'Author' ];

const listed = ( values, context, where ) =>
	( values ?? [] ).map( ( text ) => ( { text, context, ...where } ) );

function described( thing, kind, where ) {
	return [
		...listed(
			thing.title === undefined ? [] : [ thing.title ],
			`${ kind } title`,
			where
		),
		...listed(
			thing.description === undefined ? [] : [ thing.description ],
			`${ kind } description`,
			where
		),
		...listed( thing.keywords, `${ kind } keyword`, where ),
	];
}

/**
 * @param {string} file   A block.json, from the top of the tree.
 * @param {string} source
 * @return {import('./catalog.mjs').Found[]} With the contexts that WordPress looks them up by.
 */
export function stringsOfBlock( file, source ) {
	const block = JSON.parse( source );
	const where = { file, line: 1 };
	return [
		...described( block, 'block', where ),
		...listed(
			( block.styles ?? [] ).map( ( { label } ) => label ),
			'block style label',
			where
		),
		...( block.variations ?? [] ).flatMap( ( variation ) =>
			described( variation, 'block variation', where )
		),
	];
}

/**
 * @param {string} file   The plugin's main file.
 * @param {string} source
 * @return {import('./catalog.mjs').Found[]} What the list of plugins shows.
 */
export const stringsOfHeader = ( file, source ) =>
	HEADERS.flatMap( ( header ) => {
		const text = new RegExp( `^[ \\t/*#]*${ header }:\\s*(.+)$`, 'm' )
			.exec( source )?.[ 1 ]
			.trim();
		return text
			? [
					{
						text,
						comment: `${ header } of the plugin, shown in the list of plugins.`,
						file,
						line: 1,
					},
				]
			: [];
	} );
