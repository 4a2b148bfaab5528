import { fill } from '../rules/announce';
import type { Picker } from '../rules/controls';
import { createButton } from './button';
import { showsOne } from './config';
import { nameOf } from './slides';
import type { Carousel } from './carousel';

/** The position of the carousel. */
export interface Place {
	/** The number of positions, and the current one. */
	readonly stops: number;
	readonly stop: number;
	/** The number of the first slide in view, and the number of slides of one move. */
	readonly slide: number;
	readonly scroll: number;
}

/** Without a picker there is a slider that nobody sees, for the keyboard and for screen readers. */
type Kind = Picker | 'none';

/** The size of a bullet in px, large enough for fingers. */
const BULLET = 24;

/** If the bullets do not fit in one line, a number is shown instead. */
export const kindFor = (
	kind: Picker | null,
	stops: number,
	room: number
): Kind =>
	kind === 'bullets' && stops * BULLET > room
		? 'fraction'
		: ( kind ?? 'none' );

export function showPlace(
	picker: HTMLElement,
	kind: Kind,
	place: Place,
	carousel: Carousel,
	onPick: ( stop: number ) => void
): void {
	const drawn = `${ kind } ${ place.stops } ${ place.scroll }`;
	// Its parts are only rebuilt if their number changes, so that the focus stays.
	if ( picker.dataset[ 'drawn' ] !== drawn ) {
		picker.dataset[ 'drawn' ] = drawn;
		picker.dataset[ 'kind' ] = kind;
		draw( picker, kind, place, carousel, onPick );
	}
	if ( kind === 'bullets' ) {
		markCurrent( picker, place.stop, showsOne( carousel.settings ) );
	} else {
		showInField( picker, place, carousel );
	}
}

function showInField(
	picker: HTMLElement,
	{ stops, stop, slide }: Place,
	{ slides, texts }: Carousel
): void {
	const field = picker.querySelector< HTMLInputElement | HTMLSelectElement >(
		'input, select'
	);
	if ( ! field ) {
		return;
	}
	field.value = `${ stop }`;
	if ( field.type === 'range' ) {
		field.ariaValueText = fill( texts.slideOf, slide + 1, slides.length );
	}
	// The last move may be shorter than the others.
	field.children[ stop ]?.replaceChildren(
		`${ slide + 1 } / ${ slides.length }`
	);
	picker.style.setProperty(
		'--rueda-carousel-done',
		String( ( stop + 1 ) / stops )
	);
}

function draw(
	picker: HTMLElement,
	kind: Kind,
	place: Place,
	carousel: Carousel,
	onPick: ( stop: number ) => void
): void {
	const { choose } = carousel.texts;
	if ( kind === 'bullets' ) {
		picker.role = showsOne( carousel.settings ) ? 'tablist' : 'group';
		picker.ariaLabel = choose;
		picker.replaceChildren( ...bullets( place, carousel, onPick ) );
		return;
	}
	picker.role = picker.ariaLabel = null;
	const field =
		kind === 'fraction'
			? createSelect( place, carousel )
			: createSlider( place );
	field.ariaLabel = choose;
	field.addEventListener( 'input', () => onPick( Number( field.value ) ) );
	picker.replaceChildren( field );
}

function bullets(
	{ stops, scroll }: Place,
	{ settings, texts, slides }: Carousel,
	onPick: ( stop: number ) => void
): HTMLElement[] {
	const asTabs = showsOne( settings );
	return Array.from( { length: stops }, ( _, stop ) => {
		const label = asTabs
			? nameOf( texts, slides, stop )
			: fill( texts.goTo, stop * scroll + 1 );
		const bullet = createButton( 'bullet', () => onPick( stop ), label );
		if ( asTabs ) {
			bullet.role = 'tab';
			bullet.setAttribute( 'aria-controls', slides[ stop ]?.id ?? '' );
		}
		return bullet;
	} );
}

function createSelect(
	{ stops, scroll }: Place,
	{ slides }: Carousel
): HTMLSelectElement {
	const select = document.createElement( 'select' );
	for ( let stop = 0; stop < stops; stop++ ) {
		const number = stop * scroll + 1;
		select.append(
			new Option( `${ number } / ${ slides.length }`, `${ stop }` )
		);
	}
	return select;
}

function createSlider( { stops }: Place ): HTMLInputElement {
	const slider = document.createElement( 'input' );
	slider.type = 'range';
	slider.max = `${ stops - 1 }`;
	return slider;
}

/** Only the current bullet is in the Tab order. */
function markCurrent(
	picker: HTMLElement,
	stop: number,
	asTabs: boolean
): void {
	[ ...picker.children ].forEach( ( bullet, index ) => {
		const isCurrent = index === stop;
		bullet.setAttribute( 'tabindex', isCurrent ? '0' : '-1' );
		if ( asTabs ) {
			bullet.ariaSelected = String( isCurrent );
		} else {
			bullet.ariaCurrent = isCurrent ? 'true' : null;
			bullet.ariaDisabled = isCurrent ? 'true' : null;
		}
	} );
}
