import {
	type EditorBlock,
	store as blockEditorStore,
} from '@wordpress/block-editor';
import { createBlock } from '@wordpress/blocks';
import { useRegistry, useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { textOf } from '../../frontend/values/values';
import { type Part, partOf, placeOf, withPurpose } from './parts';
import { fieldOf } from './words';

const FIELD = 'rueda/form-field';

/** Whether a part is asked for. */
export type State = 'none' | 'optional' | 'required';

interface PartFields {
	readonly stateOf: ( part: Part ) => State;
	/** Adds, changes or removes the field of a part. */
	readonly setState: ( part: Part, state: State, purpose: string ) => void;
	/** Tells browsers whose address it is. */
	readonly setPurpose: ( purpose: string ) => void;
}

/** The fields in an address, each with the part that it is. */
export function usePartFields( clientId: string ): PartFields {
	const registry = useRegistry();
	const blocks = useSelect(
		( select ) => select( blockEditorStore ).getBlocks( clientId ),
		[ clientId ]
	);
	const fields = useMemo( () => fieldsIn( blocks ), [ blocks ] );
	const ofPart = ( part: Part ) =>
		fields.filter( ( field ) => partIn( field ) === part );
	const editor = () => registry.dispatch( blockEditorStore );
	return {
		stateOf( part ) {
			const [ first ] = ofPart( part );
			if ( ! first ) {
				return 'none';
			}
			return first.attributes[ 'isRequired' ] === true
				? 'required'
				: 'optional';
		},
		setState( part, state, purpose ) {
			const ids = ofPart( part ).map( ( field ) => field.clientId );
			const isRequired = state === 'required';
			if ( state === 'none' ) {
				editor().removeBlocks( ids, false );
			} else if ( ids.length > 0 ) {
				editor().updateBlockAttributes( ids, { isRequired } );
			} else {
				editor().insertBlock(
					createBlock( FIELD, fieldOf( part, purpose, isRequired ) ),
					placeOf( part, blocks.map( partIn ) ),
					clientId,
					false
				);
			}
		},
		setPurpose( purpose ) {
			for ( const { clientId: id, attributes } of fields ) {
				const autocomplete = textOf( attributes[ 'autocomplete' ] );
				if ( partOf( autocomplete ) ) {
					// One undo step together with the attribute of the address.
					editor().__unstableMarkNextChangeAsNotPersistent();
					editor().updateBlockAttributes( [ id ], {
						autocomplete: withPurpose( autocomplete, purpose ),
					} );
				}
			}
		},
	};
}

const fieldsIn = ( blocks: readonly EditorBlock[] ): EditorBlock[] =>
	blocks.flatMap( ( block ) => [
		...( block.name === FIELD ? [ block ] : [] ),
		...fieldsIn( block.innerBlocks ),
	] );

const partIn = ( { attributes }: EditorBlock ): Part | undefined =>
	partOf( textOf( attributes[ 'autocomplete' ] ) );
