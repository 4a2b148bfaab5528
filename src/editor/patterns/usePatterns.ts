import { store as coreStore, type BlockPattern } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';

const NONE: readonly BlockPattern[] = [];

export type PatternKind = 'form' | 'wheel' | 'section' | 'masonry';

/** The patterns of one kind, such as `rueda/form-…`. */
export const usePatterns = ( kind: PatternKind ): readonly BlockPattern[] =>
	useSelect(
		( select ) => select( coreStore ).getBlockPatterns() ?? NONE,
		[]
	).filter( ( { name } ) => name.startsWith( `rueda/${ kind }-` ) );
