/** A field for several files, with its list. */
export const FILES = '.rueda-files';
