import type { Cta } from '../../../frontend/cta/cta';
import type { WheelProps } from '../rules/props';
import type { Run } from './useRun';
import type { WheelState } from './useWheel';

/** The props that every view of a wheel gets, in the page and in a dialog. */
export interface WheelParts {
	readonly props: WheelProps;
	readonly state: WheelState;
	readonly run: Run;
	/** The call to action at the end of the result, if there is one. */
	readonly cta: Cta | null;
	readonly onRetry: () => void;
}
