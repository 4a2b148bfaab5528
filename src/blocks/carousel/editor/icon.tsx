/** A slide between two neighbours. */
export const icon = (
	<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
		<rect
			x="6.75"
			y="5.75"
			width="10.5"
			height="12.5"
			rx="2"
			fill="none"
			stroke="currentColor"
			strokeWidth="1.5"
		/>
		<path
			fill="none"
			stroke="currentColor"
			strokeWidth="1.5"
			strokeLinecap="round"
			d="M3.75 8v8M20.25 8v8"
		/>
	</svg>
);
