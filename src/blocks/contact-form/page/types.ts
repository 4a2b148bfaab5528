/** As other code of the page gets them too. */
export type {
	FormActionOptions as Options,
	FormActions as Actions,
	FormRecord,
} from '../../../../types/rueda';
