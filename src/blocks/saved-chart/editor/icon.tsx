/** Four sectors of a wheel in its ring. */
export const icon = (
	<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
		<circle
			cx="12"
			cy="12"
			r="9.25"
			fill="none"
			stroke="currentColor"
			strokeWidth="1.5"
		/>
		<path
			fill="currentColor"
			d="M12.6 11.4V4.5a6.9 6.9 0 0 1 6.9 6.9zM12.6 12.6h4.6a4.6 4.6 0 0 1-4.6 4.6zM11.4 12.6v6a6 6 0 0 1-6-6zM11.4 11.4H7.8a3.6 3.6 0 0 1 3.6-3.6z"
		/>
	</svg>
);
