/** Rueda's icon, the same as in includes/Support/Admin/Icon.php. */
export const icon = (
	<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
		<path
			fill="currentColor"
			d="M12.75 11.25V2.5a8.75 8.75 0 0 1 8.75 8.75zM12.75 12.75h6.5a6.5 6.5 0 0 1-6.5 6.5zM11.25 12.75v7.75a7.75 7.75 0 0 1-7.75-7.75zM11.25 11.25h-5a5 5 0 0 1 5-5z"
		/>
	</svg>
);
