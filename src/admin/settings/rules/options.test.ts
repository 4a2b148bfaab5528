import { parseAgain, parseFailed } from './failed-mails';
import { parseMail, parseSample, parseTrial } from './mail';
import { parseMessages } from './messages';
import { isShorter, parseReports } from './reports';
import { parseSharing } from './sharing';

test( 'reads each option out of all settings', () => {
	expect(
		parseSharing( { rueda_settings_sharing: { email: true, reddit: 1 } } )
	).toMatchObject( { email: true, facebook: false, reddit: false } );
	expect(
		parseReports( {
			rueda_settings_reports: { months: 3, picture: false },
		} )
	).toEqual( { months: 3, picture: false } );
	expect(
		parseMail( { rueda_settings_mail: { subject: 'Hello', after: 7 } } )
	).toEqual( {
		subject: 'Hello',
		greeting: '',
		before: '',
		after: '',
		sign_off: '',
	} );
	expect(
		parseMessages( { rueda_settings_messages: { days: 180 } } )
	).toEqual( { days: 180 } );
} );

test.each( [ null, 'text', [], {} ] )( 'finds no option in %j', ( answer ) => {
	expect( parseSharing( answer ) ).toBeNull();
	expect( parseReports( answer ) ).toBeNull();
	expect( parseMail( answer ) ).toBeNull();
	expect( parseMessages( answer ) ).toBeNull();
	expect( parseSample( answer ) ).toBeNull();
	expect( parseTrial( answer ) ).toBeNull();
} );

test.each( [
	[ 3, 12, true ],
	[ 12, 0, true ],
	[ 12, 3, false ],
	[ 0, 12, false ],
	[ 12, 12, false ],
] )( 'knows whether %d in place of %d deletes something', ( next, now, is ) => {
	expect( isShorter( next, now ) ).toBe( is );
} );

test( 'reads what became of a test', () => {
	expect( parseTrial( { sent: true, to: 'a@example.org' } ) ).toEqual( {
		sent: true,
		to: 'a@example.org',
	} );
	expect(
		parseTrial( { sent: false, to: 'a@example.org', error: 'No.' } )
	).toEqual( { sent: false, to: 'a@example.org', error: 'No.' } );
} );

test( 'reads the mails that failed, and leaves out what is none', () => {
	expect( parseFailed( 'no' ) ).toBeNull();
	expect(
		parseFailed( [
			{ id: 7, kind: 'report', to: [ 'a@example.org', 3 ], settled: 2 },
			'broken',
		] )
	).toEqual( [
		{
			id: 7,
			kind: 'report',
			subject: '',
			to: [ 'a@example.org' ],
			time: 2000,
			error: '',
		},
	] );
	expect( parseAgain( { sent: true } ) ).toBe( 'sent' );
	expect( parseAgain( { sent: false, state: 'waiting' } ) ).toBe( 'waiting' );
} );
