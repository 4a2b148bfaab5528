/**
 * Who may do what: every action and route of wheels and reports, for everybody, with each kind of nonce. The table is
 * the promise; a new route gets a new row.
 */
import type { APIResponse } from '@playwright/test';
import {
	nonces,
	type Nonce,
	type Person,
	roles,
	test,
} from './fixtures/people';
import { allSharing } from './fixtures/result';
import { areas, expect } from './fixtures/wheel';

interface Stage {
	/** A published wheel, and a draft of the administrator's. */
	readonly wheel: number;
	readonly draft: number;
	/** One more wheel, to be deleted. */
	readonly another: () => Promise< number >;
	readonly save: () => Promise< SavedReport >;
}

interface SavedReport {
	readonly id: number;
	readonly link: string;
	readonly slug: string;
	readonly owner: string;
}

type Call = (
	person: Person,
	nonce: Nonce,
	stage: Stage
) => Promise< APIResponse >;

interface Row {
	readonly what: string;
	readonly call: Call;
	/**
	 * The status for nobody, subscriber, contributor, author, editor, administrator. Marked with ! where an action
	 * says that it failed.
	 */
	readonly fresh: string;
	readonly stale: string;
	readonly none: string;
}

/** What a row makes, and does not always delete. */
const leftover = 'Of the table of rights';

const fieldsOf = ( wheel: number ) => ( {
	wheelId: String( wheel ),
	chartType: 'polar-chart',
	chartOptions: '{}',
	chartData: JSON.stringify( {
		labels: areas.map( ( { label } ) => label ),
		datasets: [ { data: [ 1, 2, 3, 4 ], backgroundColor: [] } ],
	} ),
} );

const everybody = ( status: number ): string =>
	roles.map( () => status ).join( ' ' );

/** A dead nonce opens nothing, not even what is open to all: WordPress's own rule for REST. */
const deadInRest = everybody( 403 );

/** Without a nonce WordPress takes everybody for nobody. */
const asNobody = everybody( 401 );

const openRest = {
	fresh: everybody( 200 ),
	stale: deadInRest,
	none: everybody( 200 ),
};
const missingInRest = {
	fresh: everybody( 404 ),
	stale: deadInRest,
	none: everybody( 404 ),
};
const editors = {
	fresh: '401 403 403 403 200 200',
	stale: deadInRest,
	none: asNobody,
};
const admins = {
	fresh: '401 403 403 403 403 200',
	stale: deadInRest,
	none: asNobody,
};
/** Public answers for pages that come from caches: no nonce is looked at. */
const open = {
	fresh: everybody( 200 ),
	stale: everybody( 200 ),
	none: everybody( 200 ),
};
const withNonce = {
	fresh: everybody( 200 ),
	stale: everybody( 403 ),
	none: everybody( 403 ),
};

const options = {
	rueda_settings_sharing: allSharing.rueda_settings_sharing,
	rueda_settings_reports: { months: 12, picture: true },
	rueda_settings_mail: {},
	rueda_settings_cta: {},
	rueda_settings_privacy: {},
};

