import type { Cta } from '../../../frontend/cta/cta';
import type { WheelProps } from '../rules/props';
import type { Run } from './useRun';
import type { WheelState } from './useWheel';

/** What every view of a wheel gets, in the page or in a dialog. */
export interface WheelParts {
	readonly props: WheelProps;
	readonly state: WheelState;
	readonly run: Run;
	/** What the result ends with, if anything. */
	readonly cta: Cta | null;
	readonly onRetry: () => void;
}
