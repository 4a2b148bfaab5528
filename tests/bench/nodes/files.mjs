/** What is promised where the two servers do not share their uploads. As in promises.mjs. */
import { randomUUID } from 'node:crypto';
import { has, hasStatus, message, send, unless } from './promises.mjs';

const ADMIN = { 'X-Nodes-Admin': '1' };

/** A message of a form that keeps files after its email was sent. */
const sendFile = ( site, node, name, address = 'ana@example.org' ) =>
	send(
		node,
		site.kept,
		message(
			site.kept,
			[ 'your-email', address ],
			[ 'cv', `Hello ${ name }`, `${ name }.txt` ]
		)
	);

/** Whether a server has a file of this name among those of visitors. */
const keeps = async ( node, name ) =>
	( await node( '/', { headers: { 'X-Nodes-Files': '1' } } ) ).text.includes(
		`${ name }.txt`
	);

export const filePromises = {
	'an admin on the other server reads where the file of a message is': async (
		site
	) => {
		const taken = await sendFile( site, site.a, randomUUID() );
		await site.catchUp();
		const screen = '/wp-admin/admin.php?page=rueda-messages';
		const list = await site.b( screen, { headers: ADMIN } );
		const [ , id ] = /[?&;]message=(\d+)/.exec( list.text ) ?? [];
		const shown = await site.b( `${ screen }&message=${ id }`, {
			headers: ADMIN,
		} );
		return unless(
			hasStatus( taken, 200 ),
			[ `no message: ${ list.text.slice( 0, 120 ) }`, !! id ],
			has( shown, 'on another server of this site' ),
			[ 'called gone', ! shown.text.includes( 'no longer kept' ) ]
		);
	},
	'an erased message loses its file on the server that has it, and the admin is told':
		async ( site ) => {
			const name = randomUUID();
			const address = `${ name }@example.org`;
			await sendFile( site, site.a, name, address );
			await site.catchUp();
			const before = await keeps( site.a, name );
			const erased = await site.b( '/', {
				headers: { ...ADMIN, 'X-Nodes-Erase': address },
			} );
			await site.catchUp();
			// Files go when a request has ended, so the next one sees it.
			await site.a( '/' );
			await site.catchUp();
			return unless(
				[ 'no file', before ],
				has( erased, '"items_removed":true' ),
				has( erased, '"items_retained":true' ),
				has( erased, 'on another server of this site' ),
				[ 'the file is left', ! ( await keeps( site.a, name ) ) ]
			);
		},
	'Site Health notices that the servers keep files of their own': async (
		site
	) => {
		for ( const node of [ site.a, site.b, site.a ] ) {
			await sendFile( site, node, randomUUID() );
			await site.catchUp();
		}
		return unless(
			has(
				await site.b( '/wp-admin/site-health.php', { headers: ADMIN } ),
				'The servers of this site do not share their files'
			)
		);
	},
};