const rows: readonly Row[] = [
	{
		what: 'getSocialShare',
		call: ( person, nonce ) => person.ajax( 'getSocialShare', {}, nonce ),
		...open,
	},
	{
		what: 'getCTA',
		call: ( person, nonce ) =>
			person.ajax( 'getCTA', { mode: 'front' }, nonce ),
		...open,
	},
	{
		what: 'rest-nonce',
		call: ( person ) =>
			person.get( '/wp-admin/admin-ajax.php?action=rest-nonce' ),
		...open,
	},
	{
		what: 'saveWheelReport',
		call: ( person, nonce, { wheel } ) =>
			person.ajax( 'saveWheelReport', fieldsOf( wheel ), nonce ),
		...withNonce,
	},
	{
		what: 'sendMyWheelEmail',
		call: async ( person, nonce, { save } ) =>
			person.ajax(
				'sendMyWheelEmail',
				{
					reportLink: ( await save() ).link,
					toEmail: `${ crypto.randomUUID() }@example.test`,
					fullName: 'Ana',
				},
				nonce
			),
		...withNonce,
	},
	{
		what: 'rueda_cta_click',
		call: ( person, nonce ) =>
			person.ajax(
				'rueda_cta_click',
				{ cta: 'global', button: 'primary' },
				nonce
			),
		fresh: everybody( 204 ),
		stale: everybody( 204 ),
		none: everybody( 204 ),
	},
	{
		what: 'reading a published wheel',
		call: ( person, nonce, { wheel } ) =>
			person.rest( 'GET', `/wp/v2/wheel/${ wheel }`, undefined, nonce ),
		...openRest,
	},
	{
		what: 'listing wheels',
		call: ( person, nonce ) =>
			person.rest( 'GET', '/wp/v2/wheel', undefined, nonce ),
		...openRest,
	},
	{
		what: 'reading a draft of somebody else',
		call: ( person, nonce, { draft } ) =>
			person.rest( 'GET', `/wp/v2/wheel/${ draft }`, undefined, nonce ),
		...editors,
	},
	{
		what: 'beginning a wheel',
		call: ( person, nonce ) =>
			person.rest(
				'POST',
				'/wp/v2/wheel',
				{ title: leftover, status: 'draft' },
				nonce
			),
		fresh: '401 403 201 201 201 201',
		stale: deadInRest,
		none: asNobody,
	},
	{
		what: 'changing a wheel of somebody else',
		call: ( person, nonce, { wheel } ) =>
			person.rest(
				'POST',
				`/wp/v2/wheel/${ wheel }`,
				{ meta: { wheel_meta_range_max: 10 } },
				nonce
			),
		...editors,
	},
	{
		what: 'deleting a wheel of somebody else',
		call: async ( person, nonce, { another } ) =>
			person.rest(
				'DELETE',
				`/wp/v2/wheel/${ await another() }?force=true`,
				undefined,
				nonce
			),
		...editors,
	},
	{
		what: 'listing reports',
		call: ( person, nonce ) =>
			person.rest( 'GET', '/rueda/v1/reports', undefined, nonce ),
		...editors,
	},
	{
		what: 'reading a report by its number',
		call: async ( person, nonce, { save } ) =>
			person.rest(
				'GET',
				`/rueda/v1/reports/${ ( await save() ).id }`,
				undefined,
				nonce
			),
		...editors,
	},
	{
		what: 'deleting a report by its number',
		call: async ( person, nonce, { save } ) =>
			person.rest(
				'DELETE',
				`/rueda/v1/reports/${ ( await save() ).id }`,
				undefined,
				nonce
			),
		...editors,
	},
	{
		what: 'deleting a report with its owner’s key',
		call: async ( person, nonce, { save } ) => {
			const { slug, owner } = await save();
			return person.rest(
				'DELETE',
				`/rueda/v1/reports/${ slug }?owner=${ owner }`,
				undefined,
				nonce
			);
		},
		...openRest,
	},
	{
		what: 'deleting a report with the key of another',
		call: async ( person, nonce, { save } ) => {
			const { slug } = await save();
			const { owner } = await save();
			return person.rest(
				'DELETE',
				`/rueda/v1/reports/${ slug }?owner=${ owner }`,
				undefined,
				nonce
			);
		},
		fresh: everybody( 403 ),
		stale: deadInRest,
		none: everybody( 403 ),
	},
	...[ 'rueda_report', 'wheel-submissions' ].map( ( base ) => ( {
		what: `reports as posts, at wp/v2/${ base }`,
		call: ( person: Person, nonce: Nonce ) =>
			person.rest( 'GET', `/wp/v2/${ base }`, undefined, nonce ),
		...missingInRest,
	} ) ),
	{
		what: 'the page of a report, by its link',
		call: async ( person, _, { save } ) =>
			person.get( ( await save() ).link ),
		...open,
	},
	{
		what: 'the picture of a report, by its link',
		call: async ( person, _, { save } ) =>
			person.get( `/?rueda_picture=${ ( await save() ).slug }` ),
		...open,
	},
	{
		what: 'reading the settings',
		call: ( person, nonce ) =>
			person.rest( 'GET', '/wp/v2/settings', undefined, nonce ),
		...admins,
	},
	...Object.entries( options ).map( ( [ name, value ] ) => ( {
		what: `changing the setting ${ name }`,
		call: ( person: Person, nonce: Nonce ) =>
			person.rest(
				'POST',
				'/wp/v2/settings',
				{ [ name ]: value },
				nonce
			),
		...admins,
	} ) ),
	{
		what: 'listing mails that failed',
		call: ( person, nonce ) =>
			person.rest( 'GET', '/rueda/v1/mails/failed', undefined, nonce ),
		...admins,
	},
	{
		what: 'sending a mail again that there is not',
		call: ( person, nonce ) =>
			person.rest(
				'POST',
				'/rueda/v1/mails/999999999/again',
				undefined,
				nonce
			),
		fresh: '401 403 403 403 403 404',
		stale: deadInRest,
		none: asNobody,
	},
	...[ 'preview', 'test' ].map( ( name ) => ( {
		what: `the ${ name } of the report’s mail`,
		call: ( person: Person, nonce: Nonce ) =>
			person.rest( 'POST', `/rueda/v1/report-mail/${ name }`, {}, nonce ),
		...admins,
	} ) ),
];

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
