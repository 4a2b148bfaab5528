import { __ } from '@wordpress/i18n';
import { useLayoutEffect, useRef } from '@wordpress/element';
import type { ReactNode } from 'react';

interface NoticeProps {
	readonly text: ReactNode;
	readonly isBusy: boolean;
	readonly onRetry: () => void;
}

/** What went wrong, in words, and the way out. */
export function Notice( { text, isBusy, onRetry }: NoticeProps ) {
	const box = useRef< HTMLDivElement >( null );
	useLayoutEffect( () => {
		const notice = box.current;
		return () => {
			// It goes when all is well again. Who pressed the button in it is not to be lost with it.
			const heir = notice?.parentElement;
			if ( heir && notice.contains( heir.ownerDocument.activeElement ) ) {
				heir.tabIndex = -1;
				heir.focus( { preventScroll: true } );
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
