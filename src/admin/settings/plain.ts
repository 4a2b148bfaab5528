// WordPress 6.7 and later warn without them; before, and long after, they say nothing new.
export const PLAIN = { __nextHasNoMarginBottom: true } as const;
export const PLAIN_INPUT = { ...PLAIN, __next40pxDefaultSize: true } as const;
