import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { FORM_TYPE } from '../../../definitions/form-post';

/** Users who may create forms may edit all of them. Undefined until it is known. */
export const useMayEdit = (): boolean | undefined =>
	useSelect(
		( select ) => select( coreStore ).canUser( 'create', FORM_TYPE ),
		[]
	);
