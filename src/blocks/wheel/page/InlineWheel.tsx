import { __ } from '@wordpress/i18n';
import {
	createPortal,
	useId,
	useLayoutEffect,
	useRef,
	useState,
} from '@wordpress/element';
import type { MouseEvent } from 'react';
import { isPaused } from '../rules/where';
import type { WheelParts } from './parts';
import { BesideStart } from './screens/Paused';
import { CurrentScreen } from './CurrentScreen';
import type { WheelState } from './useWheel';

interface InlineWheelProps extends WheelParts {
	readonly printed: readonly ChildNode[];
}

/**
 * Shows the wheel in the page. The server's intro stays until the first run begins, so that nothing moves or flashes.
 */
export function InlineWheel( { printed, ...parts }: InlineWheelProps ) {
	const { flow } = parts.run;
	const isUntouched = flow.screen === 'intro' && flow.run === 1;
	return (
		<CurrentScreen
			{ ...parts }
			intro={
				isUntouched && printed.length > 0 ? (
					<PrintedIntro nodes={ printed } { ...parts } />
				) : null
			}
		/>
	);
}

interface PrintedIntroProps extends WheelParts {
	readonly nodes: readonly ChildNode[];
}

function PrintedIntro( { nodes, ...parts }: PrintedIntroProps ) {
	const { state, run, onRetry } = parts;
	const box = useRef< HTMLDivElement >( null );
	const [ actions, setActions ] = useState< Element | null >( null );
	useLayoutEffect( () => {
		box.current?.replaceChildren( ...nodes );
		setActions( startIn( box.current )?.parentElement ?? null );
	}, [ nodes ] );

	// The server does not know of answers that this browser keeps, so the text of its button is changed here.
	const isWaitingForMore = isPaused( run.flow );
	const pausedId = useId();
	useLayoutEffect( () => {
		const start = isWaitingForMore && startIn( box.current );
		if ( start ) {
			start.textContent = __( 'Continue', 'rueda' );
			start.setAttribute( 'aria-describedby', pausedId );
		}
	}, [ isWaitingForMore, pausedId ] );

	const isBusy = run.isWaiting && ! isStuck( state );
	const button = useRef< Element | null >( null );
	useLayoutEffect( () => {
		button.current = startIn( box.current );
		button.current?.toggleAttribute( 'data-rueda-busy', isBusy );
	}, [ isBusy ] );

	const onClick = ( event: MouseEvent ) => {
		if (
			event.target instanceof Node &&
			button.current?.contains( event.target )
		) {
			run.start();
			if ( isStuck( state ) ) {
				onRetry();
			}
		}
	};
	return (
		// The button inside is the server's own; here is only where its click is heard.
		// eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
		<div onClick={ onClick }>
			<div ref={ box } />
			{ actions &&
				createPortal(
					<BesideStart { ...parts } id={ pausedId } />,
					actions
				) }
		</div>
	);
}

const startIn = ( box: Element | null ): Element | null =>
	box?.querySelector( '[data-rueda-press="start"]' ) ?? null;

const isStuck = ( state: WheelState ): boolean =>
	state.status === 'failed' && ! state.isRetrying;
