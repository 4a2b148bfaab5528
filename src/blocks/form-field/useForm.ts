import {
	type EditorBlock,
	store as blockEditorStore,
} from '@wordpress/block-editor';
import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect, useMemo } from '@wordpress/element';
import { siteOf } from '../../frontend/form-editor/site';
import { textOf } from '../../frontend/values';
import { type Attributes, type Change, hasName } from './attributes';
import { isMade, nameFrom, uniqueName } from './name';
import { useRename } from './useRename';

const FORM = 'rueda/contact-form';
const FIELD = 'rueda/form-field';

export interface Other {
	readonly clientId: string;
	readonly name: string;
	readonly label: string;
	readonly type: string;
	/** Of a count: the name of the field whose characters it counts. */
	readonly target: string;
}

/** The fields of the form in which this one stands, in the order of the page. */
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
			? [
					{
						clientId,
						name: textOf( attributes[ 'name' ] ),
						label: textOf( attributes[ 'label' ] ),
						type: textOf( attributes[ 'type' ] ),
						target: textOf( attributes[ 'target' ] ),
					},
				]
			: [] ),
		...fieldsIn( innerBlocks ),
	] );

/** Keeps the name the only one of its kind: a copy brings that of the field it was made from. */
export function useName(
	clientId: string,
	{ type, name, label }: Attributes,
	change: Change
): ( label: string ) => void {
	const fields = useFields( clientId );
	const rename = useRename( name, fields, change );
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
		if ( wanted !== name ) {
			joinLastStep();
			change( { name: wanted } );
		}
	}, [ wanted, name, change, joinLastStep ] );
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
