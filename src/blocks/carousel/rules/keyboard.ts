export type Move = 'back' | 'forward' | 'first' | 'last';

export interface KeyPress {
	readonly key: string;
	readonly hasModifier: boolean;
	readonly isRtl: boolean;
	readonly onPicker: boolean;
}

/** Elements that use arrow keys themselves. The carousel's own tabs are handled before. */
export const KEEPS_ARROWS =
	'input, textarea, select, audio, video, iframe, [contenteditable]:not([contenteditable="false"]), ' +
	[
		'slider',
		'spinbutton',
		'textbox',
		'searchbox',
		'combobox',
		'radio',
		'tab',
		'menu',
		'menubar',
		'listbox',
		'grid',
		'tree',
		'treegrid',
	]
		.map( ( role ) => `[role="${ role }"]` )
		.join();

/** The direction in which a key moves the slides, or null. */
export function moveOf( press: KeyPress ): Move | null {
	if ( press.hasModifier ) {
		return null;
	}
	switch ( press.key ) {
		case 'ArrowLeft':
			return press.isRtl ? 'forward' : 'back';
		case 'ArrowRight':
			return press.isRtl ? 'back' : 'forward';
		case 'Home':
			return press.onPicker ? 'first' : null;
		case 'End':
			return press.onPicker ? 'last' : null;
		default:
			return null;
	}
}
