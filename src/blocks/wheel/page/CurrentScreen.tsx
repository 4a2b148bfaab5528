import { __ } from '@wordpress/i18n';
import { useId } from '@wordpress/element';
import type { ReactNode } from 'react';
import { reasonText } from '../../../frontend/server/errors';
import { isPaused } from '../rules/where';
import { Intro } from './screens/Intro';
import { Notice } from './Notice';
import type { WheelParts } from './parts';
import { BesideStart } from './screens/Paused';
import { stepText } from './screens/Progress';
import { Question } from './screens/Question';
import { Result, Review } from './screens/end';
import { WheelMeta } from './screens/WheelChart';

interface CurrentScreenProps extends WheelParts {
	/** The intro as it is on the page, if the server has printed one. */
	readonly intro: ReactNode;
}

/** Shows the current screen, and announces to screen readers where the visitor is. */
export function CurrentScreen( { intro, ...parts }: CurrentScreenProps ) {
	const { state, onRetry } = parts;
	return (
		<>
			<p className="rueda-hidden" role="status">
				{ announcementOf( parts ) }
			</p>
			<WheelMeta.Provider
				value={ state.status === 'loaded' ? state.value.meta : null }
			>
				{ intro ?? <Screen { ...parts } /> }
			</WheelMeta.Provider>
			{ state.status === 'failed' && (
				<Notice
					text={
						<>
							{ __( 'The wheel could not be loaded.', 'rueda' ) }{ ' ' }
							<span>{ reasonText( state.reason ) }</span>
						</>
					}
					isBusy={ state.isRetrying }
					onRetry={ onRetry }
				/>
			) }
		</>
	);
}

function announcementOf( { state, run }: WheelParts ): string {
	const isRetrying = state.status === 'failed' && state.isRetrying;
	if ( isRetrying || run.isWaiting ) {
		return isRetrying || state.status === 'loading'
			? __( 'The wheel is loading.', 'rueda' )
			: '';
	}
	return run.flow.screen === 'question' ? stepText( run.flow ) : '';
}

function Screen( parts: WheelParts ) {
	const { props, state, run, cta } = parts;
	const { flow, send, start, steps } = run;
	const pausedId = useId();
	if ( state.status === 'loading' ) {
		return (
			<p className="wp-block-rueda-wheel__waiting">
				{ __( 'The wheel is loading.', 'rueda' ) }
			</p>
		);
	}
	if ( state.status !== 'loaded' ) {
		return null;
	}
	const isMoved = steps > 0;
	const { chartType } = state.value;
	switch ( flow.screen ) {
		case 'intro':
			return (
				<Intro
					wheel={ state.value }
					label={ props.buttonLabel }
					isBlock={ props.isBlock }
					isMoved={ isMoved }
					pausedId={ isPaused( flow ) ? pausedId : undefined }
					beside={ <BesideStart { ...parts } id={ pausedId } /> }
					onStart={ start }
				/>
			);
		case 'question':
			return (
				<Question
					key={ flow.run }
					flow={ flow }
					chartType={ chartType }
					send={ send }
					isMoved={ isMoved }
				/>
			);
		case 'review':
			return <Review flow={ flow } send={ send } isMoved={ isMoved } />;
		case 'result':
			return (
				<Result
					flow={ flow }
					wheelId={ props.wheelId ?? 0 }
					wheel={ state.value }
					cta={ cta }
					send={ send }
					isMoved={ isMoved }
				/>
			);
	}
}
