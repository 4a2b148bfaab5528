/** A list, each line with the dot of its area. */
export const icon = (
	<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
		<path
			fill="currentColor"
			d="M4 4.5h3.5V8H4zM4 10.25h3.5v3.5H4zM4 16h3.5v3.5H4zM10 5.5h10V7H10zM10 11.25h10v1.5H10zM10 17h10v1.5H10z"
		/>
	</svg>
);
