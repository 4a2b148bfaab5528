import { classNames } from '../../../frontend/ui/class-names';

/** The class names of a part of the wheel: ours, and those that the other plugin gives it. */
export const part = ( name: string, theirs: string ): string =>
	classNames( `wp-block-rueda-wheel__${ name }`, theirs );

// Sites have styles for the other plugin's class names. Its block and its shortcode use different ones.

export const wrapperNames = ( isBlock: boolean ): string =>
	isBlock ? 'wolblk-btn-inner' : 'wheeloflife-btn-wrap';

export const buttonNames = ( isBlock: boolean ): string =>
	isBlock ? 'wheeloflifeblks-button' : 'wheeloflife-btn is-primary';
