import type { StarterKit } from '../rules/answers';
import { takeWanted } from './wanted';

const kits: readonly StarterKit[] = [
	{
		id: 'small-site-es',
		title: 'Un sitio pequeño',
		description: '',
		locale: 'es_ES',
		thumbnail: '',
		counts: {},
	},
];

const visit = ( query: string ) =>
	window.history.replaceState( null, '', `/wp-admin/admin.php?${ query }` );

test( 'takes the starter kit that the address names, once', () => {
	visit( 'page=rueda-kits&starter=small-site-es' );
	expect( takeWanted( kits ) ).toEqual( {
		source: { starter: 'small-site-es' },
		title: 'Un sitio pequeño',
	} );
	expect( window.location.search ).toBe( '?page=rueda-kits' );
	expect( takeWanted( kits ) ).toBeUndefined();
} );

test( 'takes the kit of pages of this site that the address names, once', () => {
	visit( 'page=rueda-kits&tab=import&upload=0123' );
	expect( takeWanted( kits ) ).toEqual( {
		source: { upload: '0123' },
		title: 'Chosen pages',
	} );
	expect( window.location.search ).toBe( '?page=rueda-kits&tab=import' );
} );

test( 'takes nothing where no kit is named, or one that is not there', () => {
	visit( 'page=rueda-kits' );
	expect( takeWanted( kits ) ).toBeUndefined();
	visit( 'page=rueda-kits&starter=other' );
	expect( takeWanted( kits ) ).toBeUndefined();
	expect( window.location.search ).toBe( '?page=rueda-kits' );
} );
