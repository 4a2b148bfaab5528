import {
	BlockControls,
	InspectorControls,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { MediaUpload, type Media } from '@wordpress/media-utils';
import { useAppender, useIsEmpty } from '../../editor/fields/useAppender';
import { StartWithImages } from '../../editor/images/StartWithImages';
import { PatternButtons } from '../../editor/patterns/PatternButtons';
import { webUrl } from '../../frontend/values/address';
import { fieldOf, textOf } from '../../frontend/values/field';
import type { Attributes } from './editor/attributes';
import { icon } from './editor/icon';
import { Sidebar } from './editor/Sidebar';
import { textClass } from './rules/shade';

export function Edit( {
	attributes,
	setAttributes,
	clientId,
}: BlockEditProps< Attributes > ) {
	const {
		url,
		overlayColor,
		minHeight,
		stretch_element: stretched,
	} = attributes;
	const content = useRef< HTMLElement >( null );
	const blockProps = useBlockProps( {
		className: [
			stretched === 'yes' && 'is-stretched',
			url &&
				`has-picture ${ hasTextColor( attributes ) ? '' : textClass( overlayColor ) }`,
		]
			.filter( Boolean )
			.join( ' ' ),
		style:
			minHeight > 0
				? { [ '--rueda-min-height' as string ]: `${ minHeight }vh` }
				: {},
	} );
	const innerProps = useInnerBlocksProps(
		{ ref: content, className: 'wp-block-rueda-section__content' },
		useAppender( clientId )
	);
	const textColor = useTextColor( content, attributes );
	const isEmpty = useIsEmpty( clientId );
	return (
		<>
			<BlockControls>
				<ToolbarGroup>
					<PictureButton
						attributes={ attributes }
						onChange={ setAttributes }
					/>
				</ToolbarGroup>
			</BlockControls>
			<InspectorControls>
				<Sidebar
					attributes={ attributes }
					textColor={ textColor }
					onChange={ setAttributes }
				/>
			</InspectorControls>
			<div { ...blockProps }>
				{ url && <Picture attributes={ attributes } /> }
				{ isEmpty && ! url && (
					<Start clientId={ clientId } onChange={ setAttributes } />
				) }
				<div { ...innerProps } />
			</div>
		</>
	);
}

interface StartProps {
	readonly clientId: string;
	readonly onChange: ( change: Partial< Attributes > ) => void;
}

const Start = ( { clientId, onChange }: StartProps ) => (
	<StartWithImages
		clientId={ clientId }
		icon={ icon }
		label={ __( 'Section', 'rueda' ) }
		instructions={ __(
			'Choose the image behind the text or drop it here, start with a ready-made section, or add a block below.',
			'rueda'
		) }
		isSingle
		onImages={ ( [ image ] ) => onChange( pictureOf( image ) ) }
	>
		<PatternButtons clientId={ clientId } kind="section" />
	</StartWithImages>
);

interface PictureProps {
	readonly attributes: Attributes;
}

/** The image behind the content, and the overlay in front of the image. */
function Picture( { attributes }: PictureProps ) {
	const { url, overlayColor, overlayOpacity } = attributes;
	return (
		<>
			<div className="wp-block-rueda-section__picture">
				<img
					src={ url }
					alt=""
					style={ { objectPosition: positionOf( attributes ) } }
				/>
			</div>
			<div
				className="wp-block-rueda-section__shade"
				style={ {
					backgroundColor: overlayColor,
					opacity: overlayOpacity / 100,
				} }
			/>
		</>
	);
}

function PictureButton( {
	attributes: { url, mediaId },
	onChange,
}: {
	readonly attributes: Attributes;
	readonly onChange: ( change: Partial< Attributes > ) => void;
} ) {
	return (
		<MediaUpload
			title={ __( 'Choose image', 'rueda' ) }
			allowedTypes={ [ 'image' ] }
			value={ mediaId }
			onSelect={ ( image ) => onChange( pictureOf( image ) ) }
			render={ ( { open } ) => (
				<ToolbarButton icon={ icon } onClick={ open }>
					{ url
						? __( 'Replace image', 'rueda' )
						: __( 'Add image', 'rueda' ) }
				</ToolbarButton>
			) }
		/>
	);
}

function pictureOf( image: Media | undefined ): Partial< Attributes > {
	const url = webUrl( image?.url ?? '' );
	return image && url !== null ? { mediaId: image.id, url } : {};
}

const positionOf = ( { focalPoint }: Attributes ): string =>
	`${ ( focalPoint?.x ?? 0.5 ) * 100 }% ${ ( focalPoint?.y ?? 0.5 ) * 100 }%`;

/** The values of WordPress's own colour settings. */
const hasTextColor = ( { textColor, style }: Attributes ): boolean =>
	textOf( textColor ) !== '' ||
	textOf( fieldOf( fieldOf( style, 'color' ), 'text' ) ) !== '';

/** The colour of the text on the canvas, whether it comes from the block, the theme or our default. */
function useTextColor(
	content: { readonly current: HTMLElement | null },
	attributes: Attributes
): string {
	const [ color, setColor ] = useState( '' );
	useEffect( () => {
		const element = content.current;
		setColor(
			element?.ownerDocument.defaultView?.getComputedStyle( element )
				.color ?? ''
		);
	}, [ content, attributes ] );
	return color;
}
