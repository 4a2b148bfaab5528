/** Types that other code on the page uses too. */
export type {
	FormActionOptions as Options,
	FormActions as Actions,
	FormRecord,
} from '../../../../types/rueda';
