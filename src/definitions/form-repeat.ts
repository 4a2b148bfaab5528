/** The block of a group of fields that visitors can fill in several times. */
export const REPEAT_BLOCK = 'rueda/form-repeat';

/** How many entries a repeatable group may have. */
export const REPEAT_LIMITS = {
	/** The most that an author may allow. */
	most: 20,
	/** How many where the author set no such number. */
	usual: 5,
} as const;

/** The kinds of fields that a repeatable group may not have: each works once in a form. */
export const REPEAT_REFUSED = [
	'file',
	'signature',
	'quiz',
	'captcha',
	'response',
] as const;
