import { withoutComments } from './comments.mjs';

const HEAD = /^<\?php\s+declare\( strict_types=1 \);\s+/;
const CLASS =
	/^(?:final |abstract )*(?:class|interface|trait) (\w+)(?: extends (\\?\w+))?(?: implements ([\\\w, ]+))?/m;

const lines = ( text ) => text.replace( /[^\n]+/g, '' );

/** A class as it stands in a file: null for a file that holds none. */
function readClass( file, source ) {
	const code = withoutComments( source ).toString();
	const found = CLASS.exec( code );
	if ( ! found || ! HEAD.test( code ) ) {
		return null;
	}
	const [ , name, parent = '', interfaces = '' ] = found;
	const space = /^namespace ([\w\\]+);$/m.exec( code )?.[ 1 ] ?? '';
	const whole = ( short ) =>
		short.startsWith( '\\' )
			? short.slice( 1 )
			: ( new RegExp( `^use ((?:\\w+\\\\)*${ short });$`, 'm' ).exec(
					code
				)?.[ 1 ] ?? `${ space }\\${ short }` );
	const parents = [ parent, ...interfaces.split( ',' ) ]
		.map( ( one ) => one.trim() )
		.filter( Boolean )
		.map( whole );
	return { file, code, name: `${ space }\\${ name }`, parents };
}

/** WordPress has some of its own classes only on some of its screens: what stands on one must not be read elsewhere. */
const standsOnOurs = ( { parents } ) =>
	parents.every( ( parent ) => parent.startsWith( 'Rueda\\' ) );

/** What asks where it lies stays there. */
const isMovable = ( { file, code } ) =>
	! file.includes( '/' ) || ! /\b__(DIR|FILE)__\b/.test( code );

/** PHP learns of a class that stands on others only when it comes to its line: those others come first. */
function inOrder( classes ) {
	const named = new Map( classes.map( ( one ) => [ one.name, one ] ) );
	const ordered = new Set();
	const add = ( one ) => {
		for ( const parent of one.parents.filter( ( name ) =>
			named.has( name )
		) ) {
			add( named.get( parent ) );
		}
		ordered.add( one );
	};
	classes.forEach( add );
	return [ ...ordered ];
}

/**
 * The classes of a folder, and of those in it, as one file. What a class's file has in line 10 stands nine lines below the name of the file, so
 * an error log still leads to the sources.
 *
 * @param {Map<string, string>} sources The PHP files, by their paths in the folder.
 * @return {Map<string, Buffer>} The same program in fewer files: `classes.php`, and what is no class.
 */
export function joined( sources ) {
	const found = [ ...sources ]
		.map( ( [ file, source ] ) => readClass( file, source ) )
		.filter( ( one ) => one !== null );
	const classes = found.filter(
		( one ) => standsOnOurs( one ) && isMovable( one )
	);
	const inRoom = new Set(
		classes.length > 1 ? classes.map( ( { file } ) => file ) : []
	);
	const alone = [ ...sources ]
		.filter( ( [ file ] ) => ! inRoom.has( file ) )
		.map( ( [ file, source ] ) => [ file, withoutComments( source ) ] );
	if ( inRoom.size === 0 ) {
		return new Map( alone );
	}
	const code = inOrder( classes ).map(
		( one ) =>
			`// ${ one.file }${ one.code.replace( HEAD, lines ).trimEnd() }\n`
	);
	return new Map( [
		[
			'classes.php',
			Buffer.from(
				`<?php\ndeclare( strict_types=1 );\n${ code.join( '' ) }`
			),
		],
		...alone,
	] );
}
