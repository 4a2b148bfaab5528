import {
	InspectorControls,
	RichText,
	store as blockEditorStore,
	useBlockProps,
} from '@wordpress/block-editor';
import { createBlock, type BlockEditProps } from '@wordpress/blocks';
import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import type { KeyboardEvent } from 'react';
import { WholeForm } from '../../editor/form/WholeForm';
import { usePasteAfter } from '../../editor/rich-text/usePasteAfter';
import {
	type Attributes,
	hasHelp,
	hasLabel,
	isNeeded,
} from './rules/attributes';
import { readAttributes } from './rules/read-attributes';
import { Control } from './editor/Control';
import { markOf } from './editor/mark';
import { Sidebar } from './editor/Sidebar';
import { kinds } from './kinds';
import { useFields, useName } from './editor/useForm';

export function Edit( {
	attributes: stored,
	setAttributes,
	clientId,
}: BlockEditProps< Attributes > ) {
	const attributes = readAttributes( stored );
	const { type, label, isLabelHidden } = attributes;
	const fields = useFields( clientId );
	const setLabel = useName( clientId, attributes, fields );
	const onKeyDown = useLabelKeys( clientId, label );
	const mark = markOf( { isNeeded: isNeeded( attributes ), label }, fields );
	return (
		<div
			{ ...useBlockProps( {
				// The classes of the form on the page, so that its styles apply here too.
				className: `wpcf7 wpcf7-form rueda-field rueda-field--${ type }`,
				onPasteCapture: usePasteAfter( clientId ),
			} ) }
		>
			<WholeForm clientId={ clientId } />
			<InspectorControls>
				<Sidebar
					clientId={ clientId }
					attributes={ attributes }
					onLabel={ setLabel }
					onChange={ setAttributes }
				/>
			</InspectorControls>
			{ hasLabel( type ) && (
				<div
					className={ `rueda-field__label rueda-field__row${ isLabelHidden ? ' is-hidden-label' : '' }` }
					onKeyDown={ onKeyDown }
					role="presentation"
				>
					<RichText
						identifier="label"
						tagName="div"
						className="rueda-field__words"
						aria-label={ __( 'Field label', 'rueda' ) }
						placeholder={ __( 'Field label', 'rueda' ) }
						value={ label }
						allowedFormats={ [] }
						disableLineBreaks
						onChange={ setLabel }
					/>
					{ mark && (
						<span className="rueda-field__mark">{ mark }</span>
					) }
				</div>
			) }
			<Help { ...attributes } />
			<Control
				attributes={ attributes }
				fields={ fields }
				onChange={ setAttributes }
			/>
		</div>
	);
}

/** What visitors read below the label. */
function Help( attributes: Attributes ) {
	const { type, help } = attributes;
	const limits = kinds[ type ].limitsInWords?.( attributes );
	return [ hasHelp( type ) && help, limits ].map(
		( words, index ) =>
			words && (
				<p key={ index } className="rueda-field__help">
					{ words }
				</p>
			)
	);
}

/** Lets the author type one field after another: Enter in a label adds a field. */
function useLabelKeys( clientId: string, label: string ) {
	const addNext = useAddNext( clientId );
	const { removeBlock } = useDispatch( blockEditorStore );
	return ( event: KeyboardEvent ) => {
		if ( event.key === 'Backspace' && ! label ) {
			event.preventDefault();
			removeBlock( clientId );
		} else if (
			event.key === 'Enter' &&
			! event.shiftKey &&
			! event.nativeEvent.isComposing
		) {
			event.preventDefault();
			event.stopPropagation();
			addNext();
		}
	};
}

/** Adds a new field after this one and puts the cursor into its label. */
function useAddNext( clientId: string ): () => void {
	const { insertBlock } = useDispatch( blockEditorStore );
	const place = useSelect(
		( select ) => {
			const editor = select( blockEditorStore );
			return {
				root: editor.getBlockRootClientId( clientId ) ?? '',
				index: editor.getBlockIndex( clientId ) + 1,
			};
		},
		[ clientId ]
	);
	return () =>
		insertBlock(
			createBlock( 'rueda/form-field' ),
			place.index,
			place.root,
			true
		);
}
