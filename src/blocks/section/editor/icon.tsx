/** A section with a part of a wheel as its image. */
export const icon = (
	<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
		<path
			fill="none"
			stroke="currentColor"
			strokeWidth="1.5"
			d="M2.75 6.75h18.5v10.5H2.75z"
		/>
		<path
			fill="currentColor"
			d="M6 15a6 6 0 0 1 6-6v6zM13.5 12.25h5v1.5h-5z"
		/>
	</svg>
);
