import {
	InspectorControls,
	RichText,
	store as blockEditorStore,
	useBlockProps,
} from '@wordpress/block-editor';
import { createBlock, type BlockEditProps } from '@wordpress/blocks';
import { useDispatch, useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import type { KeyboardEvent } from 'react';
import { freeColor } from '../../frontend/values/area-colors';
import type { Attributes } from './editor/attributes';
import { Sidebar } from './editor/Sidebar';

export function Edit( {
	attributes,
	setAttributes,
	clientId,
}: BlockEditProps< Attributes > ) {
	const { label, desc, lengendColor, isRequired, minValue, maxValue } =
		attributes;
	const range = rangeText( minValue, maxValue );
	const addNext = useAddNext( clientId );
	return (
		<div { ...useBlockProps( { className: 'rueda-area' } ) }>
			<InspectorControls>
				<Sidebar attributes={ attributes } onChange={ setAttributes } />
			</InspectorControls>
			<div
				className="rueda-area__head"
				// Typing one area after the other is how a wheel is written.
				onKeyDown={ ( event: KeyboardEvent ) => {
					if (
						event.key === 'Enter' &&
						! event.shiftKey &&
						! event.nativeEvent.isComposing
					) {
						event.preventDefault();
						addNext();
					}
				} }
				role="presentation"
			>
				<span
					className="rueda-area__dot"
					style={ { [ '--rueda-dot' as string ]: lengendColor } }
				/>
				<RichText
					identifier="label"
					tagName="div"
					className="rueda-area__label"
					aria-label={ __( 'Area name', 'rueda' ) }
					placeholder={ __( 'Area name', 'rueda' ) }
					value={ label ?? '' }
					allowedFormats={ [ 'core/bold', 'core/italic' ] }
					disableLineBreaks
					onChange={ ( value ) => setAttributes( { label: value } ) }
				/>
				{ isRequired && (
					<span className="rueda-area__badge">
						{ __( 'Required', 'rueda' ) }
					</span>
				) }
				{ range && (
					<span className="rueda-area__badge">{ range }</span>
				) }
			</div>
			<RichText
				identifier="desc"
				tagName="div"
				className="rueda-area__description"
				aria-label={ __( 'Area description', 'rueda' ) }
				placeholder={ __( 'Add a description', 'rueda' ) }
				value={ desc ?? '' }
				onChange={ ( value ) => setAttributes( { desc: value } ) }
			/>
		</div>
	);
}

/** Puts a new area after this one and the cursor into it. */
function useAddNext( clientId: string ): () => void {
	const { insertBlock } = useDispatch( blockEditorStore );
	const place = useSelect(
		( select ) => {
			const editor = select( blockEditorStore );
			return {
				root: editor.getBlockRootClientId( clientId ) ?? '',
				index: editor.getBlockIndex( clientId ) + 1,
				blocks: editor.getBlocks(
					editor.getBlockRootClientId( clientId ) ?? ''
				),
			};
		},
		[ clientId ]
	);
	return () =>
		insertBlock(
			createBlock( 'rueda/area', {
				lengendColor: freeColor(
					place.blocks.map( ( block ) =>
						String( block.attributes[ 'lengendColor' ] )
					)
				),
			} ),
			place.index,
			place.root,
			true
		);
}

function rangeText( min?: number, max?: number ): string {
	if ( min !== undefined && max !== undefined ) {
		/* translators: 1: lowest, 2: highest rating of an area, where they are not those of the wheel. */
		return sprintf( __( '%1$d to %2$d', 'rueda' ), min, max );
	}
	if ( max !== undefined ) {
		/* translators: %d: highest rating of an area, where it is not that of the wheel. */
		return sprintf( __( 'Up to %d', 'rueda' ), max );
	}
	if ( min !== undefined ) {
		/* translators: %d: lowest rating of an area, where it is not that of the wheel. */
		return sprintf( __( 'From %d', 'rueda' ), min );
	}
	return '';
}
