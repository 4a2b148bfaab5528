import { __ } from '@wordpress/i18n';
import { useId } from '@wordpress/element';
import type { ReactNode } from 'react';
import { textOf } from '../../frontend/errors';
import { isPaused } from './flow';
import { Intro } from './Intro';
import { hasAlbum, LateAlbum } from './LateAlbum';
import { Notice } from './Notice';
import type { WheelParts } from './parts';
import { Paused } from './Paused';
import { stepText } from './Progress';
import { Question } from './Question';
import { Result } from './Result';
import { Review } from './Review';
import { WheelMeta } from './WheelChart';

interface StageProps extends WheelParts {
	/** What stands there already in place of the intro, and stays. */
	readonly intro: ReactNode;
}

/** Whatever the visitor sees of the wheel now, and the one voice that says where he is. */
export function Stage( { intro, ...parts }: StageProps ) {
	const { state, onRetry } = parts;
	return (
		<>
			<p className="rueda-hidden" role="status">
				{ voiceOf( parts ) }
			</p>
			<WheelMeta.Provider
				value={ state.status === 'loaded' ? state.value.meta : null }
			>
				{ intro ?? <Screen { ...parts } /> }
			</WheelMeta.Provider>
			<IntroAlbum { ...parts } />
			{ state.status === 'failed' && (
				<Notice
					text={ textOf( state.reason ) }
					isBusy={ state.isRetrying }
					onRetry={ onRetry }
				/>
			) }
		</>
	);
}

/** On the way through a wheel, nobody is to be reminded of another one. */
const IntroAlbum = ( { props, run }: WheelParts ) =>
	props.wheelId !== null &&
	run.flow.screen === 'intro' &&
	hasAlbum() && (
		<LateAlbum
			flow={ null }
			wheelId={ props.wheelId }
			title=""
			send={ run.send }
		/>
	);

function voiceOf( { state, run }: WheelParts ): string {
	const isRetrying = state.status === 'failed' && state.isRetrying;
	if ( isRetrying || run.isWaiting ) {
		return isRetrying || state.status === 'loading'
			? __( 'The wheel is loading.', 'rueda' )
			: '';
	}
	return run.flow.screen === 'question' ? stepText( run.flow ) : '';
}

function Screen( { props, state, run, cta }: WheelParts ) {
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
					paused={
						isPaused( flow )
							? {
									id: pausedId,
									note: (
										<Paused
											id={ pausedId }
											flow={ flow }
											send={ send }
										/>
									),
								}
							: null
					}
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
