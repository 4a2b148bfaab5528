/** Cards of different heights in two columns. */
export const icon = (
	<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
		<path
			fill="none"
			stroke="currentColor"
			strokeWidth="1.5"
			d="M4.75 4.75h6v5.5h-6zM4.75 13.25h6v6h-6zM13.75 4.75h5.5v9h-5.5zM13.75 16.75h5.5v2.5h-5.5z"
		/>
	</svg>
);
