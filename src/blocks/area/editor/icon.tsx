/** One segment of Rueda's mark, on the ring of the others. */
export const icon = (
	<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
		<circle
			cx="12"
			cy="12"
			r="8.75"
			fill="none"
			stroke="currentColor"
			strokeWidth="1.5"
			strokeDasharray="1.5 2.5"
		/>
		<path fill="currentColor" d="M12 12V2.5a9.5 9.5 0 0 1 9.5 9.5z" />
	</svg>
);
