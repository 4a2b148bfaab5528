/** A sheet with two fields and a button. */
export const icon = (
	<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
		<path
			d="M4.5 3.5h15v17h-15zM7.5 7h9v2.5h-9zM7.5 12h9v2.5h-9z"
			fill="none"
			stroke="currentColor"
			strokeWidth="1.5"
		/>
		<path d="M12.5 16.5h4.75V18.5H12.5z" fill="currentColor" />
	</svg>
);
