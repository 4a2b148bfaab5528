/** The errors in strings and their translations. */
import { reachableFrom, scriptHandles } from './tree.mjs';
import {
	formsOf,
	localeIsCurrent,
	readLocale,
	templateIsCurrent,
} from './po-files.mjs';
import { CONTEXT_END } from './catalog.mjs';
import { wrongAddress } from './sides.mjs';

// The languages that must be complete.
const COMPLETE = [ 'es_ES' ];

const ADDRESS = { es_ES: wrongAddress };

const shown = ( key ) => `"${ key.replace( CONTEXT_END, '": "' ) }"`;

const placeholders = ( text ) =>
	( text.match( /%(?:\d+\$)?[sdf]/g ) ?? [] ).sort().join( ' ' );

const tags = ( text ) =>
	( text.match( /<\/?[a-z][^>]*>/gi ) ?? [] ).sort().join( ' ' );

function problemsOfForms( key, { text, plural }, forms, count ) {
	const expected = plural === undefined ? 1 : count;
	if ( forms.length !== expected ) {
		return [
			`${ shown( key ) }: ${ forms.length } forms, ${ expected } are needed.`,
		];
	}
	return forms.flatMap( ( form, index ) => {
		// The singular may leave out its number; all other forms need the placeholders of the English plural.
		const sources = [
			...( index === 0 ? [ text ] : [] ),
			...( plural === undefined ? [] : [ plural ] ),
		];
		return [
			...( sources.some(
				( source ) => placeholders( source ) === placeholders( form )
			)
				? []
				: [
						`${ shown( key ) }: "${ form }" has other placeholders.`,
					] ),
			...( sources.some( ( source ) => tags( source ) === tags( form ) )
				? []
				: [ `${ shown( key ) }: "${ form }" has other tags.` ] ),
			...( /^\s|\s$/.test( form ) && ! /^\s|\s$/.test( text )
				? [
						`${ shown( key ) }: "${ form }" begins or ends with a space.`,
					]
				: [] ),
		];
	} );
}

function problemsOfLocale( locale, entries ) {
	const { translated, fuzzy, pluralForms } = readLocale( locale );
	const count = formsOf( pluralForms );
	const problems = fuzzy.map(
		( key ) => `${ shown( key ) }: is marked fuzzy.`
	);
	for ( const [ key, entry ] of entries ) {
		const forms = translated.get( key );
		if ( forms ) {
			problems.push( ...problemsOfForms( key, entry, forms, count ) );
			problems.push(
				...forms
					.map( ( form ) => ADDRESS[ locale ]?.( form, entry.files ) )
					.filter( Boolean )
					.map(
						( word ) =>
							`${ shown( key ) }: "${ word }" is not how this side of the site speaks.`
					)
			);
		} else if ( COMPLETE.includes( locale ) ) {
			problems.push(
				`${ shown( key ) }: has no translation (${ [ ...entry.files ].join( ', ' ) }).`
			);
		}
	}
	if ( ! localeIsCurrent( locale, entries ) ) {
		problems.push( 'is not as `npm run i18n` writes it.' );
	}
	return problems.map(
		( problem ) => `languages/rueda-${ locale }.po: ${ problem }`
	);
}

/** A string of the front end that is in no JSON file would stay English unnoticed. */
function problemsOfReach( entries ) {
	const reached = new Set(
		scriptHandles().flatMap( ( { entry } ) => [
			...reachableFrom( entry ),
		] )
	);
	const saying = new Set(
		[ ...entries.values() ].flatMap( ( { files } ) => [ ...files ] )
	);
	return [ ...saying ]
		.filter( ( file ) => /\.tsx?$/.test( file ) && ! reached.has( file ) )
		.map(
			( file ) =>
				`${ file }: says something, and is reached from no script that WordPress registers.`
		);
}

/**
 * @param {{ entries: Map<string, Object>, problems: string[] }} tree
 * @param {string[]}                                             all  Locales.
 * @return {string[]} One line each.
 */
export const review = ( { entries, problems }, all ) => [
	...problems,
	...( templateIsCurrent( entries )
		? []
		: [
				'languages/rueda.pot: is not that of this tree. `npm run i18n` writes it.',
			] ),
	...COMPLETE.filter( ( locale ) => ! all.includes( locale ) ).map(
		( locale ) => `languages/rueda-${ locale }.po is missing.`
	),
	...all.flatMap( ( locale ) => problemsOfLocale( locale, entries ) ),
	...problemsOfReach( entries ),
];
