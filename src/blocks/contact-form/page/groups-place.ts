/** A group whose entries can be added and removed. */
export const GROUP = '.rueda-group[data-rueda-least]';
