import { InnerBlocks, useInnerBlocksProps } from '@wordpress/block-editor';
import { EntityProvider, useEntityBlockEditor } from '@wordpress/core-data';
import { FORM_BLOCKS, FORM_TYPE } from '../../../definitions/form-post';
import { useKeptSelection } from './useKeptSelection';

interface FormInPlaceProps {
	readonly formId: number;
	/** The block that shows the form on this page. */
	readonly clientId: string;
}

/** Edits the blocks of the form itself. What is changed here changes the form on every page that shows it. */
export function FormInPlace( { formId, clientId }: FormInPlaceProps ) {
	const [ value, onInput, onChange ] = useEntityBlockEditor(
		'postType',
		FORM_TYPE,
		{ id: formId }
	);
	const inner = useInnerBlocksProps(
		{ className: 'wpcf7-form' },
		{
			value,
			onInput,
			onChange,
			allowedBlocks: FORM_BLOCKS,
			...( value?.length
				? {}
				: { renderAppender: InnerBlocks.ButtonBlockAppender } ),
		}
	);
	useKeptSelection( value, clientId );
	return (
		<div className="wpcf7">
			<EntityProvider kind="postType" type={ FORM_TYPE } id={ formId }>
				<div { ...inner } />
			</EntityProvider>
		</div>
	);
}
