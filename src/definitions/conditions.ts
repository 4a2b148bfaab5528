/**
 * Conditions, as they are stored: `{ match, rules }`, where a rule is `{ field, is, value }` or, once, conditions
 * again. What the comparisons mean is in docs/conditions.md.
 */
export const CONDITION_MATCHES = [ 'all', 'any' ] as const;

/** The comparisons, by the value that each has: one text, a list of texts, or none. */
export const CONDITION_COMPARISONS = {
	equal: 'text',
	'not-equal': 'text',
	contains: 'text',
	empty: 'none',
	'not-empty': 'none',
	greater: 'text',
	less: 'text',
	'one-of': 'list',
	before: 'text',
	after: 'text',
} as const satisfies Readonly< Record< string, 'text' | 'list' | 'none' > >;

export const CONDITION_LIMITS = {
	/** In one list of rules. */
	rules: 30,
	/** In the list of `one-of`. */
	values: 100,
	/** Of a field's name and of a value, in code points. */
	characters: 400,
} as const;

/** How the values of `greater` and `less`, and those of `before` and `after` are written. */
export const CONDITION_NUMBER = '^-?[0-9]+(\\.[0-9]+)?$';
export const CONDITION_DATE =
	'^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$';
