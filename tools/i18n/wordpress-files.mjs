/**
 * The files that WordPress loads: .l10n.php (which 6.5 and later read first), .mo for other tools, and for each script
 * handle a JSON file with the strings of its entry and its chunks.
 */
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { mo } from 'gettext-parser';
import { HANDLE as EDITOR } from '../editor-script.cjs';
import { languages, readLocale } from './po-files.mjs';
import { reachableFrom, scriptHandles } from './tree.mjs';

const GENERATED = /^rueda-\w+(-[\w-]+\.json|\.mo|\.l10n\.php)$/;

/** A PHP string with a NUL in it, as plural forms are joined, needs double quotes for that one character. */
const php = ( value ) =>
	value
		.split( '\0' )
		.map( ( part ) => `'${ part.replace( /[\\']/g, '\\$&' ) }'` )
		.join( ' . "\\0" . ' );

const phpArray = ( pairs ) =>
	`[\n${ pairs.map( ( [ key, value ] ) => `\t${ php( key ) } => ${ value },\n` ).join( '' ) }]`;

function l10nPhp( locale, pluralForms, messages ) {
	const content = phpArray( [
		[ 'domain', php( 'rueda' ) ],
		[ 'language', php( locale ) ],
		[ 'plural-forms', php( pluralForms ) ],
		[
			'messages',
			phpArray(
				messages.map( ( [ key, forms ] ) => [
					key,
					php( forms.join( '\0' ) ),
				] )
			),
		],
	] );
	return `<?php\nreturn ${ content };\n`;
}

function moFile( locale, pluralForms, entries, messages ) {
	const translations = { '': {} };
	for ( const [ key, msgstr ] of messages ) {
		const { text, plural, context = '' } = entries.get( key );
		( translations[ context ] ??= {} )[ text ] = {
			msgid: text,
			...( context ? { msgctxt: context } : {} ),
			...( plural === undefined ? {} : { msgid_plural: plural } ),
			msgstr,
		};
	}
	const headers = {
		'Project-Id-Version': 'Rueda',
		'Content-Type': 'text/plain; charset=UTF-8',
		Language: locale,
		'Plural-Forms': pluralForms,
	};
	return mo.compile( { charset: 'utf-8', headers, translations } );
}

/** The form that wp.i18n.setLocaleData() takes, wrapped as load_script_textdomain() expects it. */
const json = ( locale, pluralForms, messages ) =>
	JSON.stringify( {
		domain: 'messages',
		locale_data: {
			messages: {
				'': {
					domain: 'messages',
					lang: locale,
					'plural-forms': pluralForms,
				},
				...Object.fromEntries( messages ),
			},
		},
	} );

const within = ( files, reached ) =>
	[ ...files ].some( ( file ) => reached.has( file ) );

/**
 * @param {Map<string, Object>} entries
 * @return {Map<string, string[]>} The keys of the strings that each script handle shows.
 */
function keysByHandle( entries ) {
	const scripts = scriptHandles().map( ( script ) => {
		const reached = reachableFrom( script.entry );
		const keys = [ ...entries ]
			.filter( ( [ , { files } ] ) => within( files, reached ) )
			.map( ( [ key ] ) => key );
		return { ...script, keys };
	} );
	const common = inTwo(
		scripts
			.filter( ( { isEditor } ) => isEditor )
			.map( ( { keys } ) => keys )
	);
	return new Map( [
		[ EDITOR, [ ...common ] ],
		...scripts.map( ( { handle, isEditor, keys } ) => [
			handle,
			isEditor ? keys.filter( ( key ) => ! common.has( key ) ) : keys,
		] ),
	] );
}

/** What stands in two or more of the lists. */
function inTwo( lists ) {
	const seen = new Set();
	const twice = new Set();
	for ( const key of lists.flatMap( ( list ) => [ ...new Set( list ) ] ) ) {
		( seen.has( key ) ? twice : seen ).add( key );
	}
	return twice;
}

/**
 * @param {string[]}            all     Locales.
 * @param {Map<string, Object>} entries
 * @return {string[]} The files that were written.
 */
export function writeWordPressFiles( all, entries ) {
	readdirSync( languages )
		.filter( ( file ) => GENERATED.test( file ) )
		.forEach( ( file ) => rmSync( path.join( languages, file ) ) );
	const written = [];
	const write = ( file, content ) => {
		writeFileSync( path.join( languages, file ), content );
		written.push( file );
	};
	const handles = keysByHandle( entries );
	for ( const locale of all ) {
		const { translated, pluralForms } = readLocale( locale );
		const messages = [ ...entries.keys() ]
			.filter( ( key ) => translated.has( key ) )
			.map( ( key ) => [ key, translated.get( key ) ] );
		// PHP reads this file on many pages, so strings of scripts are left out.
		const spoken = messages.filter( ( [ key ] ) =>
			[ ...entries.get( key ).files ].some(
				( file ) => ! /\.tsx?$/.test( file )
			)
		);
		write(
			`rueda-${ locale }.l10n.php`,
			l10nPhp( locale, pluralForms, spoken )
		);
		write(
			`rueda-${ locale }.mo`,
			moFile( locale, pluralForms, entries, spoken )
		);
		for ( const [ handle, keys ] of handles ) {
			const own = messages.filter( ( [ key ] ) => keys.includes( key ) );
			if ( own.length > 0 ) {
				write(
					`rueda-${ locale }-${ handle }.json`,
					json( locale, pluralForms, own )
				);
			}
		}
	}
	return written;
}
