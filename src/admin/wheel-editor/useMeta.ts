import { useEntityProp } from '@wordpress/core-data';
import type { Meta } from './settings';

const NONE: Meta = {};

/** The metas of the open wheel, and a function to change some of them. */
export function useMeta(): readonly [ Meta, ( change: Meta ) => void ] {
	const [ meta = NONE, setMeta ] = useEntityProp< Meta >(
		'postType',
		'wheel',
		'meta'
	);
	return [ meta, ( change ) => setMeta( { ...meta, ...change } ) ];
}
