import { __ } from '@wordpress/i18n';
import { useLayoutEffect, useRef } from '@wordpress/element';
import type { ReactNode } from 'react';

interface NoticeProps {
	readonly text: ReactNode;
	readonly isBusy: boolean;
	readonly onRetry: () => void;
}

/** Shows an error with a button to try again. */
export function Notice( { text, isBusy, onRetry }: NoticeProps ) {
	const box = useRef< HTMLDivElement >( null );
	useLayoutEffect( () => {
		const notice = box.current;
		return () => {
			// The notice disappears when the retry succeeds; then the focus goes to its parent.
			const focusTarget = notice?.parentElement;
			if (
				focusTarget &&
				notice.contains( focusTarget.ownerDocument.activeElement )
			) {
				focusTarget.tabIndex = -1;
				focusTarget.focus( { preventScroll: true } );
			}
		};
	}, [] );
	return (
		<div className="wp-block-rueda-wheel__notice" ref={ box }>
			<p role="alert">{ text }</p>
			<button
				type="button"
				className="wp-block-rueda-wheel__quiet"
				aria-disabled={ isBusy }
				data-rueda-busy={ isBusy || undefined }
				onClick={ isBusy ? undefined : onRetry }
			>
				{ __( 'Try again', 'rueda' ) }
			</button>
		</div>
	);
}
