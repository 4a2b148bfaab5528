import { __ } from '@wordpress/i18n';
import { useEffect, useId, useRef, useState } from '@wordpress/element';
import type { RefObject } from 'react';
import { plainText } from '../../../frontend/values/plain-text';
import { Dialog } from '../../../frontend/ui/Dialog';
import { isPaused, isUnderWay } from '../rules/where';
import { canStart } from '../rules/wheel';
import type { WheelParts } from './parts';
import { hasAlbum } from '../album/LazyAlbum';
import { Paused } from './screens/Paused';
import { buttonNames, part, wrapperNames } from './peer-names';
import { CurrentScreen } from './CurrentScreen';

interface PopupWheelProps extends WheelParts {
	readonly wasOpened: boolean;
}

/** Shows a button that opens the wheel in a dialog. Answers stay when the dialog closes. */
export function PopupWheel( { wasOpened, ...parts }: PopupWheelProps ) {
	const [ isOpen, setOpen ] = useState( wasOpened );
	const opener = useRef< HTMLButtonElement >( null );
	const pausedId = useId();
	const [ isKept ] = useState( hasAlbum );
	const { isBlock, mode, popupLabel } = parts.props;
	const { flow, send, start } = parts.run;
	// A visitor who goes on with a run has read the intro already, so the dialog begins with the question.
	const begins =
		isOpen && ( isPaused( flow ) || hasNothingToSay( parts, isKept ) );
	useEffect( () => {
		if ( begins ) {
			start();
		}
	}, [ begins, start ] );
	// While the dialog is open, nobody sees this button, and Escape has to lead back to the same button.
	const isGoingOn = ! isOpen && isUnderWay( flow );
	useFocusOnStartingOver( opener, isGoingOn, isOpen );
	const title = titleIn( parts.state );
	const label = isGoingOn
		? __( 'Continue', 'rueda' )
		: ( popupLabel ?? __( 'Start Assessment', 'rueda' ) );
	if ( ! isOpen && isUseless( parts.state ) ) {
		return null;
	}
	return (
		<>
			<div className={ part( 'actions', wrapperNames( isBlock ) ) }>
				<Opener
					button={ opener }
					isBlock={ isBlock }
					isGoingOn={ isGoingOn }
					label={ label }
					title={ title }
					pausedId={ pausedId }
					onOpen={ () => setOpen( true ) }
				/>
				{ isGoingOn && (
					<Paused id={ pausedId } flow={ flow } send={ send } />
				) }
			</div>
			{ isOpen && (
				<Dialog
					title={ title || __( 'Wheel of Life', 'rueda' ) }
					// The intro shows the title itself, in a larger size.
					isTitleHidden={ flow.screen === 'intro' }
					size={ mode === 'fullwidth' ? 'whole' : 'wide' }
					opener={ opener }
					onClose={ () => setOpen( false ) }
				>
					<CurrentScreen { ...parts } intro={ null } />
				</Dialog>
			) }
		</>
	);
}

interface OpenerProps {
	readonly button: RefObject< HTMLButtonElement >;
	readonly isBlock: boolean;
	readonly isGoingOn: boolean;
	readonly label: string;
	readonly title: string;
	readonly pausedId: string;
	readonly onOpen: () => void;
}

function Opener( {
	button,
	isBlock,
	isGoingOn,
	label,
	title,
	pausedId,
	onOpen,
}: OpenerProps ) {
	return (
		<button
			type="button"
			ref={ button }
			className={ part(
				'opener wp-element-button',
				buttonNames( isBlock )
			) }
			data-rueda-press="open"
			aria-haspopup="dialog"
			title={ isGoingOn ? undefined : titleOf( label, title ) }
			aria-describedby={ isGoingOn ? pausedId : undefined }
			onClick={ onOpen }
		>
			{ /* New words in a new element: they did not move, and a browser may translate both. */ }
			<span key={ String( isGoingOn ) }>{ label }</span>
		</button>
	);
}

/** Moves the focus to the button that opens the wheel when the visitor starts over. */
function useFocusOnStartingOver(
	opener: RefObject< HTMLButtonElement >,
	isGoingOn: boolean,
	isOpen: boolean
): void {
	const wasGoingOn = useRef( isGoingOn );
	useEffect( () => {
		if ( wasGoingOn.current && ! isGoingOn && ! isOpen ) {
			// The button that was pressed is gone.
			opener.current?.focus();
		}
		wasGoingOn.current = isGoingOn;
	}, [ opener, isGoingOn, isOpen ] );
}

/** An intro that only repeats the title and the button needs no screen of its own. */
function hasNothingToSay(
	{ state, run: { flow, last } }: WheelParts,
	isKept: boolean
): boolean {
	return (
		state.status === 'loaded' &&
		flow.screen === 'intro' &&
		canStart( state.value ) &&
		state.value.description.length === 0 &&
		! state.value.picture &&
		! last &&
		! isKept
	);
}

/** As on the server: the button would open a dialog in which there is nothing to press. */
const isUseless = ( state: WheelParts[ 'state' ] ): boolean =>
	state.status === 'loaded' && ! canStart( state.value );

const titleIn = ( state: WheelParts[ 'state' ] ): string =>
	state.status === 'loaded' ? plainText( state.value.title ) : '';

/** The accessible name of the button, unless its text says already what it opens. */
const titleOf = ( label: string, title: string ): string | undefined =>
	title && ! label.includes( title ) ? title : undefined;
