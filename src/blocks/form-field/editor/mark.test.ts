import { markOf } from './mark';

const needed = { isNeeded: true, label: 'Name' };
const open = { isNeeded: false, label: 'Town' };
const marks = (
	...all: readonly { isNeeded: boolean | 'always' | null; label: string }[]
) => all.map( ( one ) => markOf( one, all ) );

test( 'of the two kinds the rarer one is marked, as on the page', () => {
	expect( marks( needed, needed, open ) ).toEqual( [ '', '', '(optional)' ] );
	expect( marks( needed, open ) ).toEqual( [ '(required)', '' ] );
	expect( marks( needed, needed ) ).toEqual( [ '(required)', '(required)' ] );
	expect( marks( open, { isNeeded: null, label: '' } ) ).toEqual( [
		'',
		'',
	] );
} );

test( 'a quiz is marked where required fields are, and counts as neither', () => {
	const quiz = { isNeeded: 'always', label: 'What barks?' } as const;
	expect( marks( needed, open, quiz ) ).toEqual( [
		'(required)',
		'',
		'(required)',
	] );
	expect( marks( needed, needed, open, quiz ) ).toEqual( [
		'',
		'',
		'(optional)',
		'',
	] );
} );

test.each( [
	'Name (Required)',
	'Name *',
	'Name*:',
	'<b>Name</b> <span>*</span>',
	'* Name',
	'Nombre (obligatorio)',
	'Name – Pflichtfeld',
	'Nom (obligatoire) :',
	'お名前（必須）',
	'お名前 <span>必須</span>',
	'メールアドレス ※必須',
	'必須 电话',
	'Name (required), as in your passport',
] )( 'what the label %s says is not said twice', ( label ) => {
	expect( marks( { ...needed, label }, needed ) ).toEqual( [
		'',
		'(required)',
	] );
	expect( marks( { ...needed, label }, { ...needed, label }, open ) ).toEqual(
		[ '', '', '' ]
	);
} );

test.each( [ 'Documents required', '5 * 5', 'Optional extras' ] )(
	'the label %s is no mark',
	( label ) => {
		expect( marks( { ...needed, label } ) ).toEqual( [ '(required)' ] );
	}
);
