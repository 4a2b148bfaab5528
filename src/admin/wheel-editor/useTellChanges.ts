import { store as blockEditorStore } from '@wordpress/block-editor';
import { parse } from '@wordpress/blocks';
import { useEntityProp } from '@wordpress/core-data';
import { useDispatch, useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { useEffect, useMemo } from '@wordpress/element';
import { fieldsOf, textOf } from '../../frontend/values/values';
import { NOTICES } from '../../editor/screen/notices';
import { changesOf } from './changes';
import { changesText } from './changes-text';
import { settingsOf } from './settings';
import { useMeta } from './useMeta';
import { countedAreas } from './wheel';

const NOTICE = 'rueda-wheel-changes';

/** Shows above the canvas, before saving, what a change does to the statistics of existing reports. */
export function useTellChanges(): void {
	const [ reports = 0 ] = useEntityProp< number >(
		'postType',
		'wheel',
		'rueda_reports'
	);
	const text = useText( reports );
	const { createWarningNotice, removeNotice } = useDispatch( NOTICES );
	useEffect( () => {
		if ( text ) {
			createWarningNotice( text, { id: NOTICE, isDismissible: true } );
		} else {
			removeNotice( NOTICE );
		}
	}, [ text, createWarningNotice, removeNotice ] );
}

/** Empty as long as nothing changes that matters for them. */
function useText( reports: number ): string {
	const [ meta ] = useMeta();
	const blocks = useSelect(
		( select ) => select( blockEditorStore ).getBlocks(),
		[]
	);
	const { content, storedMeta, isDirty } = useSelect( ( select ) => {
		const editor = select( editorStore );
		return {
			content: textOf( editor.getCurrentPostAttribute( 'content' ) ),
			storedMeta: fieldsOf( editor.getCurrentPostAttribute( 'meta' ) ),
			isDirty: editor.isEditedPostDirty(),
		};
	}, [] );
	const before = useMemo(
		() =>
			reports > 0
				? countedAreas( parse( content ), settingsOf( storedMeta ) )
				: [],
		[ content, storedMeta, reports ]
	);
	return useMemo(
		() =>
			// While the editor starts, it has no blocks yet, and all areas would seem removed.
			before.length === 0 || ! isDirty
				? ''
				: changesText(
						changesOf(
							before,
							countedAreas( blocks, settingsOf( meta ) )
						),
						reports
					),
		[ before, blocks, meta, reports, isDirty ]
	);
}
