/** Class names of the other plugin, which sites have styles for: one set for its block, one for its shortcode. */

export const wrapperNames = ( isBlock: boolean ): string =>
	isBlock ? 'wolblk-btn-inner' : 'wheeloflife-btn-wrap';

export const buttonNames = ( isBlock: boolean ): string =>
	isBlock ? 'wheeloflifeblks-button' : 'wheeloflife-btn is-primary';
