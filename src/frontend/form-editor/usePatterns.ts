import { store as coreStore, type BlockPattern } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';

const NONE: readonly BlockPattern[] = [];

/** Forms to begin with. */
export const usePatterns = (): readonly BlockPattern[] =>
	useSelect(
		( select ) => select( coreStore ).getBlockPatterns() ?? NONE,
		[]
	).filter( ( { name } ) => name.startsWith( 'rueda/form-' ) );
