import { useId, useLayoutEffect, useRef } from '@wordpress/element';
import type { MouseEvent, ReactNode, RefObject } from 'react';
import { CloseButton } from './CloseButton';

export interface DialogProps {
	readonly title: string;
	/** The title is only heard: what is inside shows it itself. */
	readonly isTitleHidden?: boolean;
	/** Small for a question, whole for the whole screen. */
	readonly size?: 'small' | 'wide' | 'whole';
	/** Where the focus goes afterwards. */
	readonly opener: RefObject< HTMLElement >;
	readonly onClose: () => void;
	readonly children: ReactNode;
}

/** A native modal dialog, open as long as it is there: the page behind it is inert, Escape closes it. */
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

	// A press that began inside, as when a word is being marked, is no press on what lies behind.
	const pressedOutside = useRef( false );
	const isOutside = ( { target }: MouseEvent ) => target === dialog.current;

	return (
		// Escape is the keyboard's way to do what a click outside does.
		// eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
		<dialog
			ref={ dialog }
			className={ `rueda-dialog is-${ size }` }
			aria-labelledby={ titleId }
			tabIndex={ -1 }
			// The browser closes it on Escape, and so does a phone's way back. React tells it of a dialog inside as
			// well.
			onClose={ ( { target, currentTarget } ) => {
				if ( target === currentTarget ) {
					onClose();
				}
			} }
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

/** Opens the dialog that it returns, with the focus inside, and gives the focus back when it closes. */
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
		// Its first button is the one that closes it: who listens should hear first what has opened.
		(
			element?.querySelector< HTMLElement >( '[data-rueda-first]' ) ??
			element
		)?.focus();
		return () => {
			element?.close();
			release();
			// What was done in here may have taken the opener away.
			( button?.isConnected ? button : around )?.focus();
		};
	}, [ opener ] );
	return dialog;
}

/** The page behind must not scroll, nor jump because its scrollbar went. */
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
