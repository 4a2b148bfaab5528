/** The texts of the toolbar where the site has set none, as PHP prints them on pages. */
interface ToolbarWords {
	readonly title: string;
	/** What is said of text in its usual size. */
	readonly size: string;
	readonly tools: Readonly< Record< string, string > >;
	readonly links: Readonly< Record< string, string > >;
}

declare global {
	interface Window {
		/** Printed by includes/Page/AccessibilityToolbar/AccessibilityToolbarWords.php. */
		readonly ruedaToolbarWords?: ToolbarWords;
	}
}

const NONE: ToolbarWords = { title: '', size: '', tools: {}, links: {} };

export const toolbarWords = (): ToolbarWords =>
	window.ruedaToolbarWords ?? NONE;
