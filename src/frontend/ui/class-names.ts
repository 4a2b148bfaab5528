/**
 * If the other plugin is active, our server leaves its class name off the root. On other pages its style sheet tells.
 */
const BESIDE_THEM =
	'.wp-block-rueda-wheel:not(.wheelOfLifeRootAppSelector), #wheeloflife-frontend-css';

let isBeside: boolean | null = null;

/**
 * Adds the other plugin's class names to ours, because sites have styles for them. If that plugin is active, only ours
 * are used: its style sheet would change our design and hide radio buttons.
 */
export function classNames( own: string, theirs: string ): string {
	isBeside ??= document.querySelector( BESIDE_THEM ) !== null;
	return isBeside ? own : `${ own } ${ theirs }`.trim();
}
