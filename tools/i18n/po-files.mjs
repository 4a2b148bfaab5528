/** languages/rueda.pot and the translators' files beside it. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { po } from 'gettext-parser';
import { keyOf } from './catalog.mjs';
import { ROOT as root } from '../lib/paths.mjs';

export const languages = path.join( root, 'languages' );
const template = path.join( languages, 'rueda.pot' );

// gettext's own formula for how many forms a language has and which number takes which.
const TWO_FORMS = 'nplurals=2; plural=(n != 1);';

export const locales = () =>
	readdirSync( languages )
		.map( ( file ) => /^rueda-(\w+)\.po$/.exec( file )?.[ 1 ] )
		.filter( Boolean )
		.sort();

const fileOf = ( locale ) => path.join( languages, `rueda-${ locale }.po` );

export const formsOf = ( pluralForms ) =>
	Number( /nplurals\s*=\s*(\d+)/.exec( pluralForms )?.[ 1 ] ?? 2 );

/** Without a date, so that two people write the same file. */
const headers = ( locale, pluralForms ) => ( {
	'Project-Id-Version': 'Rueda',
	'MIME-Version': '1.0',
	'Content-Type': 'text/plain; charset=UTF-8',
	'Content-Transfer-Encoding': '8bit',
	...( locale ? { Language: locale, 'Plural-Forms': pluralForms } : {} ),
	'X-Domain': 'rueda',
} );

/**
 * @param {Map<string, Object>}   entries
 * @param {Map<string, string[]>} translated
 * @param {string}                locale      None for the template.
 * @param {string}                pluralForms
 */
function compile( entries, translated, locale = '', pluralForms = TWO_FORMS ) {
	const translations = { '': { '': { msgid: '', msgstr: [] } } };
	for ( const [
		key,
		{ text, plural, context = '', comments, files },
	] of entries ) {
		const forms = plural === undefined ? 1 : formsOf( pluralForms );
		( translations[ context ] ??= {} )[ text ] = {
			msgid: text,
			...( context ? { msgctxt: context } : {} ),
			...( plural === undefined ? {} : { msgid_plural: plural } ),
			msgstr: translated.get( key ) ?? Array( forms ).fill( '' ),
			comments: {
				extracted: [ ...comments ].sort().join( '\n' ),
				// References without line numbers, because a new line above a string changes nothing.
				reference: [ ...files ].sort().join( '\n' ),
				flag: /%(?:\d+\$)?[sdf]/.test( text + ( plural ?? '' ) )
					? 'c-format'
					: '',
			},
		};
	}
	return `${ po
		.compile(
			{
				charset: 'utf-8',
				headers: headers( locale, pluralForms ),
				translations,
			},
			{ foldLength: 0 }
		)
		.toString()
		.trimEnd() }\n`;
}

/**
 * @param {string} file
 * @return {{ translated: Map<string, string[]>, fuzzy: string[], pluralForms: string }} What is in it; a string that
 *                                                                                      has no translation is left out.
 */
export function readPo( file ) {
	if ( ! existsSync( file ) ) {
		return { translated: new Map(), fuzzy: [], pluralForms: TWO_FORMS };
	}
	const { headers: found = {}, translations } = po.parse(
		readFileSync( file, 'utf8' )
	);
	const all = Object.values( translations )
		.flatMap( ( group ) => Object.values( group ) )
		.filter( ( { msgid } ) => msgid !== '' )
		.map( ( { msgid, msgctxt, msgstr, comments } ) => ( {
			key: keyOf( { text: msgid, context: msgctxt } ),
			msgstr,
			fuzzy: /\bfuzzy\b/.test( comments?.flag ?? '' ),
		} ) );
	return {
		translated: new Map(
			all
				.filter( ( { msgstr } ) =>
					msgstr.every( ( form ) => form !== '' )
				)
				.map( ( { key, msgstr } ) => [ key, msgstr ] )
		),
		fuzzy: all.filter( ( { fuzzy } ) => fuzzy ).map( ( { key } ) => key ),
		pluralForms:
			found[ 'Plural-Forms' ] ?? found[ 'plural-forms' ] ?? TWO_FORMS,
	};
}

export const readLocale = ( locale ) => readPo( fileOf( locale ) );

const textIn = ( file ) =>
	existsSync( file ) ? readFileSync( file, 'utf8' ) : '';

export const templateIsCurrent = ( entries ) =>
	textIn( template ) === compile( entries, new Map() );

export const writeTemplate = ( entries ) =>
	writeFileSync( template, compile( entries, new Map() ) );

export const localeIsCurrent = ( locale, entries ) => {
	const { translated, pluralForms } = readLocale( locale );
	return (
		textIn( fileOf( locale ) ) ===
		compile( entries, translated, locale, pluralForms )
	);
};

/**
 * @param {string}                locale
 * @param {Map<string, Object>}   entries
 * @param {Map<string, string[]>} more    Translations from elsewhere; one that is there already stays.
 * @return {{ missing: number, gone: number }} Strings without a translation, and translations nobody needs any more.
 */
export function writeLocale( locale, entries, more = new Map() ) {
	const { translated, pluralForms } = readLocale( locale );
	const all = new Map( [ ...more, ...translated ] );
	writeFileSync(
		fileOf( locale ),
		compile( entries, all, locale, pluralForms )
	);
	return {
		missing: [ ...entries.keys() ].filter( ( key ) => ! all.has( key ) )
			.length,
		gone: [ ...translated.keys() ].filter( ( key ) => ! entries.has( key ) )
			.length,
	};
}
