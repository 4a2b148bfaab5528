import {
	BlockControls,
	InnerBlocks,
	InspectorControls,
	store as blockEditorStore,
	useBlockProps,
	useInnerBlocksProps,
	Warning,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { Button, ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { lazy, Suspense, useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { MediaUpload } from '@wordpress/media-utils';
import { canvas } from '../../editor/screen/canvas';
import type { Attributes } from './editor/attributes';
import { SLIDE, slidesOf } from './editor/pictures';
import { Sidebar } from './editor/Sidebar';
import { Start } from './editor/Start';
import { useDevice } from './editor/useDevice';
import { CAROUSEL } from './editor/nesting';
import { perView } from './rules/moves';
import { DEVICES, parseSettings } from './rules/settings';
import type { Layout, Settings } from './rules/settings';
import { warningsOf } from './rules/warnings';

const Preview = lazy( () =>
	import(
		/* webpackChunkName: "carousel-preview" */ './editor/Preview'
	).then( ( module ) => ( {
		default: module.Preview,
	} ) )
);

const ROOT = 'wp-block-rueda-carousel';
const INSIDE = [ SLIDE, 'core/query' ] as const;
const NEW_SLIDE = { name: SLIDE } as const;

/** The same sizes that PHP prints, for the device that the canvas shows. */
const sizes = (
	settings: Settings,
	layout: Layout
): Record< string, string > => ( {
	'--rueda-carousel-show': String( perView( settings, layout ) ),
	'--rueda-carousel-space': `${ layout.space }px`,
	'--rueda-carousel-left': /left|both/.test( settings.offsetSides )
		? `${ layout.offset }px`
		: '0px',
	'--rueda-carousel-right': /right|both/.test( settings.offsetSides )
		? `${ layout.offset }px`
		: '0px',
	'--rueda-carousel-controls': 'flex',
} );

export function Edit( props: BlockEditProps< Attributes > ) {
	const { clientId } = props;
	const isNested = useSelect(
		( select ) =>
			select( blockEditorStore ).getBlockParentsByBlockName(
				clientId,
				CAROUSEL
			).length > 0,
		[ clientId ]
	);
	return isNested ? (
		<Nested clientId={ clientId } />
	) : (
		<Carousel { ...props } />
	);
}

function Nested( { clientId }: { readonly clientId: string } ) {
	const { removeBlock } = useDispatch( blockEditorStore );
	return (
		<div { ...useBlockProps() }>
			<Warning
				actions={ [
					<Button
						key="remove"
						variant="primary"
						onClick={ () => removeBlock( clientId ) }
					>
						{ __( 'Remove', 'rueda' ) }
					</Button>,
				] }
			>
				{ __(
					'A carousel cannot be inside another carousel. Its slides appear one below the other.',
					'rueda'
				) }
			</Warning>
		</div>
	);
}

function Carousel( {
	attributes,
	setAttributes,
	clientId,
}: BlockEditProps< Attributes > ) {
	const settings = parseSettings( attributes.settings );
	const [ device ] = useDevice();
	const layout =
		settings.layouts[
			DEVICES.findIndex( ( { name } ) => name === device )
		];
	const count = useSlideCount( clientId );
	const { insertBlocks } = useDispatch( blockEditorStore );
	const [ isPreview, setIsPreview ] = useState( false );
	const style = layout ? sizes( settings, layout ) : {};
	const blockProps = useBlockProps( { style } );
	const add = ( blocks: readonly unknown[] ) =>
		insertBlocks( blocks, count, clientId, false );
	useSelectedInView( clientId );
	return (
		<div { ...blockProps }>
			<InspectorControls>
				<Sidebar
					attributes={ attributes }
					settings={ settings }
					warnings={ warningsOf(
						settings,
						count,
						attributes.settings?.[ 'effect' ] === 'fade'
					) }
					onChange={ setAttributes }
				/>
			</InspectorControls>
			{ count === 0 ? (
				<Start clientId={ clientId } onStart={ add } />
			) : (
				<Tools
					isPreview={ isPreview }
					onPreview={ setIsPreview }
					onAdd={ add }
				/>
			) }
			{ isPreview && layout && count > 0 && (
				<PreviewHere
					// The preview starts again for another device.
					key={ device + JSON.stringify( attributes.settings ) }
					clientId={ clientId }
					settings={ settings }
					layout={ layout }
					style={ style }
				/>
			) }
			<Slides
				clientId={ clientId }
				isHidden={ isPreview || count === 0 }
			/>
		</div>
	);
}

interface PreviewHereProps {
	readonly clientId: string;
	readonly settings: Settings;
	readonly layout: Layout;
	readonly style: Readonly< Record< string, string > >;
}

const PreviewHere = ( { clientId, ...look }: PreviewHereProps ) => (
	<Suspense fallback={ null }>
		<Preview
			block={ () =>
				canvas().querySelector( `[data-block="${ clientId }"]` )
			}
			{ ...look }
		/>
	</Suspense>
);

interface SlidesProps {
	readonly clientId: string;
	readonly isHidden: boolean;
}

function Slides( { clientId, isHidden }: SlidesProps ) {
	const isSorted = useSlideDragged( clientId );
	const props = useInnerBlocksProps(
		{ className: `${ ROOT }__track${ isSorted ? ' is-sorted' : '' }` },
		{
			allowedBlocks: INSIDE,
			defaultBlock: NEW_SLIDE,
			directInsert: true,
			orientation: 'horizontal',
			renderAppender: InnerBlocks.ButtonBlockAppender,
		}
	);
	return (
		<div className={ `${ ROOT }__viewport` } hidden={ isHidden }>
			<div { ...props } />
		</div>
	);
}

interface ToolsProps {
	readonly isPreview: boolean;
	readonly onPreview: ( isPreview: boolean ) => void;
	readonly onAdd: ( blocks: readonly unknown[] ) => void;
}

const Tools = ( { isPreview, onPreview, onAdd }: ToolsProps ) => (
	<BlockControls>
		<ToolbarGroup>
			<ToolbarButton
				isPressed={ isPreview }
				onClick={ () => onPreview( ! isPreview ) }
			>
				{ __( 'Preview', 'rueda' ) }
			</ToolbarButton>
			<MediaUpload
				title={ __( 'Images of the carousel', 'rueda' ) }
				allowedTypes={ [ 'image' ] }
				multiple="add"
				onSelect={ ( pictures ) => onAdd( slidesOf( pictures ) ) }
				render={ ( { open } ) => (
					<ToolbarButton onClick={ open }>
						{ __( 'Add images', 'rueda' ) }
					</ToolbarButton>
				) }
			/>
		</ToolbarGroup>
	</BlockControls>
);

const useSlideCount = ( clientId: string ): number =>
	useSelect(
		( select ) => select( blockEditorStore ).getBlocks( clientId ).length,
		[ clientId ]
	);

/** Whether a slide of this carousel is being dragged. */
const useSlideDragged = ( clientId: string ): boolean =>
	useSelect(
		( select ) => {
			const { getBlockOrder, getDraggedBlockClientIds } =
				select( blockEditorStore );
			const slides = getBlockOrder( clientId );
			return getDraggedBlockClientIds().some( ( id ) =>
				slides.includes( id )
			);
		},
		[ clientId ]
	);

/** Scrolls to the slide that was selected, for example in the list view. */
function useSelectedInView( clientId: string ): void {
	const selected = useSelect(
		( select ) => {
			const {
				getBlocks,
				getSelectedBlockClientId,
				hasSelectedInnerBlock,
			} = select( blockEditorStore );
			return getBlocks( clientId ).find(
				( slide ) =>
					slide.clientId === getSelectedBlockClientId() ||
					hasSelectedInnerBlock( slide.clientId, true )
			)?.clientId;
		},
		[ clientId ]
	);
	useEffect( () => {
		if ( selected ) {
			canvas()
				.querySelector( `[data-block="${ selected }"]` )
				?.scrollIntoView( { block: 'nearest', inline: 'nearest' } );
		}
	}, [ selected ] );
}
