import {
	type EditorBlock,
	store as blockEditorStore,
} from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { addFilter } from '@wordpress/hooks';
import { THANKS_BLOCK } from '../../../definitions/form-post';
import { tagsOf } from '../../../editor/form/rules/tags';

const NONE: readonly EditorBlock[] = [];

/** An opening bracket in the content after sending offers the answers of the form. */
export function offerTags(): void {
	addFilter(
		'editor.Autocomplete.completers',
		'rueda/form-thanks',
		( completers: readonly unknown[] ) => [ ...completers, COMPLETER ]
	);
}

const COMPLETER = {
	name: 'rueda/form-tags',
	triggerPrefix: '[',
	className: 'rueda-form-tags',
	useItems: ( typed: string ) => {
		const tags = useTags();
		return [
			useMemo(
				() =>
					tags
						.filter( ( tag ) =>
							tag.includes( typed.toLowerCase() )
						)
						.map( ( tag ) => ( {
							key: tag,
							value: tag,
							label: tag,
						} ) ),
				[ tags, typed ]
			),
		];
	},
	getOptionCompletion: ( tag: string ) => tag,
};

/** Empty outside of such content. */
function useTags(): readonly string[] {
	const blocks = useSelect( ( select ) => {
		const editor = select( blockEditorStore );
		const selected = editor.getSelectedBlockClientId();
		const around =
			selected &&
			editor
				.getBlockParentsByBlockName( selected, THANKS_BLOCK )
				.at( -1 );
		return around
			? editor.getBlocks(
					editor
						.getBlockParentsByBlockName(
							around,
							'rueda/contact-form'
						)
						.at( -1 )
				)
			: NONE;
	}, [] );
	return useMemo( () => tagsOf( blocks ).fields, [ blocks ] );
}
