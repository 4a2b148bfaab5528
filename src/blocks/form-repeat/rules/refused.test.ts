/** Fields that a repeatable group may not have. */
import { refusedIn } from './refused';

const field = ( attributes: object ) => ( {
	name: 'rueda/form-field',
	attributes,
	innerBlocks: [],
} );

test( 'files, signatures and questions against robots are named by their labels, wherever they are', () => {
	const signature = field( { type: 'signature', name: 'sig', label: '' } );
	const column = {
		name: 'core/column',
		attributes: {},
		innerBlocks: [ signature ],
	};

	expect(
		refusedIn( [
			field( { type: 'text', name: 'name', label: 'Name' } ),
			field( { type: 'file', name: 'cv', label: 'Your <b>CV</b>' } ),
			column,
			field( { type: 'quiz', name: 'quiz', label: '1+1?' } ),
			{
				name: 'core/file',
				attributes: { type: 'file' },
				innerBlocks: [],
			},
		] )
	).toEqual( [ 'Your CV', 'sig', '1+1?' ] );
} );
