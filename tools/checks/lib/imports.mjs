/** The allowed directions of imports, for ESLint. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

const blocks = readdirSync( path.join( root, 'src/blocks' ), {
	withFileTypes: true,
} )
	.filter( ( entry ) => entry.isDirectory() )
	.map( ( entry ) => entry.name );

// The files of a block that a visitor's page loads.
const pages = blocks.flatMap( ( block ) => [
	`./src/blocks/${ block }/page`,
	`./src/blocks/${ block }/view.tsx`,
] );

export const styles = {
	group: [ '*.css', '*.scss', '**/*.css', '**/*.scss' ],
	message:
		'Import styles in the block’s index file (style.scss, editor.scss). In a lazy chunk they would arrive after the markup, by a request that nobody retries.',
};

export const libraries = {
	group: [
		'chart.js',
		'chart.js/*',
		'react-chartjs-2',
		'swiper',
		'swiper/*',
	],
	message:
		'Only src/frontend/chart and src/blocks/carousel/page know the libraries: they load late, and their classes need rules that cost much.',
};

export const outside = {
	group: [
		'react',
		'react/*',
		'react-dom',
		'react-dom/*',
		'react-chartjs-2',
		'chart.js',
		'chart.js/*',
		'@wordpress/*',
		'**/frontend/loader/*',
		'**/frontend/server/*',
		'**/frontend/ui/*',
		'*.tsx',
	],
	// A type does not exist when the program runs.
	allowTypeImports: true,
	message:
		'Rules know no React, no page and no network, so that each case is tested in a line. Move this to page/ or editor/.',
};

/** Folders and the folders that they may not import from. */
export const zones = [
	...blocks.map( ( block ) => ( {
		target: `./src/blocks/${ block }`,
		from: './src/blocks',
		except: [ `./${ block }` ],
		message:
			'A block imports no other block: a page may have one without the other. What two share moves to src/frontend or src/editor.',
	} ) ),
	{
		target: './src/definitions',
		from: [ './src/frontend', './src/editor', './src/admin' ],
		message: 'A definition is made of constants, which PHP gets too.',
	},
	{
		target: './src/frontend',
		from: [ './src/editor', './src/blocks', './src/admin' ],
		message:
			'What pages share knows nobody who shares it, or every page loads one block’s code.',
	},
	{
		target: './src/editor',
		from: [ './src/blocks', './src/admin' ],
		message:
			'What editors share knows neither a block nor a screen: both stand on it.',
	},
	{
		target: './src/admin',
		from: './src/blocks',
		message:
			'A screen for admins takes only from src/editor and src/frontend, so that a block can change without it.',
	},
	{
		target: './src/blocks',
		from: './src/admin',
		message: 'A visitor never loads a part of an admin’s screen.',
	},
	...blocks.map( ( block ) => ( {
		target: `./src/blocks/${ block }/rules`,
		from: [
			`./src/blocks/${ block }/page`,
			`./src/blocks/${ block }/editor`,
		],
		message:
			'Rules stand below the page and the editor, which import them.',
	} ) ),
	...pages.map( ( target ) => ( {
		target,
		from: './src/editor',
		message: 'A page never loads what only editors need.',
	} ) ),
];
