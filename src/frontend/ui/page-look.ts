/** What a visitor wants for parts that style sheets do not reach, such as canvases. */

const CONTRAST = [ 'high-contrast', 'negative-contrast', 'light-background' ];

/** The factor of the text size, 1 to 2. */
export const textScale = (): number =>
	Number(
		document.documentElement.style.getPropertyValue( '--rueda-text-scale' )
	) || 1;

/** The system asks for more contrast, or sets the colours itself. */
export const MORE_CONTRAST =
	'(prefers-contrast: more), (forced-colors: active)';

/** Whether shapes need an outline, because the visitor has asked the toolbar or the system for more contrast. */
export const wantsOutlines = (): boolean =>
	window.matchMedia( MORE_CONTRAST ).matches ||
	CONTRAST.some( ( scheme ) =>
		document.documentElement.classList.contains( `rueda-a11y-${ scheme }` )
	);
