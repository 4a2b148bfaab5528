import {
	InspectorControls,
	RichText,
	useBlockProps,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { __, _x, sprintf } from '@wordpress/i18n';
import { usePasteAfter } from '../../editor/rich-text/usePasteAfter';
import type { Attributes } from './editor/attributes';
import { Sidebar } from './editor/Sidebar';
import { useKeys } from './editor/useKeys';
import { useOwnIdentity } from './editor/useOwnIdentity';
import { renamed } from './editor/identity';

export function Edit( {
	attributes,
	setAttributes,
	clientId,
}: BlockEditProps< Attributes > ) {
	const { label, desc, lengendColor } = attributes;
	useOwnIdentity( clientId );
	const onKeyDownCapture = useKeys( clientId, {
		name: ! label,
		description: ! desc,
	} );
	return (
		<div
			{ ...useBlockProps( {
				className: 'rueda-area',
				onKeyDownCapture,
				onPasteCapture: usePasteAfter( clientId ),
			} ) }
		>
			<InspectorControls>
				<Sidebar attributes={ attributes } onChange={ setAttributes } />
			</InspectorControls>
			<div className="rueda-area__head">
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
					onChange={ ( value ) =>
						setAttributes( renamed( attributes, value ) )
					}
				/>
				<Badges { ...attributes } />
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

/** Shows what differs from the defaults: required, or a range of its own. */
function Badges( { isRequired, minValue, maxValue }: Attributes ) {
	const range = rangeText( minValue, maxValue );
	return (
		<>
			{ isRequired && (
				<span className="rueda-area__badge">
					{ _x( 'Required', 'area', 'rueda' ) }
				</span>
			) }
			{ range && <span className="rueda-area__badge">{ range }</span> }
		</>
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
