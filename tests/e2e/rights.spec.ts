import type { APIResponse } from '@playwright/test';
import { nonces, roles, test } from './fixtures/people';
import {
	fieldsOf,
	leftover,
	options,
	rows,
	type SavedReport,
} from './fixtures/rights';
import { expect } from './fixtures/wheel';

async function outcome( answer: APIResponse ): Promise< string > {
	const failed =
		answer.status() === 200 &&
		( await answer.text() ).startsWith( '{"success":false' );
	return `${ answer.status() }${ failed ? '!' : '' }`;
}

for ( const row of rows ) {
	test( `${ row.what }: whoever may, and nobody else`, async ( {
		people,
		publishWheel,
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
		const { id: wheel } = await publishWheel();
		const { id: draft } = await publish( 'wheel', {
			title: 'A draft',
			content: '',
			status: 'draft',
		} );
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
		const answers = { fresh: '', stale: '', none: '' };
		for ( const nonce of nonces ) {
			const statuses: string[] = [];
			for ( const role of roles ) {
				const answer = await row.call( people[ role ], nonce, {
					wheel,
					draft,
					another,
					save,
				} );
				statuses.push( await outcome( answer ) );
			}
			answers[ nonce ] = statuses.join( ' ' );
		}
		const wheels = await rest.rest< { id: number }[] >( {
			path: '/wp/v2/wheel',
			params: { search: leftover, status: 'any', per_page: 100 },
		} );
		for ( const { id } of wheels ) {
			await rest.rest( {
				method: 'DELETE',
				path: `/wp/v2/wheel/${ id }`,
				params: { force: true },
			} );
		}
		expect( answers ).toEqual( {
			fresh: row.fresh,
			stale: row.stale,
			none: row.none,
		} );
	} );
}
