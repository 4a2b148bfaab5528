/** What is shown around a step: the progress, the buttons that send, and the focus. */
import { all } from '../helpers';
import type { Walk } from './walk';

export const AWAY = 'is-away';

/**
 * The buttons that send are beside "Back", in the last step alone, wherever the author has put them. The key Enter
 * presses the first button of a form, and one that is disabled would hear nothing.
 */
export function gatherSends( walk: Walk ): void {
	walk.buttons.append( ...sendButtons( walk ).map( placeOf ) );
}

export function showSends( walk: Walk, isLast: boolean ): void {
	for ( const send of sendButtons( walk ) ) {
		placeOf( send ).hidden = ! isLast;
	}
}

export function sendButtons( walk: Walk ): HTMLInputElement[] {
	const { form, next } = walk;
	return [
		...all( form, '[type=submit], [type=image], button:not([type])' ),
	].filter( ( one ) => one !== ( next as Element ) );
}

export function tellProgress(
	walk: Walk,
	number: number,
	count: number
): void {
	const { progress, steps } = walk;
	const { ruedaWhole = '', ruedaShort = '' } = progress.dataset;
	const title = titleIn( steps[ walk.current ] )?.textContent;
	const fill = ( words: string ) =>
		words
			.replace( '%1$d', String( number ) )
			.replace( '%2$d', String( count ) )
			.replace( '%3$s', () => title ?? '' );
	const bar = progress.querySelector( 'progress' );
	const [ words ] = progress.children;
	progress.hidden = count < 2;
	if ( words ) {
		words.textContent = fill( ruedaShort );
	}
	if ( bar ) {
		bar.max = count;
		bar.value = number;
		bar.setAttribute(
			'aria-label',
			fill( title ? ruedaWhole : ruedaShort )
		);
	}
}

export function focus( walk: Walk, isScrolling = true ): void {
	const { progress, steps } = walk;
	const step = steps[ walk.current ];
	const target = titleIn( step ) ?? step;
	if ( target ) {
		target.tabIndex = -1;
		target.setAttribute(
			'aria-describedby',
			progress.firstElementChild?.id ?? ''
		);
		target.focus( { preventScroll: true } );
	}
	if ( isScrolling ) {
		( progress.hidden ? target : progress )?.scrollIntoView( {
			block: 'nearest',
		} );
	}
}

const titleIn = ( step: HTMLElement | undefined ) =>
	step?.querySelector< HTMLElement >( '.rueda-step__title' );

const placeOf = ( send: HTMLElement ): HTMLElement =>
	send.closest< HTMLElement >( '.rueda-submit' ) ?? send;
