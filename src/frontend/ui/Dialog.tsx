import { useId, useLayoutEffect, useRef } from '@wordpress/element';
import type { KeyboardEvent, MouseEvent, ReactNode, RefObject } from 'react';
import { CloseButton } from './CloseButton';

export interface DialogProps {
	readonly title: string;
	/** The title is only for screen readers, because the content shows it. */
	readonly isTitleHidden?: boolean;
	/** Small for a question, whole for the full screen. */
	readonly size?: 'small' | 'wide' | 'whole';
	/** The element that gets the focus afterwards. */
	readonly opener: RefObject< HTMLElement >;
	readonly onClose: () => void;
	readonly children: ReactNode;
}

/** A native modal dialog, open while it is mounted: the page behind is inert, and Escape closes it. */
export function Dialog( {
	title,
	isTitleHidden = false,
	size = 'wide',
	opener,
	onClose,
	children,
}: DialogProps ) {
	const dialog = useModal( opener );
	const titleId = useId();

	// A press that began inside, as when text is selected, does not close the dialog.
	const pressedOutside = useRef( false );
	const isOutside = ( { target }: MouseEvent ) => target === dialog.current;

	return (
		// The keyboard closes it with Escape, which the browser hears; the mouse may press beside it.
		// eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
		<dialog
			ref={ dialog }
			className={ `rueda-dialog is-${ size }` }
			aria-labelledby={ titleId }
			tabIndex={ -1 }
			// The browser closes it on Escape and on a phone's back gesture. React also reports the close of a dialog
			// inside.
			onClose={ ( { target, currentTarget } ) => {
				if ( target === currentTarget ) {
					onClose();
				}
			} }
			onKeyDown={ keepEscape }
			onMouseDown={ ( event ) => {
				pressedOutside.current = isOutside( event );
			} }
			onClick={ ( event ) => {
				if ( pressedOutside.current && isOutside( event ) ) {
					onClose();
				}
			} }
		>
			<div className="rueda-dialog__page">
				<div className="rueda-dialog__head">
					<p
						id={ titleId }
						className={
							isTitleHidden
								? 'rueda-hidden'
								: 'rueda-dialog__title'
						}
					>
						{ title }
					</p>
					<CloseButton onClick={ onClose } />
				</div>
				<div className="rueda-dialog__body">{ children }</div>
			</div>
		</dialog>
	);
}

/** Some themes cancel Escape for the whole page, and the browser would leave the dialog open. */
function keepEscape( event: KeyboardEvent ): void {
	if ( event.key === 'Escape' ) {
		event.stopPropagation();
	}
}

/** Opens the dialog with the focus inside, and returns the focus when it closes. */
function useModal(
	opener: RefObject< HTMLElement >
): RefObject< HTMLDialogElement > {
	const dialog = useRef< HTMLDialogElement >( null );
	useLayoutEffect( () => {
		const element = dialog.current;
		const button = opener.current;
		const around = element?.parentElement?.closest( 'dialog' );
		const release = holdPage();
		element?.showModal();
		// Its first button closes it, but screen readers should first hear what has opened.
		(
			element?.querySelector< HTMLElement >( '[data-rueda-first]' ) ??
			element
		)?.focus();
		return () => {
			element?.close();
			release();
			// What was done in the dialog may have removed the button that opened it.
			( button?.isConnected ? button : around )?.focus();
		};
	}, [ opener ] );
	return dialog;
}

/** Keeps the page behind from scrolling, and from moving when its scrollbar disappears. */
function holdPage(): () => void {
	const { style } = document.documentElement;
	const { overflow, scrollbarGutter } = style;
	const hadScrollbar =
		window.innerWidth > document.documentElement.clientWidth;
	style.overflow = 'hidden';
	if ( hadScrollbar ) {
		style.scrollbarGutter = 'stable';
	}
	return () => {
		style.overflow = overflow;
		style.scrollbarGutter = scrollbarGutter;
	};
}
