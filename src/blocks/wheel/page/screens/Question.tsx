import { __, sprintf } from '@wordpress/i18n';
import { useEffect, useId } from '@wordpress/element';
import type { SyntheticEvent } from 'react';
import { lazyComponent } from '../../../../frontend/loader/lazy-component';
import { classNames } from '../../../../frontend/ui/class-names';
import { part } from '../peer-names';
import { inPageLanguage } from '../../../../frontend/values/page-language';
import { ChartPanel } from './ChartPanel';
import { ratingOf } from '../../rules/answers';
import type { Question as QuestionFlow } from '../../rules/screens';
import { canGoBack, canReview, canSkip } from '../../rules/where';
import { Heading } from './Heading';
import { Likert } from './Likert';
import { oneClick } from './one-click';
import { Progress } from './Progress';
import { Slider } from './Slider';
import { Ask } from '../wished/lazy';
import type { Send } from '../useRun';
import { fetchEnd } from './end';

const Note = lazyComponent(
	'note',
	() => import( /* webpackChunkName: "note" */ './Note' )
);

interface QuestionProps {
	readonly flow: QuestionFlow;
	readonly chartType: string;
	readonly send: Send;
	readonly isMoved: boolean;
}

/**
 * Asks about one area. The chart stays mounted from area to area, so that it grows; everything else is new each time.
 */
export function Question( { flow, chartType, send, isMoved }: QuestionProps ) {
	const { area, index } = flow;
	useEffect( fetchEnd, [] );

	const onSubmit = ( event: SyntheticEvent< HTMLFormElement > ) => {
		event.preventDefault();
		if ( hasNext( area ) && event.currentTarget.reportValidity() ) {
			send( { type: 'answered', rating: flow.value } );
		}
	};
	return (
		<form
			className={ part( 'question', 'wheeloflife-wheel-form' ) }
			// The style sheet gives the longest word so much room.
			style={ {
				[ '--rueda-letters' as string ]: lettersIn( flow.areas ),
			} }
			onSubmit={ onSubmit }
			noValidate
		>
			<Progress flow={ flow } />
			<div className="wp-block-rueda-wheel__ask" key={ index }>
				<AreaTitle flow={ flow } isMoved={ isMoved } />
				{ area.note && <NoteRoom flow={ flow } send={ send } /> }
				<div className={ classNames( '', 'wheeloflife-rating' ) }>
					<Scales flow={ flow } send={ send } />
				</div>
				<Skip flow={ flow } send={ send } />
				<Actions flow={ flow } send={ send } />
			</div>
			<ChartPanel flow={ flow } chartType={ chartType } />
		</form>
	);
}

/** Whether a button leads to the next area, and not a rating. */
const hasNext = ( { type, asksWish }: QuestionFlow[ 'area' ] ): boolean =>
	type === 'slider' || asksWish;

/** How many letters the longest word in the names of the areas has. */
const lettersIn = ( areas: QuestionFlow[ 'areas' ] ): number =>
	Math.max(
		...areas.flatMap( ( { label } ) =>
			label.split( /[\s-]/ ).map( ( word ) => word.length )
		)
	);

function AreaTitle( {
	flow,
	isMoved,
}: Pick< QuestionProps, 'flow' | 'isMoved' > ) {
	const { desc } = flow.area;
	const helpId = useId();
	return (
		<div className={ part( 'asked', 'wheeloflife-title-wrap' ) }>
			<Heading
				isMoved={ isMoved }
				className="wp-block-rueda-wheel__name"
				aria-describedby={ desc ? helpId : undefined }
			>
				<AreaName flow={ flow } />
			</Heading>
			{ desc && (
				<div
					id={ helpId }
					className="wp-block-rueda-wheel__help"
					dangerouslySetInnerHTML={ { __html: desc } }
				/>
			) }
		</div>
	);
}

