import {
	type EditorBlock,
	store as blockEditorStore,
} from '@wordpress/block-editor';
import { useDispatch, useSelect } from '@wordpress/data';
import { useCallback, useEffect, useMemo } from '@wordpress/element';
import { REPEAT_BLOCK } from '../../../definitions/form-repeat';
import {
	isMade,
	nameFrom,
	uniqueName,
} from '../../../editor/form/rules/field-name';
import { siteOf } from '../../../editor/form/site';
import { useRename } from '../../../editor/form/useRename';
import {
	type Attributes,
	type Change,
	hasName,
	isNeeded,
} from '../rules/attributes';
import { readAttributes } from '../rules/read-attributes';

const FORM = 'rueda/contact-form';
const FIELD = 'rueda/form-field';

export type Other = Attributes & {
	readonly clientId: string;
	readonly isNeeded: boolean | 'always' | null;
};

/** The fields of the form that contains this one, in the order of the page. */
export function useFields( clientId: string ): readonly Other[] {
	const blocks = useSelect(
		( select ) => {
			const editor = select( blockEditorStore );
			const form = editor
				.getBlockParentsByBlockName( clientId, FORM )
				.at( -1 );
			return editor.getBlocks( form );
		},
		[ clientId ]
	);
	return useMemo( () => fieldsIn( blocks ), [ blocks ] );
}

const fieldsIn = ( blocks: readonly EditorBlock[] ): readonly Other[] =>
	blocks.flatMap( ( { clientId, name, attributes, innerBlocks } ) => [
		...( name === FIELD
			? [ fieldOf( clientId, readAttributes( attributes ) ) ]
			: [] ),
		...( name === REPEAT_BLOCK ? [ groupOf( clientId, attributes ) ] : [] ),
		...fieldsIn( innerBlocks ),
	] );

/** The number of entries of a repeatable group is a number for conditions and calculations. */
const groupOf = (
	clientId: string,
	{ name, title }: EditorBlock[ 'attributes' ]
): Other => ( {
	...readAttributes( { type: 'number', name, label: title } ),
	clientId,
	isNeeded: null,
} );

const fieldOf = ( clientId: string, attributes: Attributes ): Other => ( {
	...attributes,
	clientId,
	isNeeded: isNeeded( attributes ),
} );

/** Changes only this field. The function that WordPress gives to a block changes all selected ones. */
export function useOwnChange( clientId: string ): Change {
	const { updateBlockAttributes } = useDispatch( blockEditorStore );
	return useCallback(
		( change ) => updateBlockAttributes( [ clientId ], change ),
		[ clientId, updateBlockAttributes ]
	);
}

/**
 * A form may be on a page twice. Names are set in the copy that is being edited, or else in the first one. In both at
 * once, each would reload the other, and the cursor would be lost.
 */
const useIsWritten = ( clientId: string ): boolean =>
	useSelect(
		( select ) => {
			const editor = select( blockEditorStore );
			const own = editor
				.getBlockParentsByBlockName( clientId, FORM )
				.at( -1 );
			const idOf = ( form: string ) =>
				editor.getBlockAttributes( form )?.[ 'formId' ];
			const places = editor
				.getBlocksByName( FORM )
				.filter(
					( form ) =>
						own !== undefined && idOf( form ) === idOf( own )
				);
			const written =
				places.find( ( form ) =>
					editor.hasSelectedInnerBlock( form, true )
				) ?? places[ 0 ];
			return written === own;
		},
		[ clientId ]
	);

/** Keeps the name unique, because a copy has the name of its original. */
export function useName(
	clientId: string,
	{ type, name, label }: Attributes,
	fields: readonly Other[]
): ( label: string ) => void {
	const change = useOwnChange( clientId );
	const rename = useRename< Partial< Attributes > & { name: string } >(
		name,
		fields,
		change
	);
	const isWritten = useIsWritten( clientId );
	const { __unstableMarkNextChangeAsNotPersistent: joinLastStep } =
		useDispatch( blockEditorStore );
	const { reserved } = siteOf();
	const before = fields.slice(
		0,
		fields.findIndex( ( field ) => field.clientId === clientId )
	);
	const isTaken =
		name === '' || before.some( ( field ) => field.name === name );
	const others = fields
		.filter( ( field ) => field.clientId !== clientId )
		.map( ( field ) => field.name );
	const wanted =
		isTaken && hasName( type )
			? uniqueName( name || nameFrom( label, type, reserved ), others )
			: name;
	useEffect( () => {
		if ( wanted !== name && isWritten ) {
			joinLastStep();
			change( { name: wanted } );
		}
	}, [ wanted, name, isWritten, change, joinLastStep ] );
	return ( next ) =>
		hasName( type ) && isMade( name, label, type, reserved )
			? rename( {
					label: next,
					name: uniqueName(
						nameFrom( next, type, reserved ),
						others
					),
				} )
			: change( { label: next } );
}
