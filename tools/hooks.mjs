/**
 * Writes `build/hooks.php` from the hooks that the PHP classes declare in `hooks()` and `prints()`, for
 * `includes/Modules.php`. So a request knows which class a hook needs before any of these classes is loaded.
 */
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { lexPhp } from './i18n/php-lexer.mjs';
import { ROOT } from './lib/paths.mjs';
import { phpValue } from './php-value.cjs';

const INCLUDES = path.join( ROOT, 'includes' );
const FILE = path.join( ROOT, 'build', 'hooks.php' );

/** Numbers that JavaScript cannot hold are texts with a mark until PHP is written. */
const LIMITS = [ 'PHP_INT_MAX', 'PHP_INT_MIN' ];
const MARKED = /'@(PHP_INT_(?:MAX|MIN))'/g;

const METHOD =
	/^\t(?:final )?public (static )?function (\w+)\([^]*?\)(?:: ([\w|?\\]+))?(?: \{|\n\t\{)/gm;

/** One class: its tokens, its namespace and the classes that it imports. */
class Source {
	constructor( file ) {
		this.file = file;
		const text = fs.readFileSync( file, 'utf8' );
		this.tokens = lexPhp( text ).filter(
			( { type } ) => type !== 'comment'
		);
		this.namespace = /^namespace ([\w\\]+);/m.exec( text )?.[ 1 ] ?? '';
		this.imports = Object.fromEntries(
			[ ...text.matchAll( /^use ([\w\\]+?)(?: as (\w+))?;/gm ) ].map(
				( [ , name, as ] ) => [
					as ?? name.split( '\\' ).at( -1 ),
					name,
				]
			)
		);
		this.name = `${ this.namespace }\\${ path.basename( file, '.php' ) }`;
		/** @type {Map< string, { type: string, isStatic: boolean } >} The public methods, and what each gives back. */
		this.methods = new Map(
			[ ...text.matchAll( METHOD ) ].map(
				( [ , isStatic, name, type = '' ] ) => [
					name,
					{ type, isStatic: Boolean( isStatic ) },
				]
			)
		);
		this.parent = /^(?:abstract |final )?class \w+ extends (\w+)/m.exec(
			text
		)?.[ 1 ];
	}

	/** The class that a name stands for in this file. */
	resolve( name ) {
		return source(
			this.imports[ name ] ?? `${ this.namespace }\\${ name }`
		);
	}

	/** A public method, its own or one of the class that it extends. */
	method( name ) {
		return (
			this.methods.get( name ) ??
			( this.parent
				? this.resolve( this.parent ).method( name )
				: undefined )
		);
	}

	/** The position behind the first `return` of a method, or -1. */
	returned( name ) {
		const at = this.tokens.findIndex(
			( { text }, index ) =>
				text === 'function' && this.tokens[ index + 1 ]?.text === name
		);
		return at < 0
			? -1
			: this.tokens.findIndex(
					( { text }, index ) => index > at && text === 'return'
				) + 1;
	}

	/** The position behind `const NAME =`, or -1. */
	constant( name ) {
		const at = this.tokens.findIndex(
			( { text }, index ) =>
				text === 'const' && this.tokens[ index + 1 ]?.text === name
		);
		return at < 0 ? -1 : at + 3;
	}
}

const sources = new Map();

function source( name ) {
	if ( ! sources.has( name ) ) {
		const file = path.join(
			INCLUDES,
			`${ name.replace( /^Rueda\\/, '' ).replaceAll( '\\', '/' ) }.php`
		);
		sources.set( name, new Source( file ) );
	}
	return sources.get( name );
}

/** Reads one value: a string, a number, an array, a constant, or several of them joined by dots. */
class Reader {
	constructor( from, at ) {
		this.from = from;
		this.at = at;
	}

	get next() {
		return this.from.tokens[ this.at ];
	}

	fail( what ) {
		throw new Error(
			`${ this.from.file }, line ${ this.next.line }: ${ what }`
		);
	}

	value() {
		let value = this.single();
		while ( this.next.text === '.' ) {
			this.at++;
			value += this.single();
		}
		return value;
	}

	single() {
		const token = this.next;
		if ( token.text === '[' ) {
			return this.array();
		}
		this.at++;
		if ( token.type === 'string' ) {
			return token.value;
		}
		if ( /^\d+$/.test( token.text ) ) {
			return Number( token.text );
		}
		if ( LIMITS.includes( token.text ) ) {
			return `@${ token.text }`;
		}
		return token.type === 'name'
			? this.constant( token.text )
			: this.fail( 'only literals can be read here.' );
	}

	/** `Name::CONSTANT` or `self::CONSTANT`, as its value. */
	constant( name ) {
		if ( this.next.text !== '::' ) {
			this.fail( `${ name } is no literal.` );
		}
		const constant = this.from.tokens[ this.at + 1 ].text;
		this.at += 2;
		const owner = name === 'self' ? this.from : this.from.resolve( name );
		if ( constant === 'class' ) {
			return owner.name;
		}
		const at = owner.constant( constant );
		return at < 0
			? this.fail( `${ name }::${ constant } is not there.` )
			: new Reader( owner, at ).value();
	}

	array() {
		const list = [];
		const pairs = {};
		this.at++;
		while ( this.next.text !== ']' ) {
			// `...` comes as three tokens.
			const isSpread = this.next.text === '.';
			this.at += isSpread ? 3 : 0;
			const value = this.value();
			if ( isSpread ) {
				list.push( ...value );
			} else if ( this.next.text === '=' ) {
				this.at += 2;
				pairs[ value ] = this.value();
			} else {
				list.push( value );
			}
			if ( this.next.text === ',' ) {
				this.at++;
			}
		}
		this.at++;
		return Object.keys( pairs ).length > 0 ? pairs : list;
	}
}

function declared( from, name ) {
	const at = from.returned( name );
	return at < 0 ? {} : new Reader( from, at ).value();
}

/**
 * Finds what an entry of hooks() calls: a method of the class, of a part that a method of it gives, as in
 * `screen.add_to_menu`, or of another class, as in `StartNotice.print`.
 *
 * @param {Source} from
 * @param {string} called
 */
function target( from, called ) {
	const [ method, part = '' ] = called.split( '.' ).reverse();
	const gives = from.method( part )?.type;
	const owner = part === '' ? from : from.resolve( gives ?? part );
	const found = owner.method( method );
	if ( ! found ) {
		throw new Error(
			`${ from.file }: hooks() names ${ called }, which is no public method.`
		);
	}
	const isAction = found.type === 'void';
	return gives === undefined
		? {
				class: owner.name,
				part: found.isStatic ? '::' : '',
				method,
				isAction,
			}
		: { class: from.name, part, method, isAction };
}

/**
 * The tables: which hooks WordPress is told of on each kind of request, what each of them calls, and what prints each
 * of our blocks.
 *
 * @param {string[]} names The classes in the order in which they listen.
 */
export function tables( names ) {
	const hooks = {};
	const calls = {};
	const printers = {};
	const routes = [];
	for ( const name of names ) {
		const from = source( name );
		for ( const [ kind, list ] of Object.entries(
			declared( from, 'hooks' )
		) ) {
			for ( const [ hook, method, priority = 10, count = 1 ] of list ) {
				const found = target( from, method );
				const level = String( priority ).replace( '@', '' );
				const call = `${ kind } ${ hook } ${ level }`;
				if ( ! calls[ call ] ) {
					calls[ call ] = [];
					( hooks[ kind ] ??= [] ).push( [ hook, call, priority ] );
				}
				calls[ call ].push( [
					found.class,
					found.part,
					found.method,
					count,
					found.isAction,
				] );
			}
		}
		for ( const [ block, method ] of Object.entries(
			declared( from, 'prints' )
		) ) {
			const found = target( from, method );
			printers[ block ] = [ found.class, found.part, found.method ];
		}
	}
	for ( const kind of Object.keys( hooks ) ) {
		const [ word, ...paths ] = kind.split( ' ' );
		for ( const route of word === 'rest' ? paths : [] ) {
			routes.push( [
				`${ route.replace( /\$$/, '' ) }/`,
				route.endsWith( '$' ),
				kind,
			] );
		}
	}
	return { hooks, calls, routes, printers };
}

/** The classes that listen, as Plugin::MODULES names them. */
function listeners() {
	const plugin = source( 'Rueda\\Plugin' );
	return new Reader( plugin, plugin.constant( 'MODULES' ) ).value();
}

export function contents() {
	sources.clear();
	const parts = Object.entries( tables( listeners() ) ).map(
		( [ name, part ] ) => {
			const lines = Object.entries( part ).map( ( [ key, entry ] ) => {
				const before = Array.isArray( part )
					? ''
					: `${ phpValue( key ) } => `;
				return `\t\t${ before }${ phpValue( entry ) },\n`;
			} );
			return `\t${ phpValue( name ) } => [\n${ lines.join( '' ) }\t],\n`;
		}
	);
	const php = parts.join( '' ).replace( MARKED, '$1' );
	return `<?php\n// Written by the build: see tools/hooks.mjs.\n\ndefined( 'ABSPATH' ) || exit;\n\nreturn [\n${ php }];\n`;
}

export function writeHooks() {
	fs.writeFileSync( FILE, contents() );
}

if ( import.meta.url === pathToFileURL( process.argv[ 1 ] ?? '' ).href ) {
	writeHooks();
}
