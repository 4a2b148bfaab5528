/** A part of a form that is shown under conditions. */
export const PART = '[data-rueda-show-if]';

/** The attribute of a part that is hidden until the script has begun. */
export const HIDDEN = 'data-rueda-hidden';
