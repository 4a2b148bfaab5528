/** Schema-Woven Validation: each rule by its name. The server has the same rules, and one table tests both. */
import { fieldOf } from '../../../frontend/values/field';

export interface FileEntry {
	readonly name: string;
	readonly size: number;
	/** As the browser knows it; empty if it does not. */
	readonly type?: string;
}

/** The content of a field. */
export interface Values {
	/** Trimmed and not blank. */
	readonly texts: readonly string[];
	readonly files: readonly FileEntry[];
}

/** As it comes from the server; only the name is certain. */
export interface Rule {
	readonly rule: string;
	readonly field?: unknown;
	readonly error?: unknown;
	readonly threshold?: unknown;
	readonly accept?: unknown;
	/** The file extensions of the MIME types in `accept`; only our server tells them. */
	readonly extensions?: unknown;
	readonly base?: unknown;
	readonly interval?: unknown;
	readonly rules?: unknown;
}

type Test = ( rule: Rule, values: Values ) => boolean;

export const isRule = ( value: unknown ): value is Rule =>
	typeof fieldOf( value, 'rule' ) === 'string';

/** Whether these values pass a rule about one field. Unknown rules are passed. */
export const passes: Test = ( rule, values ) =>
	TESTS.get( rule.rule )?.( rule, values ) ?? true;

