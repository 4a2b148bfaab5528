import { item, kit, run } from './fixtures';
import {
	advance,
	codeIn,
	conflicts,
	FIRST,
	frontPageIn,
	newPagesIn,
	orderOf,
	possible,
	replacedIn,
	stepOf,
	type Import,
	type ImportEvent,
} from './importing';

const after = ( ...events: ImportEvent[] ): Import =>
	events.reduce( advance, FIRST );

const checked: ImportEvent = { type: 'checked', kit: kit() };

function ordered( ...events: ImportEvent[] ) {
	const now = after( checked, ...events );
	if ( now.state !== 'CUSTOMIZING' ) {
		throw new Error( 'Nothing can be chosen.' );
	}
	return orderOf( now.kit, now.choice );
}

test( 'an import goes from choosing to the report in five steps', () => {
	const steps = [
		FIRST,
		after( { type: 'uploading', name: 'kit.zip' } ),
		after( checked ),
		after( checked, { type: 'turned', step: 'choice' } ),
		after( { type: 'went on', run: run() } ),
		after( { type: 'went on', run: run( { state: 'done' } ) } ),
	];
	expect( steps.map( ( { state } ) => state ) ).toEqual( [
		'PENDING',
		'UPLOADING',
		'CUSTOMIZING',
		'CUSTOMIZING',
		'IMPORTING',
		'COMPLETED',
	] );
	expect( steps.map( stepOf ) ).toEqual( [ 1, 2, 2, 3, 4, 5 ] );
	expect( after( checked, { type: 'began again' } ) ).toBe( FIRST );
} );

test( 'everything that can be imported is chosen at first, with the first answers', () => {
	expect( ordered() ).toEqual( {
		upload: 'k1',
		items: expect.arrayContaining( [
			'page:home',
			'wheel:balance',
			'rueda_form:contact',
			'page:about',
			'page:map',
		] ),
		settings: [],
		answers: {
			'wheel:balance': 'skip',
			'rueda_form:contact': 'keep_both',
			'page:about': 'keep_both',
		},
		trust: false,
		publish: false,
		front: false,
	} );
	// The server refuses it, and the report says so.
	expect( ordered().answers ).not.toHaveProperty( 'page:map' );
} );

test( 'an answer is given for one item, or for all that have something to decide', () => {
	expect(
		ordered( {
			type: 'answered',
			keys: [ 'page:about' ],
			answer: 'replace',
		} ).answers
	).toEqual( {
		'wheel:balance': 'skip',
		'rueda_form:contact': 'keep_both',
		'page:about': 'replace',
	} );
	const open = conflicts( kit() ).map( ( { key } ) => key );
	expect( open ).toEqual( [ 'rueda_form:contact', 'page:about' ] );
	const all = ordered( {
		type: 'answered',
		keys: [ ...open, 'wheel:balance' ],
		answer: 'replace',
	} );
	expect( all.answers ).toEqual( {
		'wheel:balance': 'skip',
		'rueda_form:contact': 'replace',
		'page:about': 'replace',
	} );
} );

test( 'what is left out has no answer, and comes back with what it needs', () => {
	const none = {
		type: 'left out',
		keys: possible( kit() ).map( ( { key } ) => key ),
	} as const;
	expect( ordered( none ) ).toMatchObject( {
		items: [ 'page:map' ],
		answers: {},
	} );
	const { items } = ordered( none, { type: 'chose', keys: [ 'page:home' ] } );
	expect( [ ...items ].sort() ).toEqual( [
		'page:home',
		'page:map',
		'wheel:balance',
	] );
} );

test( 'settings of the kit are taken only where the admin says so', () => {
	const kits = { type: 'settled', part: 'cta', answer: 'kit' } as const;
	expect( ordered( kits ).settings ).toEqual( [ 'cta' ] );
	expect( ordered( kits, { ...kits, answer: 'mine' } ).settings ).toEqual(
		[]
	);
} );

const WITH_CODE = {
	items: [
		item( 'page:home', [], { code: [ 'Brings code: <script>' ] } ),
		item( 'page:about', [], {
			answers: [ 'keep_both', 'replace', 'skip' ],
			answer: 'replace',
			code: [ 'Brings code: onclick' ],
		} ),
		item( 'page:plain' ),
	],
};

