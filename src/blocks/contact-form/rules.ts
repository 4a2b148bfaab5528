/** Schema-Woven Validation: every rule by its name. The server has the same ones; one table tests both. */
import { fieldOf } from '../../frontend/field';
import { endingsOf } from './endings';

export interface FileEntry {
	readonly name: string;
	readonly size: number;
}

/** What a field holds. */
export interface Values {
	/** Trimmed, and none of them blank. */
	readonly texts: readonly string[];
	readonly files: readonly FileEntry[];
}

/** As it comes from the server: nothing is certain but its name. */
export interface Rule {
	readonly rule: string;
	readonly field?: unknown;
	readonly error?: unknown;
	readonly threshold?: unknown;
	readonly accept?: unknown;
	readonly base?: unknown;
	readonly interval?: unknown;
	readonly rules?: unknown;
}

type Test = ( rule: Rule, values: Values ) => boolean;

export const isRule = ( value: unknown ): value is Rule =>
	typeof fieldOf( value, 'rule' ) === 'string';

/** Whether these values pass a rule that asks about one field; rules that nobody knows are passed. */
export const passes: Test = ( rule, values ) =>
	TESTS.get( rule.rule )?.( rule, values ) ?? true;

const NUMBER = /^-?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?$/i;
const TIME = /^(?:[01]\d|2[0-3])(?::[0-5]\d){1,2}$/;
const LOCAL_PART = /^[\w!#$%&'*+/=?^`{|}~.-]+$/;
const HOST_LABEL = /^[a-z\d](?:[a-z\d-]*[a-z\d])?$/i;
const HOST =
	/^(?:[^\p{Z}\x00-\x20\x7f\ufeff<>^|%@[\]:]+|\[[\da-f:.]+\])(?::\d{1,5})?$/iu;
const WITH_HOST = 'http https ftp';
const SCHEMES =
	'http https ftp ftps mailto news irc irc6 ircs gopher nntp feed telnet mms rtsp sms svn tel fax xmpp webcal urn';

const each =
	( test: ( text: string, rule: Rule ) => boolean ): Test =>
	( rule, { texts } ) =>
		texts.every( ( text ) => test( text, rule ) );

/** Compares a number of these values with the threshold; a threshold that is none asks for nothing. */
const measured =
	(
		measure: ( values: Values ) => number | null,
		test: ( size: number, threshold: number ) => boolean
	): Test =>
	( rule, values ) => {
		const size = measure( values );
		const threshold = numberIn( rule.threshold );
		return size === null || threshold === null || test( size, threshold );
	};

const atLeast = ( size: number, threshold: number ) => size >= threshold;
const atMost = ( size: number, threshold: number ) => size <= threshold;

const compared =
	( test: ( value: number, threshold: number ) => boolean ): Test =>
	( rule, { texts } ) =>
		texts.every( ( text ) =>
			measured( () => numberIn( text ), test )( rule, NOTHING )
		);

const dated =
	( test: ( date: string, threshold: string ) => boolean ): Test =>
	( { threshold }, { texts } ) =>
		typeof threshold !== 'string' ||
		! isDate( threshold ) ||
		texts.every( ( text ) => ! isDate( text ) || test( text, threshold ) );

const NOTHING: Values = { texts: [], files: [] };
const count = ( { texts }: Values ) => texts.length;
const length = ( { texts }: Values ) =>
	texts.length ? texts.join( '' ).replaceAll( '\r\n', '\n' ).length : null;
const size = ( { files }: Values ) =>
	files.reduce( ( sum, file ) => sum + file.size, 0 );

const TESTS = new Map< string, Test >( [
	[ 'required', ( _rule, { texts } ) => texts.length > 0 ],
	[ 'requiredfile', ( _rule, { files } ) => files.length > 0 ],
	[ 'email', each( isEmail ) ],
	[ 'url', each( isUrl ) ],
	[ 'tel', each( isTel ) ],
	[ 'number', each( ( text ) => NUMBER.test( text ) ) ],
	[ 'date', each( isDate ) ],
	[ 'time', each( ( text ) => TIME.test( text ) ) ],
	[
		'file',
		( { accept }, { files } ) => {
			const endings = endingsOf( stringsIn( accept ) );
			return files.every(
				( { name } ) =>
					! endings ||
					endings.some( ( end ) =>
						name.toLowerCase().endsWith( end )
					)
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
	[ 'minitems', measured( count, atLeast ) ],
	[ 'maxitems', measured( count, atMost ) ],
	[ 'minlength', measured( length, atLeast ) ],
	[ 'maxlength', measured( length, atMost ) ],
	[ 'minnumber', compared( atLeast ) ],
	[ 'maxnumber', compared( atMost ) ],
	[ 'mindate', dated( ( date, threshold ) => date >= threshold ) ],
	[ 'maxdate', dated( ( date, threshold ) => date <= threshold ) ],
	[ 'minfilesize', measured( size, atLeast ) ],
	[ 'maxfilesize', measured( size, atMost ) ],
	[
		'stepnumber',
		each( ( text, { base, interval } ) => {
			const value = numberIn( text );
			const from = numberIn( base ?? 0 );
			const step = numberIn( interval );
			if (
				value === null ||
				from === null ||
				step === null ||
				step <= 0
			) {
				return true;
			}
			const steps = ( value - from ) / step;
			return Math.abs( steps - Math.round( steps ) ) < 1e-6;
		} ),
	],
] );

/** Released servers write thresholds as numbers or strings, coming ones as strings alone. */
function numberIn( value: unknown ): number | null {
	const text = String( value );
	return NUMBER.test( text ) ? Number( text ) : null;
}

const stringsIn = ( value: unknown ): string[] =>
	Array.isArray( value ) ? value.map( String ) : [];

function isEmail( text: string ): boolean {
	const at = text.indexOf( '@' );
	const host = text.slice( at + 1 ).split( '.' );
	return (
		text.length >= 6 &&
		at > 0 &&
		LOCAL_PART.test( text.slice( 0, at ) ) &&
		host.length > 1 &&
		host.every( ( label ) => HOST_LABEL.test( label ) )
	);
}

/** As strict as a browser that reads an address, and as the server: a host is wanted where the scheme has one. */
function isUrl( text: string ): boolean {
	const [ , scheme = '', rest = '' ] =
		/^([a-z][a-z\d+.-]*):(.*)$/is.exec( text ) ?? [];
	const [ , host = '' ] =
		/^[/\\]*(?:[^/\\?#@]*@)?([^/\\?#]+)/.exec( rest ) ?? [];
	const known = scheme.toLowerCase();
	return (
		SCHEMES.split( ' ' ).includes( known ) &&
		( ! WITH_HOST.split( ' ' ).includes( known ) || HOST.test( host ) )
	);
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

/** Also of days that a lenient parser would move into the next month. */
function isDate( text: string ): boolean {
	const [ , year, month, day ] =
		/^(\d{4,})-(\d\d)-(\d\d)$/.exec( text ) ?? [];
	const days = [
		31,
		Number( year ) % 4 ||
		( Number( year ) % 100 === 0 && Number( year ) % 400 )
			? 28
			: 29,
		31,
		30,
		31,
		30,
		31,
		31,
		30,
		31,
		30,
		31,
	][ Number( month ) - 1 ];
	return (
		Number( year ) > 0 &&
		days !== undefined &&
		Number( day ) > 0 &&
		Number( day ) <= days
	);
}

/** 1 is Monday. The calendar repeats itself after 400 years, and machines count no further than some. */
function weekdayOf( text: string ): number {
	const [ year, month, day ] = text.split( '-' ).map( Number );
	return (
		new Date(
			Date.UTC( 2000 + ( ( year ?? 0 ) % 400 ), ( month ?? 1 ) - 1, day )
		).getUTCDay() || 7
	);
}
