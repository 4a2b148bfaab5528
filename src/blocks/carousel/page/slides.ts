import { fill } from '../rules/announce';
import type { Texts } from '../rules/announce';
import { isInView } from '../rules/in-view';

/** Elements that lose their content when they are moved in the page. */
const MEDIA =
	'iframe, video, audio, form, object, embed, .wp-block-rueda-wheel';

export const hasMedia = ( slides: readonly HTMLElement[] ): boolean =>
	slides.some( ( slide ) => slide.querySelector( MEDIA ) );

export const titleOf = ( slide: HTMLElement | undefined ): string =>
	slide
		?.querySelector( 'h1, h2, h3, h4, h5, h6, [role="heading"]' )
		?.textContent.trim() ?? '';

export const nameOf = (
	texts: Texts,
	slides: readonly HTMLElement[],
	index: number
): string =>
	titleOf( slides[ index ] ) ||
	fill( texts.numberOf, index + 1, slides.length );

/** Names the slides for screen readers. If there are tabs, each slide is the panel of its tab. */
export function nameSlides(
	slides: readonly HTMLElement[],
	texts: Texts,
	asPanels: boolean
): void {
	slides.forEach( ( slide, index ) => {
		// A loop moves slides; on paper they have their own order.
		slide.style.setProperty( '--rueda-carousel-order', String( index ) );
		slide.role = asPanels ? 'tabpanel' : 'group';
		slide.ariaLabel = nameOf( texts, slides, index );
		slide.ariaRoleDescription = asPanels ? null : texts.slide;
	} );
}

/** The slides in view when the track is at `translate`, in visible order, whatever movement is running. */
export function slidesInView(
	slides: readonly HTMLElement[],
	translate: number,
	size: number
): HTMLElement[] {
	return slides
		.filter( ( slide ) => {
			const start = slide.offsetLeft + translate;
			return isInView(
				{ start, end: start + slide.offsetWidth },
				{ start: 0, end: size }
			);
		} )
		.sort( ( one, other ) => one.offsetLeft - other.offsetLeft );
}

export function free( slide: HTMLElement ): void {
	slide.inert = false;
	slide.ariaHidden = null;
}

/** Moves the focus from a slide that goes out of view to `focusTarget`, because it would be lost. */
export function hide( slide: HTMLElement, focusTarget: HTMLElement ): void {
	if ( slide.contains( slide.ownerDocument.activeElement ) ) {
		focusTarget.focus( { preventScroll: true } );
	}
	slide.inert = true;
	slide.ariaHidden = 'true';
}

/** Loads the images of the slides in view and of their neighbours. */
export function fetchImages(
	slides: readonly HTMLElement[],
	shown: readonly HTMLElement[]
): void {
	const numbers = shown.map( ( slide ) => slides.indexOf( slide ) );
	const wanted = new Set(
		numbers.flatMap( ( number ) => [ number - 1, number, number + 1 ] )
	);
	wanted.forEach( ( number ) => {
		const slide = slides.at( number % slides.length );
		for ( const image of slide?.querySelectorAll( 'img' ) ?? [] ) {
			image.loading = 'eager';
		}
	} );
}
