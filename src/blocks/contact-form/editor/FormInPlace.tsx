import { InnerBlocks, useInnerBlocksProps } from '@wordpress/block-editor';
import { EntityProvider, useEntityBlockEditor } from '@wordpress/core-data';
import { ALLOWED } from '../../../editor/form/place';
import { useKeptSelection } from './useKeptSelection';

interface FormInPlaceProps {
	readonly formId: number;
	/** The block that shows the form on this page. */
	readonly clientId: string;
}

/** The form's own blocks. What is changed here is saved as the form, wherever else it stands. */
export function FormInPlace( { formId, clientId }: FormInPlaceProps ) {
	const [ value, onInput, onChange ] = useEntityBlockEditor(
		'postType',
		'rueda_form',
		{ id: formId }
	);
	const inner = useInnerBlocksProps(
		{ className: 'wpcf7-form' },
		{
			value,
			onInput,
			onChange,
			allowedBlocks: ALLOWED,
			...( value?.length
				? {}
				: { renderAppender: InnerBlocks.ButtonBlockAppender } ),
		}
	);
	useKeptSelection( value, clientId );
	return (
		<div className="wpcf7">
			<EntityProvider kind="postType" type="rueda_form" id={ formId }>
				<div { ...inner } />
			</EntityProvider>
		</div>
	);
}
