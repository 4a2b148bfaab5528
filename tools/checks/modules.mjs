/**
 * The order of the PHP modules: each imports only from those before it, so that it can be understood, changed and
 * tested without the later ones. What two modules share belongs to a module before both.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { outcomeOf, root } from './lib/run.mjs';

export const name = 'PHP: modules and rooms import only from those before them';

const ORDER = [
	'Support',
	'Blocks',
	'Settings',
	'Mail',
	'Compat',
	'Chart',
	'CallToAction',
	'Wheel',
	'Report',
	'Share',
	'Form',
	'Message',
	'Webhook',
	'Watch',
	'Page',
	'Kit',
	'Start',
];

/** The order of the folders in modules that have several; '' is the module's own folder. */
const ROOMS = {
	Support: [
		'',
		'Conditions',
		'Admin',
		'Database',
		'Listeners',
		'Http',
		'Nodes',
		'Servers',
	],
	Form: [
		'Value',
		'Protocol',
		'Field',
		'',
		'Store',
		'Post',
		'Rules',
		'Upload',
		'Guard',
		'Letter',
		'Intake',
		'TestMessage',
		'Markup',
		'Page',
		'Template',
		'Check',
		'Routes',
		'Editor',
		'Import',
	],
	Wheel: [ 'patterns', '', 'Plain', 'Progress' ],
	Report: [
		'',
		'Compare',
		'Reminder',
		'NextSteps',
		'View',
		'Preview',
		'Pdf',
		'Overview',
		'SavedChart',
		'Save',
		'Admin',
		'Import',
	],
	Kit: [
		'',
		'Format',
		'Archive',
		'Sections',
		'Library',
		'Export',
		'Elsewhere',
		'Import',
		'Tracking',
		'Rest',
		'Admin',
		'Command',
	],
};

/** A kind of field is one class for all rooms: it says how each of them prints, reads and checks its fields. */
const ACROSS_ROOMS = 'Kind';

/** These classes connect the folders, list what they contain, or take the place of parts of several. */
const OF_ALL_ROOMS = [
	'FormModule',
	'FormParts',
	'FormPostType',
	'KitModule',
	'Lifecycle',
	'LateStart',
	'OldNames',
	'RateLimiter',
	'ReportModule',
	'TestRun',
	'Upgrades',
	'WheelBlock',
	'WheelModule',
];

/** Translates between the classes of that module and what other plugins call or know. */
const TRANSLATORS = {
	'Compat/Flamingo.php': 'Form',
	'Compat/OldNames/': 'Form',
};

/** A class of ours in a `use` line or by its full name, with its module. */
const IMPORT = /(?:^use |\\)Rueda\\(\w+)\\[\w\\]+/gm;

/**
 * @param {string} file   Below includes/, as in "Form/Text.php".
 * @param {string} source
 * @return {string[]} A sentence for each import from a later module.
 */
export function upwardImports( file, source ) {
	const own = file.split( '/' )[ 0 ];
	if ( ! file.includes( '/' ) ) {
		// Plugin.php and uninstall.php use all modules.
		return [];
	}
	if ( ! ORDER.includes( own ) ) {
		return [
			`includes/${ file }: the module ${ own } has no place in the order of tools/checks/modules.mjs.`,
		];
	}
	const translated = Object.keys( TRANSLATORS ).find( ( at ) =>
		file.startsWith( at )
	);
	return [ ...source.matchAll( IMPORT ) ]
		.filter(
			( [ , module ] ) =>
				ORDER.includes( module ) &&
				module !== TRANSLATORS[ translated ] &&
				ORDER.indexOf( module ) > ORDER.indexOf( own )
		)
		.map(
			( [ line, module ] ) =>
				`includes/${ file }: ${ own } imports from ${ module }, which stands after it (${ line.replace( /^use |^\\/, '' ) }).`
		);
}

/**
 * @param {string} file   As for `upwardImports`.
 * @param {string} source
 * @return {string[]} A sentence for each import from a later room of the same module.
 */
export function importsFromLaterRooms( file, source ) {
	const [ module, ...rest ] = file.replace( /\.php$/, '' ).split( '/' );
	const order = ROOMS[ module ];
	const room = rest.length > 1 ? rest[ 0 ] : '';
	if (
		! order ||
		room === ACROSS_ROOMS ||
		OF_ALL_ROOMS.includes( rest.at( -1 ) )
	) {
		return [];
	}
	if ( ! order.includes( room ) ) {
		return [
			`includes/${ file }: ${ room } has no place in the order of tools/checks/modules.mjs.`,
		];
	}
	return [ ...source.matchAll( IMPORT ) ]
		.map( ( [ line ] ) => line.replace( /^use |^\\/, '' ) )
		.filter( ( imported ) => {
			const [ , from, ...where ] = imported.split( '\\' );
			const other = where.length > 1 ? where[ 0 ] : '';
			return (
				from === module &&
				other !== ACROSS_ROOMS &&
				! OF_ALL_ROOMS.includes( where.at( -1 ) ) &&
				order.indexOf( other ) > order.indexOf( room )
			);
		} )
		.map(
			( imported ) =>
				`includes/${ file }: imports ${ imported }, whose room stands after its own.`
		);
}

/**
 * @param {string[]} files Below includes/.
 * @return {string[]} A sentence for each name that two classes have: whoever searches for one finds the other.
 */
export function namesUsedTwice( files ) {
	const found = new Map();
	return files
		.filter( ( file ) => /(?:^|\/)[A-Z]\w*\.php$/.test( file ) )
		.flatMap( ( file ) => {
			const own = path.basename( file );
			const first = found.get( own );
			found.set( own, first ?? file );
			return first
				? [ `includes/${ file }: ${ first } has that name.` ]
				: [];
		} );
}

export async function run() {
	const folder = path.join( root, 'includes' );
	const files = readdirSync( folder, { recursive: true } ).filter( ( file ) =>
		file.endsWith( '.php' )
	);
	return outcomeOf( [
		...namesUsedTwice( files ),
		...files.flatMap( ( file ) => {
			const inside = file.split( path.sep ).join( '/' );
			const source = readFileSync( path.join( folder, file ), 'utf8' );
			return [
				...upwardImports( inside, source ),
				...importsFromLaterRooms( inside, source ),
			];
		} ),
	] );
}
