/** The size of the page's root element as the theme sets it: some make it 62.5 per cent of the browser's. */
export function keepRootSize( root: HTMLElement ): void {
	root.style.setProperty(
		'--rueda-text-root',
		getComputedStyle( root ).fontSize
	);
}
