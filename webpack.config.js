/**
 * The build of wp-scripts, with what Rueda needs besides.
 *
 * Entries: one `index` (editor) and one `view` (page) for each block, one for each admin screen, and
 * `frontend`, the small loader that every `view` stands on. The loader carries webpack's runtime, so all
 * blocks of a page share one runtime and a chunk is fetched and evaluated once. `editor` is the same for
 * editors, with the modules that two or more of them use.
 */
const fs = require( 'fs' );
const path = require( 'path' );

const DependencyExtractionWebpackPlugin = require( '@wordpress/dependency-extraction-webpack-plugin' );
const defaults = require( '@wordpress/scripts/config/webpack.config' );

const { BlocksFile } = require( './tools/blocks-file.cjs' );
const { CompileHint } = require( './tools/compile-hint.cjs' );
const { DefinitionsFile } = require( './tools/definitions-file.cjs' );
const { EditorScript, SCREENS } = require( './tools/editor-script.cjs' );

const src = ( ...parts ) => path.resolve( __dirname, 'src', ...parts );

/** The first of name.ts, name.tsx that is there. */
const source = ( folder, name ) =>
	[ `${ name }.ts`, `${ name }.tsx` ]
		.map( ( file ) => path.join( folder, file ) )
		.find( fs.existsSync );

const folders = ( parent ) =>
	fs.existsSync( parent )
		? fs
				.readdirSync( parent, { withFileTypes: true } )
				.filter( ( entry ) => entry.isDirectory() )
				.map( ( entry ) => entry.name )
		: [];

/** The styles of a block's parts, such as the tools of the toolbar: <block>/<parts>/<part>/style.scss. */
const partStyles = ( block ) =>
	folders( src( 'blocks', block ) )
		.flatMap( ( parts ) =>
			folders( src( 'blocks', block, parts ) ).map( ( part ) =>
				src( 'blocks', block, parts, part, 'style.scss' )
			)
		)
		.filter( fs.existsSync );

/** Views that load nothing later, so a page that has no other block needs no loader. */
const ALONE = [ 'call-to-action', 'accessibility-toolbar' ];

function entries() {
	// PHP prints where the chunks of pages lie; webpack's own guess would only be weight.
	const found = {
		frontend: { import: src( 'frontend', 'index.ts' ), publicPath: '' },
	};
	for ( const block of folders( src( 'blocks' ) ) ) {
		const index = source( src( 'blocks', block ), 'index' );
		const view = source( src( 'blocks', block ), 'view' );
		const early = source( src( 'blocks', block ), 'early' );
		if ( index ) {
			found[ `blocks/${ block }/index` ] = {
				import: [ index, ...partStyles( block ) ],
				runtime: 'editor',
			};
		}
		if ( early ) {
			// PHP prints it into the page, where it runs before the first paint.
			found[ `blocks/${ block }/early` ] = {
				import: early,
				publicPath: '',
			};
		}
		if ( view ) {
			found[ `blocks/${ block }/view` ] = ALONE.includes( block )
				? view
				: { import: view, dependOn: 'frontend' };
		}
	}
	// What the accessibility toolbar prints into the head, and the style of its schemes, which a page loads by need.
	const toolbar = src( 'blocks', 'accessibility-toolbar', 'page' );
	found[ 'blocks/accessibility-toolbar/head' ] = source( toolbar, 'head' );
	found[ 'blocks/accessibility-toolbar/schemes' ] = path.join(
		toolbar,
		'schemes.scss'
	);
	// What appears in a form later, so that the page need not wait for it.
	found[ 'blocks/contact-form/answers' ] = src(
		'blocks',
		'contact-form',
		'answers.scss'
	);
	// What a kind of field needs on pages besides the style of all forms; PHP loads it where such a field is.
	for ( const kind of folders( src( 'blocks', 'form-field', 'kinds' ) ) ) {
		const style = src( 'blocks', 'form-field', 'kinds', kind, 'page.scss' );
		if ( fs.existsSync( style ) ) {
			found[ `blocks/form-field/${ kind }` ] = style;
		}
	}
	for ( const screen of folders( src( 'admin' ) ) ) {
		const index = source( src( 'admin', screen ), 'index' );
		if ( index ) {
			found[ `admin/${ screen }` ] = SCREENS.includes( screen )
				? { import: index, runtime: 'editor' }
				: index;
		}
	}
	return found;
}

