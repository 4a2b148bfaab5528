import { store as coreStore, type BlockPattern } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';

const NONE: readonly BlockPattern[] = [];

export type PatternKind = 'form' | 'wheel';

/** The patterns for forms or wheels: `rueda/form-…` or `rueda/wheel-…`. */
export const usePatterns = ( kind: PatternKind ): readonly BlockPattern[] =>
	useSelect(
		( select ) => select( coreStore ).getBlockPatterns() ?? NONE,
		[]
	).filter( ( { name } ) => name.startsWith( `rueda/${ kind }-` ) );
