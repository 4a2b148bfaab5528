/**
 * The colour, or its shade that is just dark enough to be seen on a white page by 3:1. A canvas that cannot make it keeps
 * the colour it drew with before, which is ink.
 */
export const edgeOf = ( color: string ): string =>
	`oklch(from ${ color } min(l, 0.66) c h)`;
