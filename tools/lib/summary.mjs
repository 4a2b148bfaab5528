/**
 * What the terminal says when the site runs: six lines, or with `more` all addresses.
 *
 * @param {import('./site.mjs').Site & { pages: Record< string, string >, admin: { name: string, password: string } }} site
 * @param {{ more: boolean, watch: boolean }}                                                                          options
 */
export function summary( site, { more, watch } ) {
	const { url, pages, admin } = site;
	const screen = ( name ) => `${ url }/wp-admin/admin.php?page=${ name }`;
	const lines = [
		[ 'Site', `${ url }/` ],
		[
			'Admin',
			`${ url }/wp-admin/   name: ${ admin.name }   password: ${ admin.password }`,
		],
		[ 'QA', `${ pages.start }   every block in every mode` ],
		[ 'Caught mail', `${ url }/?rueda_mails` ],
		[
			'Stop',
			`Ctrl-C. The site is kept; --reset makes it anew${ more ? '' : ', --more prints all addresses' }.`,
		],
		...( more
			? [
					[ 'A wheel', pages.life ],
					[ 'A saved chart', pages.chart ],
					[ 'A form', pages.form ],
					[ 'A report', pages.report ],
					[ 'Settings', screen( 'rueda-settings' ) ],
					[ 'Messages', screen( 'rueda-messages' ) ],
					[ 'Reports', screen( 'rueda-reports' ) ],
					[ 'Mail as files', site.mails ],
					[ "PHP's log", site.log ],
				]
			: [] ),
	].filter( ( [ , value ] ) => value );
	const title = `Rueda runs in WordPress ${ site.version } with PHP ${ site.php }${ watch ? ', and is rebuilt on every change' : '' }.`;
	return `\n${ title }\n${ lines.map( ( [ name, value ] ) => `  ${ name.padEnd( 14 ) }${ value }` ).join( '\n' ) }\n\n`;
}
