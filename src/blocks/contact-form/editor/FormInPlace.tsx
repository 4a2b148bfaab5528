import { InnerBlocks, useInnerBlocksProps } from '@wordpress/block-editor';
import { EntityProvider, useEntityBlockEditor } from '@wordpress/core-data';
import { ALLOWED } from '../../../editor/form/place';
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
