// WordPress 6.7 and later warn without this property; in other versions it changes nothing.
export const PLAIN = { __nextHasNoMarginBottom: true } as const;
export const PLAIN_INPUT = { ...PLAIN, __next40pxDefaultSize: true } as const;