test( 'code is named for what is chosen, and comes in only where the admin may and does trust', () => {
	const trust = { type: 'trusted', isTrusted: true } as const;
	const of = ( mayTrust: boolean, ...events: ImportEvent[] ) => {
		const now = after(
			{ type: 'checked', kit: kit( { ...WITH_CODE, trust: mayTrust } ) },
			...events
		);
		if ( now.state !== 'CUSTOMIZING' ) {
			throw new Error( 'Nothing can be chosen.' );
		}
		return {
			...orderOf( now.kit, now.choice ),
			named: codeIn( now.kit, now.choice ).map( ( { key } ) => key ),
			replaced: replacedIn( now.kit, now.choice ).length,
		};
	};
	const both = [ 'page:home', 'page:about' ];
	expect( of( true ) ).toMatchObject( {
		trust: false,
		named: both,
		replaced: 1,
	} );
	expect( of( true, trust ) ).toMatchObject( { trust: true, replaced: 0 } );
	expect( of( false, trust ).trust ).toBe( false );
	expect(
		of(
			true,
			{ type: 'left out', keys: [ 'page:home' ] },
			{ type: 'answered', keys: [ 'page:about' ], answer: 'skip' }
		).named
	).toEqual( [] );
	expect( codeIn( kit( WITH_CODE ) ) ).toHaveLength( 2 );
} );

test( 'new pages are published only where the admin may and wants to', () => {
	const publish = { type: 'published', isPublishing: true } as const;
	expect( ordered( publish ).publish ).toBe( true );
	expect(
		ordered( publish, { ...publish, isPublishing: false } ).publish
	).toBe( false );
	const now = after(
		{ type: 'checked', kit: kit( { publish: false } ) },
		publish
	);
	expect( now ).toMatchObject( { choice: { isPublishing: false } } );
} );

test( 'the pages that an import can publish are new, no drafts in the kit, and bring no code', () => {
	const of = (
		given: ReturnType< typeof kit >,
		...events: ImportEvent[]
	) => {
		const now = after( { type: 'checked', kit: given }, ...events );
		return now.state === 'CUSTOMIZING'
			? newPagesIn( now.kit, now.choice ).map( ( { key } ) => key )
			: [];
	};
	const answer = ( given: 'replace' | 'skip' ) =>
		( {
			type: 'answered',
			keys: [ 'page:about' ],
			answer: given,
		} ) as const;
	expect( of( kit() ) ).toEqual( [ 'page:home', 'page:about' ] );
	expect( of( kit(), answer( 'replace' ) ) ).toEqual( [ 'page:home' ] );
	expect( of( kit(), answer( 'skip' ) ) ).toEqual( [ 'page:home' ] );
	expect( of( kit(), { type: 'left out', keys: [ 'page:home' ] } ) ).toEqual(
		[ 'page:about' ]
	);
	expect(
		of( kit( { items: [ item( 'page:home', [], { draft: true } ) ] } ) )
	).toEqual( [] );
	const code = kit( { ...WITH_CODE, trust: true } );
	expect( of( code, { type: 'trusted', isTrusted: true } ) ).toEqual( [
		'page:plain',
	] );
	expect(
		newPagesIn(
			kit( {
				items: [ item( 'page:home', [], { state: 'same' } ) ],
			} )
		)
	).toEqual( [] );
} );

test( 'a new front page is published, and is none without that', () => {
	const front = { type: 'made front', isFront: true } as const;
	const publish = { type: 'published', isPublishing: true } as const;
	const of = ( ...events: ImportEvent[] ) => {
		const { publish: isPublic, front: isFront } = ordered( ...events );
		return [ isPublic, isFront ];
	};
	expect( of( front ) ).toEqual( [ true, true ] );
	expect( of( front, { ...front, isFront: false } ) ).toEqual( [
		true,
		false,
	] );
	expect( of( front, { ...publish, isPublishing: false } ) ).toEqual( [
		false,
		false,
	] );
	expect( of( front, { type: 'left out', keys: [ 'page:home' ] } ) ).toEqual(
		[ true, false ]
	);
} );

