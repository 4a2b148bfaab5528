import { canSend } from './addressee';

test.each( [
	'a@example.test',
	'ana.maria-7_x@mail.example.com',
	'a@b-c.de',
	'a@example.co-m',
	'.@-.a_',
] )( 'a mail to %j can be sent', ( toEmail ) =>
	expect( canSend( { fullName: 'Ana', toEmail } ) ).toBe( true )
);

test.each( [
	'',
	'a',
	'a@example',
	'a@example.t',
	'a@example.museum',
	'a+b@example.test',
	'a@@example.test',
	'a b@example.test',
	' a@example.test',
	'a@example.test ',
	'a@example.test,b@example.test',
	'a@example..test',
	'ñ@example.test',
	'@example.test',
	'a@example.test\n',
] )( 'a mail to %j can not', ( toEmail ) =>
	expect( canSend( { fullName: 'Ana', toEmail } ) ).toBe( false )
);

test( 'a name is needed', () => {
	const toEmail = 'a@example.test';
	expect( canSend( { fullName: '', toEmail } ) ).toBe( false );
	expect( canSend( { fullName: '  ', toEmail } ) ).toBe( false );
	expect( canSend( { fullName: 'Á', toEmail } ) ).toBe( true );
} );

test( 'a long text is judged at once', () => {
	const began = performance.now();
	canSend( { fullName: 'Ana', toEmail: `a@${ 'a.'.repeat( 50000 ) }` } );
	canSend( { fullName: 'Ana', toEmail: `a@${ 'a'.repeat( 100000 ) }` } );
	expect( performance.now() - began ).toBeLessThan( 500 );
} );
