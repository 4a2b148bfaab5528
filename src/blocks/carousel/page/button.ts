import { CLASSES } from './config';

const SHAPES = {
	back: 'M15 5l-7 7 7 7',
	forward: 'M9 5l7 7-7 7',
	stop: 'M9 6v12M15 6v12',
	start: 'M8 5.5v13l10-6.5z',
} as const;

export type Shape = keyof typeof SHAPES;

const SVG = 'http://www.w3.org/2000/svg';

export function createButton(
	part: 'arrow' | 'rotation' | 'bullet',
	onPress: () => void,
	label = ''
): HTMLButtonElement {
	const button = document.createElement( 'button' );
	button.type = 'button';
	button.className = `${ CLASSES.root }__${ part }`;
	button.ariaLabel = label;
	button.addEventListener( 'click', onPress );
	return button;
}

/** Changes a button's icon but not the button, so that it keeps the focus. */
export function drawShape( button: HTMLButtonElement, shape: Shape ): void {
	if ( button.dataset[ 'shape' ] === shape ) {
		return;
	}
	button.dataset[ 'shape' ] = shape;
	const svg = document.createElementNS( SVG, 'svg' );
	const path = document.createElementNS( SVG, 'path' );
	svg.setAttribute( 'viewBox', '0 0 24 24' );
	svg.setAttribute( 'aria-hidden', 'true' );
	path.setAttribute( 'd', SHAPES[ shape ] );
	svg.append( path );
	button.replaceChildren( svg );
}
