export type Move = 'back' | 'forward' | 'first' | 'last';

export interface KeyPress {
	readonly key: string;
	readonly hasModifier: boolean;
	readonly isRtl: boolean;
	readonly onPicker: boolean;
}

/** What has a use of its own for arrow keys. The picker's own tabs are asked for before. */
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

/** Which way a key moves the slides, or null where it is nobody's business. */
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
