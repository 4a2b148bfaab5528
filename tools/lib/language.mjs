import fs from 'node:fs';
import path from 'node:path';

import { CACHE } from './paths.mjs';
import { Problem } from './problem.mjs';
import { isIntact, makeWhole } from './tree.mjs';
import { fetchLanguage } from './sources/wordpress-org.mjs';

/** The language of Rueda besides English. */
const OURS = 'es_ES';

/**
 * @param {string} lang As WordPress writes languages; empty is English.
 */
export function checkLanguage( lang ) {
	if ( lang && ! /^[a-z]{2,3}(_[A-Z]{2})?(_[a-z0-9]+)?$/.test( lang ) ) {
		throw new Problem(
			`"${ lang }" is not a language as WordPress writes them.`,
			'Write it like es_ES, de_DE_formal or ar.'
		);
	}
}

/** A catalogue in gettext's binary form that contains only its header. */
function emptyCatalogue( lang ) {
	const header = Buffer.from(
		`Language: ${ lang }\nPlural-Forms: nplurals=2; plural=n != 1;\n\0`
	);
	const tables = Buffer.alloc( 28 + 16 + 1 );
	// Magic, revision, number of texts, where their table and their translations' table begin, no hash table.
	[ 0x950412de, 0, 1, 28, 36, 0, 44 ].forEach( ( value, index ) =>
		tables.writeUInt32LE( value, index * 4 )
	);
	// Length and place of the only text, which is empty, and of its translation, the header.
	[ 0, 44, header.length - 1, 45 ].forEach( ( value, index ) =>
		tables.writeUInt32LE( value, 28 + index * 4 )
	);
	return Buffer.concat( [ tables, header ] );
}

async function download( version, lang, say ) {
	const folder = path.join( CACHE, 'languages', `${ version }-${ lang }` );
	if ( ! isIntact( folder ) ) {
		try {
			await say.step( `Fetching WordPress's own texts in ${ lang }`, () =>
				makeWhole( folder, async ( draft ) => {
					await fetchLanguage( version, lang, draft );
					return { version, lang };
				} )
			);
		} catch {
			say(
				`WordPress's own texts in ${ lang } could not be fetched from wordpress.org; Rueda's are there all the same.`
			);
			return null;
		}
	}
	return folder;
}

/**
 * Makes WordPress accept a language. WordPress refuses a language without its own catalogue, but an empty one is enough
 * for Rueda's texts.
 *
 * @param {string}                                                                                   languages The site's wp-content/languages.
 * @param {{ version: string, lang: string, say: ReturnType< typeof import('./say.mjs').speaker > }} options
 */
export async function addLanguages( languages, { version, lang, say } ) {
	fs.mkdirSync( languages, { recursive: true } );
	for ( const each of new Set( [ OURS, ...( lang ? [ lang ] : [] ) ] ) ) {
		const catalogue = path.join( languages, `${ each }.mo` );
		if ( fs.existsSync( catalogue ) ) {
			continue;
		}
		// Only the site's language is fetched.
		const fetched =
			each === lang ? await download( version, lang, say ) : null;
		if ( fetched ) {
			fs.cpSync( fetched, languages, { recursive: true } );
		} else {
			fs.writeFileSync( catalogue, emptyCatalogue( each ) );
		}
	}
}
