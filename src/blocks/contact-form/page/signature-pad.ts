/** Where a visitor draws a signature. */
export const PAD = '.rueda-signature__pad';
