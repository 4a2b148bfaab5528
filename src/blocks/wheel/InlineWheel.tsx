import { useLayoutEffect, useRef } from '@wordpress/element';
import type { MouseEvent } from 'react';
import type { WheelParts } from './parts';
import { Stage } from './Stage';
import type { WheelState } from './useWheel';

interface InlineWheelProps extends WheelParts {
	readonly printed: readonly ChildNode[];
}

/** The wheel in the page. The server's intro stays until the first run begins: nothing can move or flash. */
export function InlineWheel( { printed, ...parts }: InlineWheelProps ) {
	const { flow } = parts.run;
	const isUntouched = flow.screen === 'intro' && flow.run === 1;
	return (
		<Stage
			{ ...parts }
			intro={
				isUntouched && printed.length > 0 ? (
					<PrintedIntro nodes={ printed } { ...parts } />
				) : null
			}
		/>
	);
}

interface PrintedIntroProps extends Omit< WheelParts, 'props' > {
	readonly nodes: readonly ChildNode[];
}

function PrintedIntro( { nodes, state, run, onRetry }: PrintedIntroProps ) {
	const box = useRef< HTMLDivElement >( null );
	useLayoutEffect( () => {
		box.current?.replaceChildren( ...nodes );
	}, [ nodes ] );

	const isBusy = run.isWaiting && ! isStuck( state );
	const button = useRef< Element | null >( null );
	useLayoutEffect( () => {
		button.current =
			box.current?.querySelector( '[data-rueda-press="start"]' ) ?? null;
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
		<div ref={ box } onClick={ onClick } />
	);
}

const isStuck = ( state: WheelState ): boolean =>
	state.status === 'failed' && ! state.isRetrying;
