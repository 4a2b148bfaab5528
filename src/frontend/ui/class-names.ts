/** Our server leaves their name off a wheel's root where they are active. On other pages their style sheet tells. */
const BESIDE_THEM =
	'.wp-block-rueda-wheel:not(.wheelOfLifeRootAppSelector), #wheeloflife-frontend-css';

let isBeside: boolean | null = null;

/**
 * Our class names, and those of the other plugin with wheels, which sites have styles for. Where that plugin is active,
 * its style sheet would draw over ours and hide radio buttons, so our names stand alone.
 */
export function classNames( own: string, theirs: string ): string {
	isBeside ??= document.querySelector( BESIDE_THEM ) !== null;
	return isBeside ? own : `${ own } ${ theirs }`.trim();
}
