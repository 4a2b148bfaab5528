import { FORM, RUEDA } from './visits.mjs';

const unescapeSql = ( text ) =>
	text
		.replace(
			/\\(.)/g,
			( whole, letter ) =>
				( { n: '\n', r: '\r', t: '\t' } )[ letter ] ?? letter
		)
		.replaceAll( "''", "'" );

const unescapeXml = ( text ) =>
	text
		.replaceAll( '&lt;', '<' )
		.replaceAll( '&gt;', '>' )
		.replaceAll( '&quot;', '"' )
		.replaceAll( '&amp;', '&' );

const matches = ( text, pattern, read ) =>
	[ ...text.matchAll( pattern ) ].map( read );

/** The form templates in a file of one of these kinds: an export of WordPress, a dump of a database, a document, or PHP. */
function templatesIn( file, text ) {
	if ( file.endsWith( '.xml' ) ) {
		return matches(
			text,
			/<wp:meta_key>(?:<!\[CDATA\[)?_form(?:\]\]>)?<\/wp:meta_key>\s*<wp:meta_value>(?:<!\[CDATA\[([\s\S]*?)\]\]>|([\s\S]*?))<\/wp:meta_value>/g,
			( [ , raw, escaped ] ) => raw ?? unescapeXml( escaped )
		);
	}
	if ( file.endsWith( '.sql' ) ) {
		return matches(
			text,
			/['"]_form['"],\s*(?:'((?:[^'\\]|\\[\s\S]|'')*)'|"((?:[^"\\]|\\[\s\S])*)")/g,
			( [ , single, double ] ) => unescapeSql( single ?? double )
		);
	}
	if ( /\.(md|txt)$/.test( file ) ) {
		return matches(
			text,
			/```\w*\n([\s\S]*?)```/g,
			( [ , code ] ) => code
		);
	}
	if ( text.startsWith( '<?php' ) && ! /\?>\s*\S/.test( text ) ) {
		return matches(
			text,
			/'((?:[^'\\]|\\[\s\S])*\[submit(?:[^'\\]|\\[\s\S])*)'/g,
			( [ , quoted ] ) => quoted.replaceAll( "\\'", "'" )
		);
	}
	const body =
		/^\s*<\?php/.test( text ) && text.includes( '?>' )
			? text.slice( text.indexOf( '?>' ) + 2 )
			: text;
	return [
		body.replace( /<\?php\s+_e\(\s*'((?:[^'\\]|\\.)*)'[\s\S]*?\?>/g, '$1' ),
	];
}

/** The types of the form-tags that Contact Form 7 brings and that a visitor fills in or presses. */
const FIELD =
	/(?<!\[)\[(text|email|url|tel|textarea|number|range|date|select|checkbox|radio|acceptance|file|hidden|quiz)\*?\s+([A-Za-z][\w:.-]*)([^\]]*)\]/g;

/** What a form has lost, and its report does not tell. */
function losses( template, { content, fields, notes, html } ) {
	const told = notes.join( '\n' );
	const lost = [];
	if (
		/(?<!\[)\[submit[\s\]]/.test( template ) &&
		! html.includes( 'type="submit"' )
	) {
		lost.push( 'the button' );
	}
	const names = new Set( fields );
	for ( const [ , , name ] of template.matchAll( FIELD ) ) {
		if (
			! names.has( name.replaceAll( '.', '_' ) ) &&
			! told.includes( name )
		) {
			lost.push( `the field ${ name }` );
		}
	}
	const classes = new Set( [
		...[
			...template.matchAll(
				/<\w[^<>]*\sclass\s*=\s*["']([^"'<>[\]]+)["']/g
			),
		].flatMap( ( [ , value ] ) => value.split( /\s+/ ) ),
		...[ ...template.matchAll( FIELD ) ].flatMap( ( [ tag ] ) =>
			[ ...tag.matchAll( /\sclass:([\w-]+)/g ) ].map(
				( [ , name ] ) => name
			)
		),
	] );
	for ( const name of [ ...classes ].filter( Boolean ) ) {
		const isThere = ( text ) =>
			new RegExp(
				`(^|[\\s"'])${ name.replace( /[^\w-]/g, '\\$&' ) }($|[\\s"'\\\\])`
			).test( text );
		if (
			! isThere( html ) &&
			! isThere( content ) &&
			! told.includes( name )
		) {
			lost.push( `the class ${ name }` );
		}
	}
	return lost;
}

/** Each template imported: whether that worked, and what went missing without a word. */
export async function templates( site, sources, list, say ) {
	const headers = { 'X-Moving-In-Plugins': RUEDA };
	const seen = new Set();
	const count = { forms: 0, failed: 0, lost: 0 };
	for ( const entry of list ) {
		const found = templatesIn(
			entry.path,
			await sources.read( entry )
		).filter(
			( text ) => text.includes( '[submit' ) && ! text.includes( '<?' )
		);
		for ( const form of found ) {
			const same = form.replace( /\s+/g, ' ' );
			if ( seen.has( same ) ) {
				continue;
			}
			seen.add( same );
			const { id } = await site.ask(
				'make',
				{ ...FORM, form, hash: '' },
				headers
			);
			const imported = await site.ask( 'import', { id }, headers );
			const lost = imported.id ? losses( form, imported ) : [];
			count.forms++;
			count.failed += Number( ! imported.id );
			count.lost += Number( lost.length > 0 );
			if ( ! imported.id || lost.length ) {
				say(
					`✗ ${ entry.repository } ${ entry.path }: ${ imported.id ? lost.join( ', ' ) : 'failed' }`
				);
			}
		}
	}
	return `${ count.forms } templates: ${ count.failed } failed, ${ count.lost } lost something untold`;
}
