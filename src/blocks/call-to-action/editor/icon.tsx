/** A card with a line of text and a button. */
export const icon = (
	<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
		<rect
			x="3.75"
			y="4.75"
			width="16.5"
			height="14.5"
			rx="2"
			fill="none"
			stroke="currentColor"
			strokeWidth="1.5"
		/>
		<path
			fill="currentColor"
			d="M7.5 8.25h9v1.5h-9zM9 12.5h7.25a6 6 0 0 1-4.25 4H9a2 2 0 0 1 0-4z"
		/>
	</svg>
);
