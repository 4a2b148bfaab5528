/** Keeps the root element's size as the theme sets it; some set 62.5 percent. */
export function keepRootSize( root: HTMLElement ): void {
	root.style.setProperty(
		'--rueda-text-root',
		getComputedStyle( root ).fontSize
	);
}
