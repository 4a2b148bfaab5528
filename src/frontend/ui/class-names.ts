let isBeside: boolean | null = null;

/**
 * Our class names, and those of the other plugin with wheels, which sites have styles for. Where that plugin is active,
 * its own style sheet would draw over ours and hide radio buttons: there our names stand alone.
 */
export function classNames( own: string, theirs: string ): string {
	isBeside ??= isBesidePeer( document );
	return isBeside ? own : `${ own } ${ theirs }`.trim();
}

/** Our server leaves their name off a wheel's root where they are active. On other pages their style sheet tells. */
export const isBesidePeer = (
	page: Pick< Document, 'querySelector' >
): boolean =>
	page.querySelector(
		'.wp-block-rueda-wheel:not(.wheelOfLifeRootAppSelector), #wheeloflife-frontend-css'
	) !== null;
