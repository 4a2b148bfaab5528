/**
 * Finds calls and comments in PHP: strings, names, comments, punctuation. PHP is not on every machine, and gettext's
 * own reader is on few.
 */

const ESCAPES = {
	n: '\n',
	t: '\t',
	r: '\r',
	v: '\v',
	e: '\u001b',
	f: '\f',
	'\\': '\\',
	$: '$',
	'"': '"',
};

const single = ( inner ) => inner.replace( /\\(['\\])/g, '$1' );

function double( inner ) {
	// With a variable inside it is no literal.
	if ( /(^|[^\\])(\\\\)*(\$[a-zA-Z_{]|\{\$)/.test( inner ) ) {
		return null;
	}
	return inner.replace(
		/\\(u\{([0-9a-fA-F]+)\}|[ntrvef\\$"])/g,
		( _, escape, code ) =>
			code
				? String.fromCodePoint( Number.parseInt( code, 16 ) )
				: ESCAPES[ escape ]
	);
}

const HEREDOC = /<<<[ \t]*(?:"(\w+)"|'(\w+)'|(\w+))\r?\n/y;

// Tried in this order at each position.
const RULES = [
	{ type: 'space', pattern: /\s+/y },
	{ type: 'comment', pattern: /\/\*[^]*?\*\//y },
	{ type: 'comment', pattern: /(?:\/\/|#(?!\[))(?:(?!\?>)[^\r\n])*/y },
	{ type: 'string', pattern: /'((?:[^'\\]|\\[^])*)'/y, value: single },
	{ type: 'string', pattern: /"((?:[^"\\]|\\[^])*)"/y, value: double },
	{ type: 'other', pattern: /`(?:[^`\\]|\\[^])*`/y },
	{ type: 'name', pattern: /[a-zA-Z_\x80-\uffff][\w\x80-\uffff]*/y },
	{
		type: 'other',
		pattern: /\$[a-zA-Z_\x80-\uffff][\w\x80-\uffff]*|\d[\w.]*/y,
	},
	{ type: 'punctuation', pattern: /->|\?->|::|[^]/y },
];

const at = ( pattern, source, position ) => {
	pattern.lastIndex = position;
	return pattern.exec( source );
};

function heredoc( source, position ) {
	const open = at( HEREDOC, source, position );
	if ( ! open ) {
		return null;
	}
	const end = new RegExp(
		`^[ \\t]*${ open[ 1 ] ?? open[ 2 ] ?? open[ 3 ] }\\b`,
		'm'
	);
	const rest = source.slice( position + open[ 0 ].length );
	const close = end.exec( rest );
	return (
		open[ 0 ].length +
		( close ? close.index + close[ 0 ].length : rest.length )
	);
}

/**
 * @param {string} source
 * @return {{ type: string, text: string, value?: string | null, line: number, position?: number }[]} Tokens without white space; a
 *     string's value is null where it is no literal.
 */
export function lexPhp( source ) {
	const tokens = [];
	let position = 0;
	let line = 1;
	const advance = ( length ) => {
		line +=
			source.slice( position, position + length ).split( '\n' ).length -
			1;
		position += length;
	};
	while ( position < source.length ) {
		// Markup up to the next opening tag.
		const open = /<\?(?:php\b|=)/g;
		open.lastIndex = position;
		const tag = open.exec( source );
		if ( ! tag ) {
			break;
		}
		advance( tag.index + tag[ 0 ].length - position );
		while (
			position < source.length &&
			! source.startsWith( '?>', position )
		) {
			const length = heredoc( source, position );
			if ( length !== null ) {
				tokens.push( { type: 'string', text: '', value: null, line } );
				advance( length );
				continue;
			}
			const rule = RULES.find( ( { pattern } ) =>
				at( pattern, source, position )
			);
			const [ text, inner ] = at( rule.pattern, source, position );
			if ( rule.type !== 'space' ) {
				tokens.push( {
					type: rule.type,
					text,
					value: rule.value?.( inner ),
					line,
					position,
				} );
			}
			advance( text.length );
		}
		tokens.push( { type: 'punctuation', text: ';', line } );
		advance( 2 );
	}
	return tokens;
}
