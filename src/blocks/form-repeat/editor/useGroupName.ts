import {
	type EditorBlock,
	store as blockEditorStore,
} from '@wordpress/block-editor';
import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect, useMemo } from '@wordpress/element';
import { REPEAT_BLOCK } from '../../../definitions/form-repeat';
import {
	isMade,
	nameFrom,
	uniqueName,
} from '../../../editor/form/rules/field-name';
import { siteOf } from '../../../editor/form/site';
import { type Named, useRename } from '../../../editor/form/useRename';
import { fieldsOf, textOf } from '../../../frontend/values/values';
import type { Attributes } from '../edit';

const FORM = 'rueda/contact-form';

/** The base of a name where no title can give one. */
const KIND = 'group';

interface GroupName {
	/** The names of other fields and groups. */
	readonly others: readonly string[];
	readonly setTitle: ( title: string ) => void;
	readonly rename: ( changes: Changes ) => void;
}

type Changes = Partial< Attributes > & { readonly name: string };

/** The name of a group in emails. It follows the title until an author chooses another one, as names of fields do. */
export function useGroupName(
	clientId: string,
	{ name, title }: Attributes,
	onChange: ( changes: Partial< Attributes > ) => void
): GroupName {
	const fields = useNamed( clientId );
	const rename = useRename< Changes >( name, fields, onChange );
	const { __unstableMarkNextChangeAsNotPersistent: joinLastStep } =
		useDispatch( blockEditorStore );
	const { reserved } = siteOf();
	const others = fields
		.filter( ( field ) => field.clientId !== clientId )
		.map( ( field ) => field.name );
	const wanted =
		name && ! others.includes( name )
			? name
			: uniqueName( name || nameFrom( title, KIND, reserved ), others );
	useEffect( () => {
		if ( wanted !== name ) {
			joinLastStep();
			onChange( { name: wanted } );
		}
	} );
	return {
		others,
		rename,
		setTitle: ( next ) =>
			isMade( name, title, KIND, reserved )
				? rename( {
						title: next,
						name: uniqueName(
							nameFrom( next, KIND, reserved ),
							others
						),
					} )
				: onChange( { title: next } ),
	};
}

/** The fields and groups of the form that contains this block. */
function useNamed( clientId: string ): readonly Named[] {
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
	return useMemo( () => namedIn( blocks ), [ blocks ] );
}

const namedIn = ( blocks: readonly EditorBlock[] ): Named[] =>
	blocks.flatMap( ( { clientId, name, attributes, innerBlocks } ) => {
		const isNamed = [ 'rueda/form-field', REPEAT_BLOCK ].includes( name );
		const stored = fieldsOf( attributes );
		return [
			...( isNamed
				? [
						{
							clientId,
							type: textOf( stored[ 'type' ] ),
							name: textOf( stored[ 'name' ] ),
							target: textOf( stored[ 'target' ] ),
							operands: textOf( stored[ 'operands' ] ),
						},
					]
				: [] ),
			...namedIn( innerBlocks ),
		];
	} );
