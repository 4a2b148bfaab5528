/**
 * docs/extending.md names every hook and event that other code can use, each in a table and in an example, and no
 * others.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { outcomeOf, root, treeFiles } from './lib/run.mjs';

export const name = 'Documents: every hook and event is in docs/extending.md';

const PAGE = 'docs/extending.md';

/** Stands for the part of a name that is only known at run time, such as the type of a field. */
const PLACEHOLDER = 'TYPE';

const OURS = /^(?:rueda[_:]|wheeloflife_|wpcf7|sticky:)/;
const isOurs = ( found ) => OURS.test( found );
const unique = ( names ) => [ ...new Set( names ) ].sort();

const PHP_CALL =
	/(?:Hook|Listeners)::(?:filter|text|act)\(|\b(?:apply_filters|do_action)(?:_ref_array)?\(/g;
/** A method that passes its first parameter on as the name of a hook. */
const PASSES_ON = /function (\w+)\( string \$hook,/g;

const JS_CALL = /\b(?:filtered|pluginContentOf|applyFilters|doAction)\(/g;
const EVENT = /new CustomEvent(?:<[^>]*>)?\(|\bfire\(\s*\w+,/g;
const CONSTANT = /\bconst (\w+) = '([^']+)'/g;

/**
 * @param {string} source
 * @param {number} start  Behind the bracket of a call.
 * @return {string} The first argument.
 */
function firstArgument( source, start ) {
	let depth = 0;
	for ( let at = start; at < source.length; at++ ) {
		if ( '([{'.includes( source[ at ] ) ) {
			depth++;
		} else if ( ')]}'.includes( source[ at ] ) ) {
			depth--;
		}
		if ( depth < 0 || ( depth === 0 && source[ at ] === ',' ) ) {
			return source.slice( start, at );
		}
	}
	return '';
}

const argumentsOf = ( source, call ) =>
	[ ...source.matchAll( call ) ].map( ( found ) =>
		firstArgument( source, found.index + found[ 0 ].length )
	);

/** If something is added to a text, its end is open. */
const textsIn = ( argument ) =>
	[ ...argument.matchAll( /'([^']+)'(\s*\.)?/g ) ].map(
		( [ , text, isOpen ] ) => text + ( isOpen ? PLACEHOLDER : '' )
	);

/**
 * @param {string} source A file of PHP.
 * @return {string[]} The hooks that it calls. Those of WordPress itself are left out.
 */
export function hooksInPhp( source ) {
	const passing = [ ...source.matchAll( PASSES_ON ) ].map(
		( [ , method ] ) => new RegExp( `(?:->|::)${ method }\\(`, 'g' )
	);
	return unique(
		[ PHP_CALL, ...passing ]
			.flatMap( ( call ) => argumentsOf( source, call ) )
			.flatMap( textsIn )
			.filter( isOurs )
	);
}

/**
 * @param {string[]} sources The files of TypeScript: an event's name may be a constant of another one.
 * @return {string[]} The filters that they call, and the events with a `detail` that they send.
 */
export function namesInScripts( sources ) {
	const all = sources.join( '\n' );
	const constants = new Map(
		[ ...all.matchAll( CONSTANT ) ].map( ( [ , key, value ] ) => [
			key,
			value,
		] )
	);
	const filters = argumentsOf( all, JS_CALL ).flatMap( textsIn );
	const events = argumentsOf( all, EVENT ).flatMap( ( argument ) => [
		...textsIn( argument ),
		...[ constants.get( argument.trim() ) ?? [] ].flat(),
	] );
	return unique( [ ...filters, ...events ].filter( isOurs ) );
}

/**
 * Events of a form: `fire( form, 'name' )`, and those that the status of an answer stands for.
 *
 * @param {string[]} sources
 * @param {string}   status  src/blocks/contact-form/rules/status.ts.
 */
export function formEvents( sources, status ) {
	const sent = sources.flatMap( ( source ) =>
		[ ...source.matchAll( /\bfire\(\s*form,\s*'(\w+)'/g ) ].map(
			( [ , event ] ) => event
		)
	);
	const [ , answered = '' ] = status.split( 'const EVENTS' );
	return unique(
		[ ...sent, ...textsIn( answered ) ].map(
			( event ) => `wpcf7${ event }`
		)
	);
}

/**
 * @param {string} page
 * @return {{ listed: string[], shown: string[] }} Names in the first column of a table, and names in examples.
 */
export function namesInPage( page ) {
	const examples = [ ...page.matchAll( /^```\w+\n([^]*?)^```/gm ) ]
		.map( ( [ , code ] ) => code )
		.join( '\n' );
	const called = argumentsOf(
		examples,
		/\b(?:add_filter|add_action|addEventListener)\(/g
	);
	const filters = [
		...examples.matchAll( /\baddFilter\(\s*'([^']+)'/g ),
	].map( ( [ , filter ] ) => filter );
	return {
		listed: unique(
			[ ...page.matchAll( /^\| `([\w:-]+)`/gm ) ].map(
				( [ , listed ] ) => listed
			)
		),
		shown: unique(
			[ ...called.flatMap( textsIn ), ...filters ].filter( isOurs )
		),
	};
}

/** An example has a type in the place of TYPE. */
const stands = ( one, known ) =>
	known.endsWith( PLACEHOLDER )
		? one.startsWith( known.slice( 0, -PLACEHOLDER.length ) )
		: one === known;

/**
 * @param {string[]} inCode
 * @param {string}   page
 * @return {string[]} A sentence for each name that only one of both has.
 */
export function differences( inCode, page ) {
	const { listed, shown } = namesInPage( page );
	return [
		...inCode
			.filter( ( known ) => ! listed.includes( known ) )
			.map( ( known ) => `${ PAGE } has no row for ${ known }.` ),
		...inCode
			.filter(
				( known ) => ! shown.some( ( one ) => stands( one, known ) )
			)
			.map( ( known ) => `${ PAGE } has no example of ${ known }.` ),
		...listed
			.filter( ( known ) => ! inCode.includes( known ) )
			.map(
				( known ) => `${ PAGE } lists ${ known }, which is in no code.`
			),
		...shown
			.filter(
				( one ) => ! inCode.some( ( known ) => stands( one, known ) )
			)
			.map(
				( one ) =>
					`${ PAGE } has an example of ${ one }, which is in no code.`
			),
	];
}

export async function run() {
	const read = ( file ) => readFileSync( path.join( root, file ), 'utf8' );
	const files = treeFiles();
	const scripts = files
		.filter( ( file ) => /^src\/.*(?<!\.test)\.tsx?$/.test( file ) )
		.map( read );
	const hooks = files
		.filter( ( file ) => /^includes\/.*\.php$/.test( file ) )
		.flatMap( ( file ) => hooksInPhp( read( file ) ) );
	return outcomeOf(
		differences(
			unique( [
				...hooks,
				...namesInScripts( scripts ),
				...formEvents(
					scripts,
					read( 'src/blocks/contact-form/rules/status.ts' )
				),
			] ),
			read( PAGE )
		)
	);
}