test( 'a page can become the front page if it is new or public here already', () => {
	const of = (
		isPublic: boolean,
		more: Parameters< typeof item >[ 2 ],
		answer?: 'replace' | 'skip',
		mayPublish = true
	) => {
		const now = after(
			{
				type: 'checked',
				kit: kit( {
					items: [ item( 'page:home', [], more ) ],
					front: {
						key: 'page:home',
						title: 'Home',
						public: isPublic,
					},
					publish: mayPublish,
				} ),
			},
			...( answer
				? [
						{
							type: 'answered',
							keys: [ 'page:home' ],
							answer,
						} as const,
					]
				: [] )
		);
		return now.state === 'CUSTOMIZING'
			? frontPageIn( now.kit, now.choice )
			: undefined;
	};
	const changed = {
		state: 'changed',
		answers: [ 'keep_both', 'replace', 'skip' ],
		answer: 'keep_both',
	} as const;
	const same = {
		state: 'same',
		answers: [ 'skip' ],
		answer: 'skip',
	} as const;
	expect( of( false, {} ) ).toEqual( { title: 'Home', isNew: true } );
	expect( of( false, {}, undefined, false ) ).toBeNull();
	expect( of( false, { draft: true } ) ).toBeNull();
	expect( of( true, same ) ).toEqual( { title: 'Home', isNew: false } );
	expect( of( false, same ) ).toBeNull();
	expect( of( true, changed ) ).toEqual( { title: 'Home', isNew: true } );
	expect( of( true, changed, 'replace' ) ).toEqual( {
		title: 'Home',
		isNew: false,
	} );
	expect( of( false, changed, 'replace' ) ).toBeNull();
	expect( of( true, changed, 'skip' ) ).toBeNull();
	expect( frontPageIn( kit( { front: null } ), initial() ) ).toBeNull();
} );

function initial() {
	const now = after( checked );
	if ( now.state !== 'CUSTOMIZING' ) {
		throw new Error( 'Nothing can be chosen.' );
	}
	return now.choice;
}

test( 'a refusal leads back to where something can be done about it', () => {
	const refused = { type: 'refused', why: 'The file is damaged.' } as const;
	expect( after( { type: 'uploading', name: 'kit.zip' }, refused ) ).toEqual(
		{ state: 'PENDING', why: 'The file is damaged.' }
	);
	expect( after( checked, { type: 'starting' }, refused ) ).toMatchObject( {
		state: 'CUSTOMIZING',
		isStarting: false,
		why: 'The file is damaged.',
	} );
	const waiting = after( { type: 'went on', run: run() }, refused );
	expect( waiting ).toMatchObject( {
		state: 'IMPORTING',
		why: 'The file is damaged.',
	} );
	expect( advance( waiting, { type: 'retried' } ) ).toEqual( {
		state: 'IMPORTING',
		run: run(),
		isStopping: false,
	} );
} );

test( 'nothing is changed or started again between the order and its answer', () => {
	const starting = after(
		checked,
		{ type: 'turned', step: 'choice' },
		{ type: 'starting' }
	);
	const events: ImportEvent[] = [
		{ type: 'turned', step: 'preview' },
		{ type: 'chose', keys: [ 'page:home' ] },
		{ type: 'left out', keys: [ 'page:home' ] },
		{ type: 'answered', keys: [ 'page:about' ], answer: 'replace' },
		{ type: 'settled', part: 'cta', answer: 'kit' },
		{ type: 'starting' },
	];
	for ( const event of events ) {
		expect( advance( starting, event ) ).toBe( starting );
	}
	expect( starting ).toMatchObject( { isStarting: true } );
	expect( advance( starting, { type: 'went on', run: run() } ).state ).toBe(
		'IMPORTING'
	);
	expect(
		[ { type: 'refused', why: 'Busy.' } as const, ...events ].reduce(
			advance,
			starting
		)
	).toMatchObject( { step: 'preview', isStarting: true } );
} );

test( 'a cancelled import stays cancelled until the site is as it was', () => {
	const went = { type: 'went on', run: run() } as const;
	expect( after( went, { type: 'stopping' }, went ) ).toMatchObject( {
		state: 'IMPORTING',
		isStopping: true,
	} );
	const end = { ...went, run: run( { state: 'done', result: 'failure' } ) };
	expect( after( went, { type: 'stopping' }, end ) ).toMatchObject( {
		state: 'COMPLETED',
		isUndone: true,
	} );
	expect( after( went, end ) ).toMatchObject( { isUndone: false } );
	const late = { ...went, run: run( { state: 'done', result: 'success' } ) };
	expect( after( went, { type: 'stopping' }, late ) ).toMatchObject( {
		state: 'COMPLETED',
		isUndone: false,
	} );
	expect( after( end, { type: 'stopping' } ).state ).toBe( 'COMPLETED' );
} );
