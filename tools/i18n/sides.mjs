/** Who reads a string: the people who run a site, or its visitors. */

// What is printed into pages, sent to visitors, or inserted as content is not here.
const ADMIN = [
	/^(plugin\.php|uninstall\.php|block\.json)$/,
	/^src\/(admin|editor)\//,
	/^src\/blocks\/[\w-]+\/(block\.json$|edit|index|editor\/|kinds\/|styles)/,
	/^includes\/(.+\/)?Admin\//,
	/^includes\/(Kit|Start|Settings|Webhook|Watch)\//,
	/^includes\/Form\/(Check|Import|Template|Rules)\//,
	/^includes\/Form\/Editor\/(DraftRoutes|FormsController)/,
	/^includes\/(Report\/Import\/|Blocks\/BlocksModule|too-old|.+Patterns\.php$)/,
	/^includes\/Mail\/(Failure|HeldMailsNotice|MailHealth|MailRoutes|TestMail)/,
	/(PostType|Settings|Warning|Health|TableChecks)\.php$/,
];

/** A string that is used on both sides is for visitors. */
const isForAdmins = ( files ) =>
	[ ...files ].every( ( file ) =>
		ADMIN.some( ( pattern ) => pattern.test( file ) )
	);

// Spanish speaks to visitors with "usted", and to those who run a site with "tú", as WordPress's own screens do.
// A word is only here if it has no other meaning; others have to be found by people.
const INFORMAL =
	/(?<!\p{L})(tú|tu|tus|ti|contigo|tuy[oa]s?|puedes|tienes|quieres|debes|necesitas|inténtalo|asegúrate)(?!\p{L})/iu;

const FORMAL = new RegExp(
	`(?<!\\p{L})(${ [
		'usted|consigo',
		'elija|elíjalo|escriba|escríbalos|añada|pida|pídaselo|pregunte|revíselos?|compruebe|introduzca|indíquelo',
		'inténtelo|déjel[oa]|restáurel[oa]|ábralo|cópielo|actívelo|desactívelo|desactive|recargue|descargue',
		'expórtelo|impórtelo|súbal[oa]s?|adjúntelos|sustitúyala|quítelo|reemplácelo|actualice|seleccione|conviértalo',
		'empiece|comience|mantenga|suéltelo|describa|aumente|separe|deshaga el|pruebe',
	].join( '|' ) })(?!\\p{L})`,
	'iu'
);

/** At the beginning of a sentence these are requests; elsewhere they are subjunctives as well. */
const FORMAL_REQUEST =
	/(?:^|[.:?!] )(Use|Vuelva|Pulse|Importe|Active|Cambie|Borre|Complete|Permita|Muestre|Ofrezca|Envíe|Indique|Edite|Consulte|Conserve|Guarde|Deje|Abra|Cree|Suba|Copie|Exporte|Quite|Revise|Publique|Marque|Desmarque|Espere|Dé|Ponga|Puede|Oscurezca)(?!\p{L})/u;

/**
 * @param {string}           text  In Spanish.
 * @param {Iterable<string>} files Where the string is used.
 * @return {string|undefined} The word with the other form of address.
 */
export const wrongAddress = ( text, files ) =>
	isForAdmins( files )
		? ( FORMAL.exec( text )?.[ 1 ] ?? FORMAL_REQUEST.exec( text )?.[ 1 ] )
		: INFORMAL.exec( text )?.[ 1 ];
