import { store as coreStore, useEntityRecords } from '@wordpress/core-data';
import { useDispatch } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import type { Listed } from './options';
import { useReturn } from '../screen/useReturn';

/** The fields of a wheel that lists need. */
export const listed = {
	// In the context `edit`, authors would only get their own wheels.
	context: 'view',
	status: [ 'publish', 'future', 'draft', 'pending', 'private' ],
	_fields: [ 'id', 'title', 'status' ],
};

/** The wheel that a block shows, as an entry of a list; empty if there is none, or until it is loaded. */
export function useChosen( id: number ): readonly Listed[] {
	const query = useMemo(
		() => ( {
			...listed,
			status: [ ...listed.status, 'trash' ],
			include: [ id ],
		} ),
		[ id ]
	);
	const { records } = useEntityRecords< Listed >(
		'postType',
		'wheel',
		query,
		{ enabled: id > 0 }
	);
	useFreshWheels( query );
	return records ?? NONE;
}

/** Loads a list of wheels again when the author returns from another tab. */
export function useFreshWheels(
	query: Readonly< Record< string, unknown > >
): void {
	const { invalidateResolution } = useDispatch( coreStore );
	useReturn( () =>
		invalidateResolution( 'getEntityRecords', [
			'postType',
			'wheel',
			query,
		] )
	);
}

const NONE: readonly Listed[] = [];
