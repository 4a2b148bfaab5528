/** A part of a form that is shown under conditions. */
export const PART = '[data-rueda-show-if]';

/** The attribute of a part that is hidden until the script has begun. */
export const HIDDEN = 'data-rueda-hidden';

/** A form whose typed answers stay on this device for so many minutes. */
export const DRAFT = '[data-rueda-draft]';

/** Before the names of such answers in the browser's storage. */
export const DRAFTS = 'rueda-draft:';

/** Before the names of messages that wait there until there is a connection. */
export const WAITING = 'rueda-waiting:';

/** The buttons of a form with several steps. */
export const STEPS = '.rueda-steps__next';
