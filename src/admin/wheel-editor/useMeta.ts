import { useEntityProp } from '@wordpress/core-data';
import type { Meta } from './settings';

const NONE: Meta = {};

/** The metas of the wheel that is open, and a way to change some of them. */
export function useMeta(): readonly [ Meta, ( change: Meta ) => void ] {
	const [ meta = NONE, setMeta ] = useEntityProp< Meta >(
		'postType',
		'wheel',
		'meta'
	);
	return [ meta, ( change ) => setMeta( { ...meta, ...change } ) ];
}
