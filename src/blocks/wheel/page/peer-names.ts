import { classNames } from '../../../frontend/ui/class-names';

/** The class names of a part of the wheel: our own, and those of the other plugin. */
export const part = ( name: string, theirs: string ): string =>
	classNames( `wp-block-rueda-wheel__${ name }`, theirs );

// Sites have styles for the class names of the other plugin. Its block and its shortcode use different ones.

export const wrapperNames = ( isBlock: boolean ): string =>
	isBlock ? 'wolblk-btn-inner' : 'wheeloflife-btn-wrap';

export const buttonNames = ( isBlock: boolean ): string =>
	isBlock ? 'wheeloflifeblks-button' : 'wheeloflife-btn is-primary';
