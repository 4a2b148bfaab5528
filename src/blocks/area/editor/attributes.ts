import type {
	AREA_OPTIONS,
	AREA_OPTIONS_OF_SITE,
} from '../../../definitions/area-options';
import type { StoredOptions } from '../../../frontend/values/options';

/** The attributes of the block. Defaults are never stored. */
export type Attributes = StoredOptions< typeof AREA_OPTIONS > & {
	readonly [ Name in ( typeof AREA_OPTIONS_OF_SITE )[ number ] ]?:
		string | undefined;
} & { readonly lengendColor: string };
