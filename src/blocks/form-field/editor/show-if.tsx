/** Any block inside a form can have conditions: fields, texts, groups. */
import {
	type EditorBlock,
	store as blockEditorStore,
} from '@wordpress/block-editor';
import type { BlockConfiguration } from '@wordpress/blocks';
import { createHigherOrderComponent } from '@wordpress/compose';
import { useSelect } from '@wordpress/data';
import { addFilter } from '@wordpress/hooks';
import { __, sprintf } from '@wordpress/i18n';
import type { ComponentType } from 'react';
import { FORM_TYPE } from '../../../definitions/form-post';
import { useIsHiddenByTrial } from './trial';
import { ShowIfPanel, useSentence } from './ShowIfPanel';

const HOOK = 'rueda/show-if';
const FORM = 'rueda/contact-form';

interface BlockProps {
	readonly name: string;
	readonly clientId: string;
	readonly attributes: EditorBlock[ 'attributes' ];
	readonly isSelected: boolean;
	readonly setAttributes: ( attributes: object ) => void;
}

interface ListBlockProps extends BlockProps {
	readonly wrapperProps?: Readonly< Record< string, unknown > >;
}

export function offerConditions(): void {
	addFilter(
		'blocks.registerBlockType',
		HOOK,
		( settings: BlockConfiguration ) => ( {
			...settings,
			attributes: { ...settings.attributes, showIf: { type: 'object' } },
		} )
	);
	addFilter( 'editor.BlockEdit', HOOK, withPanel );
	addFilter( 'editor.BlockListBlock', HOOK, withMark );
}

/** Whether the block is inside a form, on a page or in the form's own editor. */
const useIsInForm = ( { clientId, name }: BlockProps ): boolean =>
	useSelect(
		( select ) =>
			name !== FORM &&
			( ( 'typenow' in window && window.typenow === FORM_TYPE ) ||
				select( blockEditorStore ).getBlockParentsByBlockName(
					clientId,
					FORM
				).length > 0 ),
		[ clientId, name ]
	);

const withPanel = createHigherOrderComponent(
	( BlockEdit: ComponentType< BlockProps > ) =>
		function WithPanel( props: BlockProps ) {
			const isInForm = useIsInForm( props );
			return (
				<>
					<BlockEdit { ...props } />
					{ isInForm && props.isSelected && (
						<ShowIfPanel
							clientId={ props.clientId }
							showIf={ props.attributes[ 'showIf' ] }
							onChange={ ( showIf ) =>
								props.setAttributes( { showIf } )
							}
						/>
					) }
				</>
			);
		},
	'withConditions'
);

/** Says on the canvas when the block is shown. */
const withMark = createHigherOrderComponent(
	( BlockListBlock: ComponentType< ListBlockProps > ) =>
		function WithMark( props: ListBlockProps ) {
			return props.attributes[ 'showIf' ] === undefined ? (
				<BlockListBlock { ...props } />
			) : (
				<Marked { ...props } inner={ BlockListBlock } />
			);
		},
	'withConditionsMark'
);

interface MarkedProps extends ListBlockProps {
	/** WordPress gives its own component a property `block`. */
	readonly inner: ComponentType< ListBlockProps >;
}

function Marked( { inner: BlockListBlock, ...props }: MarkedProps ) {
	const isInForm = useIsInForm( props );
	const sentence = useSentence(
		props.clientId,
		props.attributes[ 'showIf' ]
	);
	const isHidden = useIsHiddenByTrial( props.clientId );
	return isInForm && sentence ? (
		<BlockListBlock
			{ ...props }
			wrapperProps={ {
				...props.wrapperProps,
				...( isHidden ? { 'data-rueda-tried': 'hidden' } : {} ),
				'data-rueda-when': sprintf(
					/* translators: %s: conditions, as in "Reason is Complaint". */
					__( 'Shown if %s', 'rueda' ),
					sentence
				),
			} }
		/>
	) : (
		<BlockListBlock { ...props } />
	);
}
