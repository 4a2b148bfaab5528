/** A program of the site's own sends a form, as docs/own-front-ends.md shows it. */
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from '../fixtures/form';

const example = /```js\n(.*?)```/s.exec(
	readFileSync( 'docs/own-front-ends.md', 'utf8' )
);

test( '@versions the documented program sends a form with an application password, and not without', async ( {
	rest,
	site,
	mail,
	publishForm,
}, testInfo ) => {
	const { id } = await publishForm();
	const login = `front-end-${ randomUUID() }`;
	const user = await rest.rest< { id: number } >( {
		method: 'POST',
		path: '/wp/v2/users',
		data: {
			username: login,
			email: `${ login }@example.org`,
			password: randomUUID(),
			roles: [ 'contributor' ],
		},
	} );
	const { password } = await rest.rest< { password: string } >( {
		method: 'POST',
		path: `/wp/v2/users/${ user.id }/application-passwords`,
		data: { name: 'Front end' },
	} );
	const file = testInfo.outputPath( 'send.mjs' );
	writeFileSync( file, example?.[ 1 ] ?? '' );
	const send = ( secret: string ) =>
		execFileSync( process.execPath, [ file ], {
			encoding: 'utf8',
			env: {
				...process.env,
				SITE: site.url,
				FORM: String( id ),
				LOGIN: login,
				PASSWORD: secret,
			},
		} );

	expect( send( password ) ).toContain( 'mail_sent Thank you' );
	const [ sent ] = await mail.wait();
	expect( sent?.message ).toContain( 'room in the course on Thursday' );
	expect( send( 'wrong' ) ).not.toContain( 'mail_sent' );

	await rest.rest( {
		method: 'DELETE',
		path: `/wp/v2/users/${ user.id }`,
		params: { force: true, reassign: 1 },
	} );
} );
