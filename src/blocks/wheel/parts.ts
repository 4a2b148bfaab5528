import type { WheelProps } from './props';
import type { Run } from './useRun';
import type { WheelState } from './useWheel';

/** What every view of a wheel gets, in the page or in a dialog. */
export interface WheelParts {
	readonly props: WheelProps;
	readonly state: WheelState;
	readonly run: Run;
	readonly onRetry: () => void;
}
