import { readFileSync } from 'node:fs';
import path from 'node:path';
import { EVENTS, FIELDS, filterEvent, shareOf } from './events';
import { createTracker, type Tracking } from './tracker';

const event = ( command: string, fields?: object ) =>
	filterEvent( command, fields ).event;

function tracker( tracking: Tracking = 'local' ) {
	const tell = jest.fn();
	const warn = jest.fn();
	return { tell, warn, ...createTracker( { tracking, tell, warn } ) };
}

test( 'there are nine events and twenty-six common fields, and no others', () => {
	expect( Object.keys( EVENTS ).sort() ).toEqual( [
		'export_kit_customization',
		'ie_admin_action',
		'import_kit_customization',
		'kit_cloud_library_apply',
		'kit_cloud_library_delete',
		'kit_import_status',
		'kit_import_upload_file',
		'kits_cloud_upgrade_clicked',
		'page_views_website_templates',
	] );
	expect( [ ...FIELDS ].sort() ).toEqual( [
		'action',
		'category',
		'document_name',
		'document_type',
		'element',
		'element_location',
		'element_position',
		'error',
		'event_type',
		'grid_location',
		'item',
		'kit_name',
		'layout',
		'method',
		'modal_type',
		'page_source',
		'search_term',
		'section',
		'site_area',
		'site_part',
		'sort_direction',
		'sort_type',
		'status',
		'step',
		'tag',
		'view_type_clicked',
	] );
} );

test( 'common fields stand under details, those of the event beside its name', () => {
	expect(
		event( 'kit_import_status', {
			kit_import_status: false,
			kit_import_error: 'The disk is full.',
			step: 3,
			kit_name: 'Coach',
		} )
	).toEqual( {
		event: 'kit_import_status',
		kit_import_status: false,
		kit_import_error: 'The disk is full.',
		details: { step: 3, kit_name: 'Coach' },
	} );
} );

test( 'null and undefined are dropped in silence, and empty details are left out', () => {
	expect(
		filterEvent( 'ie_admin_action', {
			action_type: 'Export',
			tag: null,
			item: undefined,
		} )
	).toEqual( {
		event: { event: 'ie_admin_action', action_type: 'Export' },
		warnings: [],
	} );
} );

test( 'only own fields are copied', () => {
	const given: object = Object.create( { tag: 'inherited' } ) as object;
	expect( event( 'ie_admin_action', given ) ).toEqual( {
		event: 'ie_admin_action',
	} );
} );

test( 'a command is split into placement and event', () => {
	expect( event( 'kits/ie_admin_action' ) ).toEqual( {
		event: 'ie_admin_action',
		placement: 'kits',
	} );
	expect( event( '/ie_admin_action' ) ).toEqual( {
		event: 'ie_admin_action',
	} );
} );

test( 'an unknown name or field is dropped, and a developer reads why', () => {
	expect( filterEvent( 'kits/toString', { tag: 'x' } ) ).toEqual( {
		event: null,
		warnings: [ 'The event "toString" is unknown.' ],
	} );
	expect( filterEvent( 'ie_admin_action', { visitor: 'Ana' } ) ).toEqual( {
		event: { event: 'ie_admin_action' },
		warnings: [ 'ie_admin_action has no field "visitor".' ],
	} );
} );

test( 'values are short texts, numbers and yes or no, and never an address', () => {
	const { event: told, warnings } = filterEvent( 'ie_admin_action', {
		tag: '🎡'.repeat( 300 ),
		step: 0,
		status: false,
		item: { id: 1 },
		element: [ 'a' ],
		section: Number.NaN,
		error: 'Write to ana@example.org, please.',
		kit_name: 'https://example.org/kit.zip',
		page_source: 'www.example.org',
	} );
	expect( told ).toEqual( {
		event: 'ie_admin_action',
		details: { tag: '🎡'.repeat( 200 ), step: 0, status: false },
	} );
	expect( warnings ).toHaveLength( 6 );
} );

test( 'an event is told, and the last fifty are kept', () => {
	const { track, tell, recent, counts } = tracker();
	for ( let step = 1; step <= 60; step++ ) {
		track( 'ie_admin_action', { step } );
	}
	expect( tell ).toHaveBeenCalledTimes( 60 );
	expect( recent() ).toHaveLength( 50 );
	expect( recent()[ 0 ] ).toEqual( {
		event: 'ie_admin_action',
		details: { step: 11 },
	} );
	expect( counts() ).toEqual( { ie_admin_action: 60 } );
} );

test( 'an event with an unknown name is not kept, and a developer is warned', () => {
	const { track, tell, warn, recent } = tracker();
	track( 'bought_something' );
	expect( tell ).not.toHaveBeenCalled();
	expect( recent() ).toEqual( [] );
	expect( warn ).toHaveBeenCalledWith(
		'The event "bought_something" is unknown.'
	);
} );

test( 'while tracking is off, nothing happens at all', () => {
	const { track, tell, warn, recent, counts } = tracker( 'off' );
	track( 'ie_admin_action', { action_type: 'Export', visitor: 1 } );
	track( 'bought_something' );
	expect( tell ).not.toHaveBeenCalled();
	expect( warn ).not.toHaveBeenCalled();
	expect( recent() ).toEqual( [] );
	expect( counts() ).toEqual( {} );
} );

test( 'how much of a list was chosen is said in one word', () => {
	expect( shareOf( 0, 4 ) ).toBe( 'None' );
	expect( shareOf( 0, 0 ) ).toBe( 'None' );
	expect( shareOf( 3, 4 ) ).toBe( 'Partial' );
	expect( shareOf( 4, 4 ) ).toBe( 'All' );
} );

/** TrackingTest of PHP writes and reads the same file. */
test( 'PHP says the same of a thousand events', () => {
	const cases = readFileSync(
		path.join( __dirname, '../../../../tests/fixtures/kit-events.jsonl' ),
		'utf8'
	)
		.trim()
		.split( '\n' )
		.map(
			( line ) =>
				JSON.parse( line ) as {
					command: string;
					fields: object;
					event: object | null;
					warnings: string[];
				}
		);
	expect( cases ).toHaveLength( 1000 );
	for ( const { command, fields, event: told, warnings } of cases ) {
		expect( filterEvent( command, fields ) ).toEqual( {
			event: told,
			warnings,
		} );
	}
} );