const NUMBER = /^-?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?$/i;
const TIME = /^(?:[01]\d|2[0-3])(?::[0-5]\d){1,2}$/;
/** Letters, digits and some signs, then a host of at least two labels without a hyphen at their ends. */
const EMAIL =
	/^[\w!#$%&'*+/=?^`{|}~.-]+@(?!-|.*(?:-\.|\.-|-$))[a-z\d-]+(?:\.[a-z\d-]+)+$/i;
const SCHEME =
	/^(?:https?|ftps?|mailto|news|irc[6s]?|gopher|nntp|feed|telnet|mms|rtsp|sms|svn|tel|fax|xmpp|webcal|urn):/i;
/** Reads an address as strictly as browsers do. */
const WITH_HOST = /^(?:https?|ftp):[/\\]*(?:[^/\\?#@]*@)?([^/\\?#]*)/i;
const HOST =
	/^(?:[^\p{Z}\x00-\x20\x7f\ufeff<>^|%@[\]:]+|\[[\da-f:.]+\])(?::\d{1,5})?$/iu;
const each =
	( test: ( text: string, rule: Rule ) => boolean ): Test =>
	( rule, { texts } ) =>
		texts.every( ( text ) => test( text, rule ) );

/** NaN if a value cannot be compared. */
type Read = ( value: unknown ) => number | string;
type Measure = ( values: Values ) => readonly unknown[];

/** A value passes if the threshold is invalid or if the two cannot be compared. */
const limit =
	( isLeast: boolean, read: Read, valuesOf: Measure ): Test =>
	( { threshold }, values ) =>
		valuesOf( values ).every( ( measured ) => {
			const value = read( measured );
			const other = read( threshold );
			// No comparison with NaN is true.
			return ! ( isLeast ? value < other : value > other );
		} );

/** The rules about the least and the most of something. */
const limits = (
	of: string,
	...how: readonly [ Read, Measure ]
): [ string, Test ][] => [
	[ `min${ of }`, limit( true, ...how ) ],
	[ `max${ of }`, limit( false, ...how ) ],
];

const textsIn = ( { texts }: Values ) => texts;
const sizesIn = ( { files }: Values ) => files.map( ( file ) => file.size );

const TESTS = new Map< string, Test >( [
	[ 'required', ( _rule, { texts } ) => texts.length > 0 ],
	[ 'requiredfile', ( _rule, { files } ) => files.length > 0 ],
	[ 'email', each( ( text ) => text.length > 5 && EMAIL.test( text ) ) ],
	[ 'url', each( isUrl ) ],
	[ 'tel', each( isTel ) ],
	[ 'number', each( ( text ) => NUMBER.test( text ) ) ],
	[ 'date', each( isDate ) ],
	[ 'time', each( ( text ) => TIME.test( text ) ) ],
	[
		'file',
		( { accept, extensions }, { files } ) => {
			const kinds = [
				...stringsIn( accept ),
				...stringsIn( extensions ).map( ( ending ) => `.${ ending }` ),
			];
			const hasTypes = ! extensions;
			return files.every( ( file ) =>
				kinds.some( ( kind ) => isOfKind( file, kind, hasTypes ) )
			);
		},
	],
	[
		'enum',
		each( ( text, { accept } ) =>
			stringsIn( accept ).includes( text.replaceAll( '\r\n', '\n' ) )
		),
	],
	[
		'dayofweek',
		each(
			( text, { accept } ) =>
				! isDate( text ) ||
				stringsIn( accept ).includes( String( weekdayOf( text ) ) )
		),
	],
	...limits( 'items', numberIn, ( { texts } ) => [ texts.length ] ),
	...limits( 'length', numberIn, ( { texts } ) =>
		texts.length
			? [ texts.join( '' ).replaceAll( '\r\n', '\n' ).length ]
			: []
	),
	...limits( 'number', numberIn, textsIn ),
	...limits( 'date', dateIn, textsIn ),
	...limits( 'time', timeIn, textsIn ),
	...limits( 'filesize', numberIn, ( values ) => [
		sizesIn( values ).reduce( ( sum, size ) => sum + size, 0 ),
	] ),
	[ 'maxfiles', limit( false, numberIn, ( { files } ) => [ files.length ] ) ],
	[ 'maxeachfilesize', limit( false, numberIn, sizesIn ) ],
	[
		'stepnumber',
		each( ( text, { base, interval } ) => {
			const value = numberIn( text );
			const from = numberIn( base ?? 0 );
			const step = numberIn( interval );
			const steps = ( value - from ) / step;
			// Not a number, like each of the three may be, is no reason to refuse.
			return (
				step < 0 ||
				! ( Math.abs( steps - Math.round( steps ) ) >= 1e-6 )
			);
		} ),
	],
] );

/** Released servers write thresholds as numbers or strings, newer ones as strings. */
function numberIn( value: unknown ): number {
	const text = String( value );
	return NUMBER.test( text ) ? Number( text ) : NaN;
}

const stringsIn = ( value: unknown ): string[] =>
	Array.isArray( value ) ? value.map( String ) : [];

function isUrl( text: string ): boolean {
	const host = WITH_HOST.exec( text )?.[ 1 ];
	return SCHEME.test( text ) && ( host === undefined || HOST.test( host ) );
}

function isTel( text: string ): boolean {
	const number = text
		.replace( /[#*].*$/s, '' )
		.replace( /[()/.\s-]/g, '' )
		.replace( /^(?:\+|00)[+0]*/, '+' );
	return (
		/^\+?\d+$/.test( number ) && number.length >= 6 && number.length <= 15
	);
}

/**
 * By the ending of the name; where the server does not tell the endings of types, by the type that the browser knows.
 * Without a type, the server decides.
 */
function isOfKind(
	{ name, type }: FileEntry,
	kind: string,
	hasTypes: boolean
): boolean {
	if ( ! /\.[^.]+$/.test( name ) ) {
		return false;
	}
	return kind.startsWith( '.' )
		? name.toLowerCase().endsWith( kind.toLowerCase() )
		: hasTypes &&
				( ! type ||
					`${ type }/`.startsWith( kind.replace( /\*?$/, '' ) ) );
}

/** Refuses days that a lenient parser would move into the next month. */
function isDate( text: string ): boolean {
	return dayOf( text ) !== null;
}

function dateIn( value: unknown ): string | number {
	const text = String( value );
	return isDate( text ) ? text : NaN;
}

/** With seconds, so that times can be compared as texts. */
function timeIn( value: unknown ): string | number {
	const text = String( value );
	return TIME.test( text ) ? `${ text }:00`.slice( 0, 8 ) : NaN;
}

/** The calendar repeats after 400 years, and Date knows fewer years than the format. */
function dayOf( text: string ): Date | null {
	const [ , year, day ] = /^(\d{4,})(-\d\d-\d\d)$/.exec( text ) ?? [];
	const date = new Date( `${ 2000 + ( Number( year ) % 400 ) }${ day }` );
	// Some browsers move the 30th of February into March.
	return Number( year ) > 0 &&
		date.getUTCDate() === Number( text.slice( -2 ) )
		? date
		: null;
}

/** 1 is Monday. */
const weekdayOf = ( text: string ): number =>
	( ( ( dayOf( text )?.getUTCDay() ?? 0 ) + 6 ) % 7 ) + 1;
