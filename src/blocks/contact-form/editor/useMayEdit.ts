import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';

/** Whoever may make forms may edit all of them: there is no owner. Undefined until it is known. */
export const useMayEdit = (): boolean | undefined =>
	useSelect(
		( select ) => select( coreStore ).canUser( 'create', 'rueda_form' ),
		[]
	);
