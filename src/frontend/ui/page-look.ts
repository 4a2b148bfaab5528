/** What the accessibility toolbar has made of the page, for what style sheets do not reach: canvases. */

const CONTRAST = [ 'high-contrast', 'negative-contrast', 'light-background' ];

/** How many times its usual size text has, 1 to 2. */
export const textScale = (): number =>
	Number(
		document.documentElement.style.getPropertyValue( '--rueda-text-scale' )
	) || 1;

/** Whether shapes need an outline, because the visitor has asked for more contrast. */
export const wantsOutlines = (): boolean =>
	CONTRAST.some( ( scheme ) =>
		document.documentElement.classList.contains( `rueda-a11y-${ scheme }` )
	);
