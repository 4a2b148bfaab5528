import { store as blockEditorStore } from '@wordpress/block-editor';
import { parse } from '@wordpress/blocks';
import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { type PatternKind, usePatterns } from './usePatterns';

interface PatternButtonsProps {
	readonly clientId: string;
	readonly kind: PatternKind;
}

/** A button for each pattern that can take the place of an empty block. */
export function PatternButtons( { clientId, kind }: PatternButtonsProps ) {
	const patterns = usePatterns( kind );
	const { replaceBlocks } = useDispatch( blockEditorStore );
	return patterns.map( ( { name, title, content } ) => (
		<Button
			key={ name }
			variant="secondary"
			onClick={ () => replaceBlocks( [ clientId ], parse( content ) ) }
		>
			{ title }
		</Button>
	) );
}
