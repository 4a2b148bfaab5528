import { fieldOf } from '../../../frontend/values/field';

export const TRACKING_OPTION = 'rueda_tracking';

/** Whether other code of the site gets the events of kits. */
export const parseTracking = ( answer: unknown ): boolean =>
	fieldOf( answer, TRACKING_OPTION ) === 'local';
