/*
 * Lets visitors draw a signature with a finger, a pen or the mouse, and type it instead. What is drawn is the value of
 * the field's own input. Fetched only by forms with a signature.
 */
import { SIGNATURE } from '../../../definitions/signature';
import { HIDDEN } from './part';
import { PAD } from './signature-pad';
import {
	type Drawing,
	type Point,
	pointAt,
	written,
	withPoint,
} from '../rules/strokes';

interface Signature {
	/** Around the input and the place to draw; it has the class `is-drawing` unless the name is typed. */
	readonly root: HTMLElement;
	readonly input: HTMLInputElement;
	readonly pad: HTMLElement;
	readonly canvas: HTMLCanvasElement;
	readonly undo: HTMLButtonElement;
	readonly clear: HTMLButtonElement;
	/** From drawing to typing, and back. */
	readonly change: HTMLButtonElement;
	drawing: Drawing;
	typed: string;
}

export function sign( form: HTMLFormElement ): void {
	for ( const pad of form.querySelectorAll< HTMLElement >( PAD ) ) {
		const root = pad.parentElement;
		const input = root?.querySelector( 'input' );
		if ( root && input ) {
			const signature = begin( root, pad, input );
			// A form has its first values only after this event.
			form.addEventListener( 'reset', () =>
				setTimeout( () => {
					signature.drawing = [];
					signature.typed = input.value;
					update( signature );
				} )
			);
		}
	}
}

function begin(
	root: HTMLElement,
	pad: HTMLElement,
	input: HTMLInputElement
): Signature {
	const { ruedaUndo, ruedaClear } = pad.dataset;
	const signature: Signature = {
		root,
		input,
		pad,
		canvas: document.createElement( 'canvas' ),
		undo: button( ruedaUndo, () =>
			draw( signature, signature.drawing.slice( 0, -1 ) )
		),
		clear: button( ruedaClear, () => draw( signature, [] ) ),
		change: button( '', () => exchange( signature ) ),
		drawing: [],
		typed: input.value,
	};
	const { canvas, undo, clear, change } = signature;
	const buttons = document.createElement( 'span' );
	buttons.className = 'rueda-signature__buttons';
	buttons.append( undo, clear, change );
	pad.append( canvas );
	pad.after( buttons );
	pad.removeAttribute( HIDDEN );
	show( signature, ! input.value );
	new ResizeObserver( () => update( signature ) ).observe( canvas );
	leadToPad( signature );
	followDrawing( signature );
	return signature;
}

const isDrawing = ( { root }: Signature ): boolean =>
	root.matches( '.is-drawing' );

/** Labels and lists of errors lead to the input, which is not seen while somebody draws. */
function leadToPad( signature: Signature ): void {
	const { input, pad } = signature;
	input.addEventListener( 'focus', () => {
		if ( isDrawing( signature ) ) {
			pad.focus();
		}
	} );
	pad.addEventListener( 'focus', () => {
		const ids = input.getAttribute( 'aria-describedby' );
		pad.toggleAttribute( 'aria-describedby', ids !== null );
		if ( ids !== null ) {
			pad.setAttribute( 'aria-describedby', ids );
		}
	} );
}

function followDrawing( signature: Signature ): void {
	// Where the server accepts no more strokes, what would be one is not added to the last one.
	let hasRoom = true;
	followPointer( signature.canvas, {
		onMove: ( points, isNew ) => {
			for ( const point of points ) {
				const more = withPoint( signature.drawing, point, isNew );
				hasRoom = isNew ? more !== signature.drawing : hasRoom;
				signature.drawing = hasRoom ? more : signature.drawing;
			}
			paint( signature.canvas, signature.drawing );
		},
		onEnd: () => tell( signature ),
	} );
}

function draw( signature: Signature, drawing: Drawing ): void {
	signature.drawing = drawing;
	tell( signature );
	if ( ! drawing.length ) {
		// The pressed button is disabled now.
		signature.pad.focus( { preventScroll: true } );
	}
}

