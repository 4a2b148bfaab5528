import { fieldOf } from '../../../frontend/values/field';

export const TRACKING_OPTION = 'rueda_tracking';

/** Whether other code of the site is told what is done with kits. */
export const parseTracking = ( answer: unknown ): boolean =>
	fieldOf( answer, TRACKING_OPTION ) === 'local';
