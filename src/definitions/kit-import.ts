/** What an admin may decide about an item of a kit that this site has, too. The first one is the default. */
export const KIT_ANSWERS = [ 'keep_both', 'replace', 'skip' ] as const;

/** What became of an item. */
export const KIT_OUTCOMES = [
	'created',
	'replaced',
	'skipped',
	'already_here',
	'refused',
] as const;
