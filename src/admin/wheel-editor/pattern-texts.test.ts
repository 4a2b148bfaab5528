import type { EditorBlock } from '@wordpress/block-editor';
import { textsOf } from './pattern-texts';

const block = (
	name: string,
	attributes: Readonly< Record< string, unknown > >,
	innerBlocks: readonly EditorBlock[] = []
): EditorBlock => ( { clientId: '', name, attributes, innerBlocks } );

test( 'a pattern is known by its introduction and its areas, whatever else its blocks say', () => {
	const wheel = ( intro: string, color: string ) => [
		block( 'core/paragraph', { content: intro } ),
		block( 'rueda/add-wheels', {}, [
			block( 'rueda/area', { label: 'Health', lengendColor: color } ),
			block( 'rueda/area', { label: 'Work' } ),
		] ),
	];

	expect( textsOf( wheel( 'Look.', '#111' ) ) ).toBe( 'Look.\nHealth\nWork' );
	expect( textsOf( wheel( 'Look.', '#222' ) ) ).toBe( 'Look.\nHealth\nWork' );
	expect( textsOf( wheel( '', '#111' ) ) ).toBe( 'Health\nWork' );
} );
