import {
	InspectorControls,
	store as blockEditorStore,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { IntegerField } from '../../editor/fields/IntegerField';
import { useAppender } from '../../editor/fields/useAppender';

export interface Attributes extends Record< string, unknown > {
	readonly duration?: number | undefined;
}

export function Edit( {
	attributes,
	setAttributes,
	clientId,
}: BlockEditProps< Attributes > ) {
	const [ number, count ] = useSelect(
		( select ) => {
			const { getBlockIndex, getBlockRootClientId, getBlocks } =
				select( blockEditorStore );
			return [
				getBlockIndex( clientId ) + 1,
				getBlocks( getBlockRootClientId( clientId ) ?? '' ).length,
			] as const;
		},
		[ clientId ]
	);
	const props = useInnerBlocksProps(
		useBlockProps( {
			'aria-label': sprintf(
				// translators: 1: number of this slide, 2: number of slides
				__( 'Block: Slide %1$d of %2$d', 'rueda' ),
				number,
				count
			),
		} ),
		useAppender( clientId )
	);
	return (
		<>
			<InspectorControls>
				<PanelBody title={ __( 'Slide', 'rueda' ) }>
					<IntegerField
						isOptional
						label={ __( 'Own duration (ms)', 'rueda' ) }
						help={ __(
							'How long this slide stays when slides move by themselves, from 100 to 60,000. Leave empty to use the carousel’s time.',
							'rueda'
						) }
						value={ attributes.duration }
						onChange={ ( duration ) =>
							setAttributes( { duration } )
						}
					/>
				</PanelBody>
			</InspectorControls>
			<div { ...props } />
		</>
	);
}
