import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import {
	Button,
	ExternalLink,
	Notice,
	PanelBody,
	Placeholder,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { focusBlock } from '../../editor/screen/canvas';
import { useIsPattern } from '../../editor/screen/useIsPattern';
import { useOwnArrowKeys } from '../../editor/screen/useOwnArrowKeys';
import type { Attributes } from './editor/attributes';
import { editAddress } from './editor/edit-address';
import { icon } from './editor/icon';
import { NewWheel } from './editor/NewWheel';
import { Sidebar } from './editor/Sidebar';
import { useChosen } from '../../editor/wheels/useChosen';
import { WheelPicker } from '../../editor/wheels/WheelPicker';
import { SampleWheel, WheelPreview } from './editor/WheelPreview';

interface ChosenWheelProps {
	readonly attributes: Attributes;
	readonly onChooseAnother: () => void;
}

function ChosenWheel( { attributes, onChooseAnother }: ChosenWheelProps ) {
	const { wheelId } = attributes;
	const [ wheel ] = useChosen( wheelId );
	return wheel?.status === 'trash' ? (
		<InTrash onChooseAnother={ onChooseAnother } />
	) : (
		<>
			<WheelPreview { ...attributes } />
			<Unpublished wheelId={ wheelId } />
		</>
	);
}

function InTrash( {
	onChooseAnother,
}: Pick< ChosenWheelProps, 'onChooseAnother' > ) {
	return (
		<Notice status="error" isDismissible={ false }>
			<p>
				{ __(
					'This wheel is in the Trash, so visitors do not see it. Restore it, or choose another one.',
					'rueda'
				) }
			</p>
			<div className="rueda-wheel-mend">
				<Button
					variant="primary"
					href="edit.php?post_status=trash&post_type=wheel"
					target="_blank"
				>
					{ __( 'Open Trash (opens in a new tab)', 'rueda' ) }
				</Button>
				<Button variant="secondary" onClick={ onChooseAnother }>
					{ __( 'Choose another wheel', 'rueda' ) }
				</Button>
			</div>
		</Notice>
	);
}

/** Says that visitors do not see a wheel that is not published. On the canvas it looks like any other. */
function Unpublished( { wheelId }: { readonly wheelId: number } ) {
	const [ wheel ] = useChosen( wheelId );
	return ! wheel || wheel.status === 'publish' ? null : (
		<div className="rueda-wheel-unpublished">
			<p>
				{ __(
					'This wheel is not published yet, so visitors do not see it.',
					'rueda'
				) }
			</p>
			<ExternalLink href={ editAddress( wheelId ) }>
				{ __( 'Edit this wheel', 'rueda' ) }
			</ExternalLink>
		</div>
	);
}

function Settings( {
	attributes,
	setAttributes,
}: Pick< BlockEditProps< Attributes >, 'attributes' | 'setAttributes' > ) {
	return (
		<InspectorControls>
			<PanelBody title={ __( 'Wheel', 'rueda' ) }>
				<Sidebar attributes={ attributes } onChange={ setAttributes } />
			</PanelBody>
			<PanelBody
				title={ __( 'Choose another wheel', 'rueda' ) }
				initialOpen={ false }
			>
				<div className="rueda-fields">
					<NewWheel
						variant="secondary"
						onMade={ ( id ) => setAttributes( { wheelId: id } ) }
					/>
				</div>
			</PanelBody>
		</InspectorControls>
	);
}

export function Edit( {
	attributes,
	setAttributes,
	clientId,
}: BlockEditProps< Attributes > ) {
	const { wheelId, showTitle } = attributes;
	// The pressed button disappears with its part of the block, so the focus is moved.
	const focus = () => focusBlock( clientId );
	const choose = ( id: number ) => {
		// Blocks without a mode mean a popup, so only a new block is set to inline.
		setAttributes( { wheelId: id, mode: 'inline' } );
		focus();
	};
	return (
		<div
			{ ...useBlockProps( {
				className: showTitle ? '' : 'is-untitled',
			} ) }
		>
			{ wheelId > 0 ? (
				<>
					<Settings
						attributes={ attributes }
						setAttributes={ setAttributes }
					/>
					{ /* By its key: a wheel that was chosen anew is loaded anew. */ }
					<ChosenWheel
						key={ wheelId }
						attributes={ attributes }
						onChooseAnother={ () => {
							setAttributes( { wheelId: 0 } );
							focus();
						} }
					/>
				</>
			) : (
				<NoWheel onChoose={ choose } />
			) }
		</div>
	);
}

interface NoWheelProps {
	readonly onChoose: ( id: number ) => void;
}

function NoWheel( { onChoose }: NoWheelProps ) {
	const pickerRef = useOwnArrowKeys();
	return useIsPattern() ? (
		<SampleWheel />
	) : (
		<Placeholder
			icon={ icon }
			label={ __( 'Wheel of Life', 'rueda' ) }
			instructions={ __(
				'Choose the wheel to show here, or create a new one.',
				'rueda'
			) }
		>
			<div className="rueda-wheel-choice" ref={ pickerRef }>
				<WheelPicker value={ 0 } onChange={ onChoose } />
				<NewWheel variant="primary" onMade={ onChoose } />
			</div>
		</Placeholder>
	);
}
