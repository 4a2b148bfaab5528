/**
 * Lists of four or more names that stand both in PHP and in TypeScript, and equal sentences. What both languages have
 * to know is written once, in src/definitions; words are written where they are printed first. What stands twice all the
 * same has a reason in tools/twins.json.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readTree } from '../i18n/tree.mjs';
import { listsInPhp, listsInTypeScript } from './lib/lists.mjs';
import { outcomeOf, root, treeFiles } from './lib/run.mjs';

export const name = 'PHP and TypeScript: what both know is written once';

const REASONS = 'tools/twins.json';
const PHP = /^includes\/.*\.php$/;
// Answers that tests make up are no second definition.
const TYPESCRIPT = /^src\/.*(?<!\.test|\.d|\/fixtures)\.tsx?$/;

/** @return {Map< string, string[] >} The files of each list. */
function listsOf( pattern, read ) {
	const found = new Map();
	for ( const file of treeFiles().filter( ( one ) => pattern.test( one ) ) ) {
		for ( const list of read(
			readFileSync( path.join( root, file ), 'utf8' )
		) ) {
			found.set( list, [
				...new Set( [ ...( found.get( list ) ?? [] ), file ] ),
			] );
		}
	}
	return found;
}

function equalLists() {
	const inTypeScript = listsOf( TYPESCRIPT, listsInTypeScript );
	return [ ...listsOf( PHP, listsInPhp ) ]
		.filter( ( [ list ] ) => inTypeScript.has( list ) )
		.map( ( [ list, files ] ) => ( {
			what: list,
			where: [ ...files, ...inTypeScript.get( list ) ],
		} ) );
}

const equalSentences = () =>
	[ ...readTree().entries.values() ]
		.map( ( { text, files } ) => ( { what: text, where: [ ...files ] } ) )
		.filter(
			( { what, where } ) =>
				/\s/.test( what.trim() ) &&
				where.some( ( file ) => PHP.test( file ) ) &&
				where.some( ( file ) => TYPESCRIPT.test( file ) )
		);

/**
 * @param {string}                              kind
 * @param {{ what: string, where: string[] }[]} found
 * @param {Record< string, string[] >}          reasons What may stand twice, by the reason.
 * @return {string[]} Problems.
 */
export function compare( kind, found, reasons ) {
	const allowed = Object.values( reasons ).flat();
	const twice = found.filter( ( { what } ) => ! allowed.includes( what ) );
	const gone = allowed.filter(
		( what ) => ! found.some( ( one ) => one.what === what )
	);
	return [
		...gone.map(
			( what ) =>
				`${ REASONS }: “${ what }” stands in one language only, so it needs no reason.`
		),
		...( twice.length > 0
			? [
					`${ twice.length } ${ kind } stand both in PHP and in TypeScript. Write each once, or its reason into ${ REASONS }:`,
					...twice.map(
						( { what, where } ) =>
							`  ${ what } (${ where.join( ', ' ) })`
					),
				]
			: [] ),
	];
}

export async function run() {
	const { lists, sentences } = JSON.parse(
		readFileSync( path.join( root, REASONS ), 'utf8' )
	);
	return outcomeOf( [
		...compare( 'lists', equalLists(), lists ),
		...compare( 'sentences', equalSentences(), sentences ),
	] );
}
