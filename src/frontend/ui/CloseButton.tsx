import { __ } from '@wordpress/i18n';

/** Closes a dialog or a message above the page. Its styles are those of the dialog. */
export const CloseButton = ( {
	onClick,
}: {
	readonly onClick: () => void;
} ) => (
	<button
		type="button"
		className="rueda-dialog__close"
		aria-label={ __( 'Close', 'rueda' ) }
		onClick={ onClick }
	>
		<svg
			viewBox="0 0 24 24"
			width="24"
			height="24"
			aria-hidden="true"
			focusable="false"
		>
			<path
				d="M6 6l12 12M18 6L6 18"
				stroke="currentColor"
				strokeWidth="2"
				strokeLinecap="round"
			/>
		</svg>
	</button>
);
