import type { Comparison } from '../../frontend/conditions/conditions';
import type { Option } from '../fields/tell-apart';

/** A field that rules can be about, as authors see it. */
export interface RuleField {
	/** As it is stored in a rule. */
	readonly name: string;
	/** As it stands in a sentence: "the lowest area". */
	readonly label: string;
	/** Those that make sense for its answers; the first one is that of a new rule. */
	readonly comparisons: readonly Comparison[];
	/** Its answers are numbers. */
	readonly isNumber?: boolean;
	/** The answers that it can have, if they are known. */
	readonly values?: readonly Option[];
}
