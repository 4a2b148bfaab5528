import type { APIResponse } from '@playwright/test';
import { block } from './fixtures/markup';
import { nonces, roles, test } from './fixtures/people';
import {
	fieldsOf,
	leftover,
	options,
	type SavedReport,
} from './fixtures/rights';
import { formRows } from './fixtures/rights-forms';
import { wheelRows } from './fixtures/rights-wheels';
import { expect, wheelBlock } from './fixtures/wheel';

async function outcome( answer: APIResponse ): Promise< string > {
	if ( answer.headers()[ 'location' ]?.includes( 'wp-login.php' ) ) {
		return 'login';
	}
	const failed =
		answer.status() === 200 &&
		( await answer.text() ).startsWith( '{"success":false' );
	return `${ answer.status() }${ failed ? '!' : '' }`;
}

/** Made when it is first asked for, and from then on the same. */
function once< T >( make: () => Promise< T > ): () => Promise< T > {
	let made: Promise< T > | null = null;
	return () => ( made ??= make() );
}

for ( const row of [ ...wheelRows, ...formRows ] ) {
	test( `${ row.what }: whoever may, and nobody else`, async ( {
		people,
		wheels: { wheel, draft },
		publish,
		rest,
		setOptions,
	} ) => {
		await setOptions( options );
		const another = async (): Promise< number > => {
			const { id } = await rest.createRecord< { id: number } >( 'wheel', {
				title: leftover,
				status: 'publish',
			} );
			return id;
		};
		const save = async (): Promise< SavedReport > => {
			const answer = await people.nobody.ajax(
				'saveWheelReport',
				fieldsOf( wheel )
			);
			const { data } = ( await answer.json() ) as {
				data: { id: number; link: string; ownerLink: string };
			};
			const { pathname, searchParams } = new URL( data.ownerLink );
			return {
				id: data.id,
				link: data.link,
				slug: pathname.split( '/' ).filter( Boolean ).at( -1 ) ?? '',
				owner: searchParams.get( 'owner' ) ?? '',
			};
		};
		const page = once( async () => {
			const made = await publish( 'pages', {
				title: leftover,
				content: wheelBlock( wheel ),
			} );
			return made.link;
		} );
		const anotherForm = async (): Promise< number > => {
			const { id } = await rest.createRecord< { id: number } >(
				'rueda_form',
				{
					title: leftover,
					status: 'publish',
					content: block( 'rueda/form-field', {
						type: 'text',
						name: 'your-name',
						label: 'Your name',
					} ),
				}
			);
			return id;
		};
		const form = once( anotherForm );
		const anotherMessage = async (): Promise< number > => {
			await people.nobody.fillIn( await form() );
			const list = await people.administrator.get(
				'/wp-admin/admin.php?page=rueda-messages'
			);
			// The newest stands first.
			const [ , id ] =
				/name="message\[\]"[^>]* value="(\d+)"/.exec(
					await list.text()
				) ?? [];
			return Number( id );
		};
		const message = once( anotherMessage );
		const answers = { fresh: '', stale: '', none: '' };
		for ( const nonce of nonces ) {
			const statuses: string[] = [];
			for ( const role of roles ) {
				const answer = await row.call( people[ role ], nonce, {
					wheel,
					draft,
					another,
					save,
					page,
					form,
					anotherForm,
					message,
					anotherMessage,
					editor: people.editor,
				} );
				statuses.push( await outcome( answer ) );
			}
			answers[ nonce ] = statuses.join( ' ' );
		}
		for ( const type of [ 'wheel', 'rueda_form' ] ) {
			const left = await rest.rest< { id: number }[] >( {
				path: `/wp/v2/${ type }`,
				params: { search: leftover, status: 'any', per_page: 100 },
			} );
			for ( const { id } of left ) {
				await rest.rest( {
					method: 'DELETE',
					path: `/wp/v2/${ type }/${ id }`,
					params: { force: true },
				} );
			}
		}
		expect( answers ).toEqual( {
			fresh: row.fresh,
			stale: row.stale,
			none: row.none,
		} );
	} );
}