function exchange( signature: Signature ): void {
	const { input, pad } = signature;
	const isDrawn = isDrawing( signature );
	if ( ! isDrawn ) {
		signature.typed = input.value;
	}
	show( signature, ! isDrawn );
	tell( signature );
	( isDrawn ? input : pad ).focus();
}

function show( signature: Signature, isDrawn: boolean ): void {
	const { root, input } = signature;
	root.classList.toggle( 'is-drawing', isDrawn );
	input.tabIndex = isDrawn ? -1 : 0;
	input.ariaHidden = isDrawn ? 'true' : null;
	update( signature );
}

/** Gives the input its value, and tells the form of it. */
function tell( signature: Signature ): void {
	const { input, drawing, typed } = signature;
	input.value = isDrawing( signature ) ? written( drawing ) : typed;
	update( signature );
	for ( const type of [ 'input', 'change' ] ) {
		input.dispatchEvent( new Event( type, { bubbles: true } ) );
	}
}

function update( signature: Signature ): void {
	const { root, pad, canvas, undo, clear, change, drawing } = signature;
	const isOn = isDrawing( signature );
	const isDrawn = isOn && drawing.length > 0;
	const { ruedaType, ruedaDraw } = pad.dataset;
	root.classList.toggle( 'is-drawn', isDrawn );
	undo.hidden = clear.hidden = ! isOn;
	undo.disabled = clear.disabled = ! isDrawn;
	change.textContent = ( isOn ? ruedaType : ruedaDraw ) ?? '';
	paint( canvas, drawing );
}

interface Follower {
	/** A stroke begins with a new point. */
	readonly onMove: ( points: readonly Point[], isNew: boolean ) => void;
	readonly onEnd: () => void;
}

/** One finger, pen or mouse at a time. */
function followPointer(
	canvas: HTMLCanvasElement,
	{ onMove, onEnd }: Follower
): void {
	let pointer: number | undefined;
	const place = ( { clientX, clientY }: PointerEvent ): Point =>
		pointAt( clientX, clientY, canvas.getBoundingClientRect() );
	canvas.addEventListener( 'pointerdown', ( event ) => {
		if ( pointer === undefined && event.button === 0 ) {
			// No text is selected.
			event.preventDefault();
			pointer = event.pointerId;
			canvas.setPointerCapture( pointer );
			onMove( [ place( event ) ], true );
		}
	} );
	canvas.addEventListener( 'pointermove', ( event ) => {
		if ( event.pointerId === pointer ) {
			onMove(
				[ ...event.getCoalescedEvents(), event ].map( place ),
				false
			);
		}
	} );
	for ( const type of [ 'pointerup', 'pointercancel' ] as const ) {
		canvas.addEventListener( type, ( { pointerId } ) => {
			if ( pointerId === pointer ) {
				pointer = undefined;
				onEnd();
			}
		} );
	}
}

/** In the pixels of the screen, in the colour of the text. */
function paint( canvas: HTMLCanvasElement, drawing: Drawing ): void {
	const context = canvas.getContext( '2d' );
	const width = Math.round( canvas.clientWidth * devicePixelRatio );
	if ( ! context || ! width ) {
		return;
	}
	// This also empties it.
	canvas.width = width;
	canvas.height = Math.round( canvas.clientHeight * devicePixelRatio );
	context.scale( width / SIGNATURE.width, width / SIGNATURE.width );
	context.lineWidth = 3;
	context.lineCap = context.lineJoin = 'round';
	context.strokeStyle = getComputedStyle( canvas ).color;
	for ( const stroke of drawing ) {
		context.beginPath();
		for ( const [ x, y ] of [ ...stroke.slice( 0, 1 ), ...stroke ] ) {
			context.lineTo( x, y );
		}
		context.stroke();
	}
}

function button( words: string | undefined, onPress: () => void ) {
	const made = document.createElement( 'button' );
	made.type = 'button';
	made.textContent = words ?? '';
	made.onclick = onPress;
	return made;
}