function AreaName( { flow: { area } }: { readonly flow: QuestionFlow } ) {
	const dot = (
		<span
			className="rueda-dot"
			style={ { [ '--rueda-dot' as string ]: area.color } }
		/>
	);
	return area.link ? (
		<>
			{ dot }
			<a href={ area.link } target="_blank" rel="noopener">
				{ area.label }
				<span className="rueda-hidden">
					{ ' ' }
					{ __( '(opens in a new tab)', 'rueda' ) }
				</span>
			</a>
		</>
	) : (
		<>
			{ dot }
			<span>{ area.label }</span>
		</>
	);
}

interface StepProps {
	readonly flow: QuestionFlow;
	readonly send: Send;
}

function Scales( { flow, send }: StepProps ) {
	const { area, index } = flow;
	const given = ratingOf( flow, index );
	if ( area.asksWish ) {
		return <Ask flow={ flow } send={ send } />;
	}
	return area.type === 'slider' ? (
		<Slider
			area={ area }
			value={ flow.value }
			isTouched={ flow.touched || given !== null }
			onRate={ ( rating ) => send( { type: 'rated', rating } ) }
		/>
	) : (
		<Likert
			area={ area }
			given={ given }
			onAnswer={ ( rating ) => send( { type: 'answered', rating } ) }
		/>
	);
}

/** It is there before the field is, so that no button moves. */
const NoteRoom = ( { flow, send }: StepProps ) => (
	<div className="wp-block-rueda-wheel__note">
		<Note
			note={ flow.notes[ flow.index ] ?? '' }
			onNote={ ( note ) => send( { type: 'noted', note } ) }
		/>
	</div>
);

function Skip( { flow, send }: StepProps ) {
	if ( flow.area.isRequired ) {
		return null;
	}
	return (
		<p
			// The button becomes invisible when a value is set, but keeps its space, so that nothing below moves.
			className={ `wp-block-rueda-wheel__skip${ canSkip( flow ) ? '' : ' is-gone' }` }
		>
			<button
				type="button"
				className={ part(
					'quiet',
					'wheeloflife-btn is-tertiary is-skip-btn'
				) }
				onClick={ oneClick( () => send( { type: 'skipped' } ) ) }
			>
				{ flow.area.skipText ||
					__( "Skip this area - it's not important to me", 'rueda' ) }
			</button>
		</p>
	);
}

function Actions( { flow, send }: StepProps ) {
	const given = ratingOf( flow, flow.index );
	return (
		<div className="wp-block-rueda-wheel__steps">
			{ canGoBack( flow ) && (
				<button
					type="button"
					className="wp-block-rueda-wheel__quiet is-back"
					onClick={ oneClick( () => send( { type: 'wentBack' } ) ) }
				>
					{ __( 'Back', 'rueda' ) }
				</button>
			) }
			{ canReview( flow ) && flow.next === 'area' && (
				<button
					type="button"
					className="wp-block-rueda-wheel__quiet"
					onClick={ oneClick( () => send( { type: 'reviewed' } ) ) }
				>
					{ __( 'Review answers', 'rueda' ) }
				</button>
			) }
			{ hasNext( flow.area ) && (
				<div className={ classNames( '', 'wheeloflife-btn-wrap' ) }>
					<button
						type="submit"
						className={ part(
							'next wp-element-button',
							'wheeloflife-btn is-primary'
						) }
						onClick={ ( event ) => {
							if ( event.detail > 1 ) {
								event.preventDefault();
							}
						} }
					>
						{ __( 'Next', 'rueda' ) }
					</button>
				</div>
			) }
			{ ! hasNext( flow.area ) && given !== null && (
				<button
					type="button"
					className="wp-block-rueda-wheel__quiet is-forward"
					onClick={ oneClick( () =>
						send( { type: 'wentForward' } )
					) }
				>
					{ sprintf(
						/* translators: %s: a rating that was given before. */
						__( 'Keep %s', 'rueda' ),
						inPageLanguage( given )
					) }
				</button>
			) }
		</div>
	);
}