// WordPress 6.5 has no script `react-jsx-runtime` and drops, silently, every script that asks for it.
const jsxRuntime = src( 'frontend', 'loader', 'jsx-runtime.ts' );

module.exports = {
	...defaults,
	entry: entries,
	output: {
		...defaults.output,
		uniqueName: 'rueda',
		// The hash stands in the name: a page cached before an update gets a 404, never a chunk of another build. It is
		// the build's, because the loader, which stands on every page, would have to list a hash for each chunk.
		chunkFilename: 'chunks/[id].[fullhash:6].js',
		chunkLoadTimeout: 120000,
	},
	resolve: {
		...defaults.resolve,
		alias: {
			...defaults.resolve.alias,
			'react/jsx-runtime': jsxRuntime,
			'react/jsx-dev-runtime': jsxRuntime,
		},
	},
	module: {
		...defaults.module,
		rules: [
			...defaults.module.rules,
			// As Node reads modules: the default of a global such as wp.apiFetch is the global itself. Else every page
			// with a block of ours would carry the code that finds out at run time. Editors alone ask packages what
			// they have in this version.
			{
				test: /\.tsx?$/,
				exclude: src( 'editor' ),
				type: 'javascript/esm',
			},
		],
	},
	optimization: {
		...defaults.optimization,
		// Module ids must not depend on the machine: the size limits and the zip are compared between builds.
		moduleIds: 'deterministic',
		// With names as ids the loader needs one list of its chunks and not two.
		chunkIds: 'named',
		splitChunks: {
			...defaults.optimization.splitChunks,
			cacheGroups: {
				...defaults.optimization.splitChunks.cacheGroups,
				defaultVendors: false,
				// In the file of the editors' runtime, of which every editor's script has need.
				editor: {
					test: /[\\/]src[\\/]/,
					type: /javascript|json/,
					chunks: ( chunk ) =>
						chunk.canBeInitial() && chunk.runtime === 'editor',
					minChunks: 2,
					name: 'editor',
					enforce: true,
				},
				// Chart.js in one file and what we draw by it in another, whichever blocks of a page show a chart.
				chart: {
					test: /[\\/]node_modules[\\/](chart\.js|react-chartjs-2|@kurkle)[\\/]/,
					chunks: 'async',
					name: 'chart',
					enforce: true,
				},
				// What sections and masonries watch the page with, once where both stand on a page.
				scroll: {
					test: /[\\/]src[\\/]frontend[\\/]scroll[\\/]/,
					chunks: 'async',
					name: 'scroll',
					enforce: true,
				},
				// Named, for webpack's own name for it stands in a script that every page with a block of ours loads.
				color: {
					test: /[\\/]src[\\/]frontend[\\/]values[\\/]color\./,
					chunks: 'async',
					name: 'color',
					enforce: true,
				},
				drawing: {
					test: /[\\/]src[\\/](frontend[\\/](chart[\\/]|ui[\\/](motion|page-look)\.)|definitions[\\/]polar-numbers\.)/,
					// What moves without a chart has `motion` in itself: otherwise it would load all that draws.
					chunks: ( chunk ) =>
						! chunk.canBeInitial() &&
						! /^(carousel|masonry|parallax)/.test(
							chunk.name ?? ''
						),
					name: 'drawing',
					enforce: true,
				},
			},
		},
	},
	plugins: [
		...defaults.plugins.filter(
			( plugin ) =>
				! ( plugin instanceof DependencyExtractionWebpackPlugin ) &&
				// Styles know no left and right but what must stay: a mirrored copy would be the same, or wrong.
				plugin.constructor.name !== 'RtlCssPlugin'
		),
		new DependencyExtractionWebpackPlugin( {
			requestToExternal: ( request ) =>
				/^react\/jsx-(dev-)?runtime$/.test( request )
					? false
					: undefined,
		} ),
		new BlocksFile(),
		new DefinitionsFile(),
		new EditorScript(),
		new CompileHint(),
	],
};
