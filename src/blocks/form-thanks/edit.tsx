import {
	InspectorControls,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody, RadioControl } from '@wordpress/components';
import { useEntityProp, useEntityRecord } from '@wordpress/core-data';
import { __, sprintf } from '@wordpress/i18n';
import { FORM_TYPE, THANKS_BLOCKS } from '../../definitions/form-post';
import { AfterSendingFields } from '../../editor/form/AfterSendingFields';
import {
	type AfterSending,
	choices,
	firstContent,
	readAfterSending,
} from '../../editor/form/after-sending';
import { useDraft } from '../../editor/form/useDraft';
import { WholeForm } from '../../editor/form/WholeForm';
import { plainText } from '../../frontend/values/plain-text';

export function Edit( {
	attributes,
	setAttributes,
	clientId,
}: BlockEditProps< AfterSending > ) {
	const value = readAfterSending( attributes );
	const props = useBlockProps( { className: 'rueda-form-thanks' } );
	const inner = useInnerBlocksProps(
		{},
		{ allowedBlocks: THANKS_BLOCKS, template: firstContent() }
	);
	return (
		<div { ...props }>
			<WholeForm clientId={ clientId } />
			<InspectorControls>
				<PanelBody title={ __( 'After sending', 'rueda' ) }>
					<Settings value={ value } onChange={ setAttributes } />
				</PanelBody>
			</InspectorControls>
			{ value.then === 'page' ? (
				<p className="rueda-form-thanks__when">
					<Destination { ...value } />
				</p>
			) : (
				<>
					<p className="rueda-form-thanks__when">
						{ __(
							'Visitors see this in place of the form after sending:',
							'rueda'
						) }
					</p>
					<div { ...inner } />
				</>
			) }
		</div>
	);
}

interface SettingsProps {
	readonly value: AfterSending;
	readonly onChange: ( change: Partial< AfterSending > ) => void;
}

function Settings( { value, onChange }: SettingsProps ) {
	const [ formId = 0 ] = useEntityProp< number >(
		'postType',
		FORM_TYPE,
		'id'
	);
	return (
		<div className="rueda-fields">
			<RadioControl
				label={ __( 'After sending, visitors get', 'rueda' ) }
				options={ choices() }
				selected={ value.then }
				onChange={ ( then ) =>
					onChange( { then: then === 'page' ? then : 'content' } )
				}
			/>
			{ value.then === 'page' ? (
				<AfterSendingFields
					formId={ formId }
					value={ value }
					onChange={ onChange }
				/>
			) : (
				<Tags formId={ formId } />
			) }
		</div>
	);
}

/** The answers that the content may repeat. */
function Tags( { formId }: { readonly formId: number } ) {
	const { tags } = useDraft( formId );
	return (
		<p>
			{ __(
				'To repeat an answer, type an opening bracket in the content and choose one of these:',
				'rueda'
			) }{ ' ' }
			<bdi>{ tags.fields.join( ' ' ) }</bdi>
		</p>
	);
}

interface Page {
	readonly title: { readonly rendered: string };
}

function Destination( { pageId, address }: AfterSending ) {
	const { record } = useEntityRecord< Page >( 'postType', 'page', pageId, {
		enabled: pageId > 0,
	} );
	const name =
		pageId > 0 ? plainText( record?.title.rendered ?? '' ) : address;
	return (
		<>
			{ name
				? sprintf(
						/* translators: %s: title or address of a page. */
						__( 'After sending, visitors are led to: %s', 'rueda' ),
						name
					)
				: __(
						'After sending, visitors are led to the page that you choose in the sidebar.',
						'rueda'
					) }
		</>
	);
}
