import { __, sprintf } from '@wordpress/i18n';
import { useId } from '@wordpress/element';
import type { MouseEvent, SyntheticEvent } from 'react';
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
import { Progress } from './Progress';
import { Slider } from './Slider';
import { useSavingSoon } from '../useReport';
import type { Send } from '../useRun';

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

/** Ignores the second click of a double click, because it would hit the button of the next screen. */
export const oneClick = ( act: () => void ) => ( event: MouseEvent ) => {
	if ( event.detail <= 1 ) {
		act();
	}
};

/**
 * Asks about one area. The chart stays mounted from area to area, so that it grows; everything else is new each time.
 */
export function Question( { flow, chartType, send, isMoved }: QuestionProps ) {
	const { area, index } = flow;
	const answer = ( rating: number ) => send( { type: 'answered', rating } );
	const isSlider = area.type === 'slider';
	useSavingSoon();

	const onSubmit = ( event: SyntheticEvent ) => {
		event.preventDefault();
		if ( isSlider ) {
			answer( flow.value );
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
					{ isSlider ? (
						<Slider
							area={ area }
							value={ flow.value }
							isTouched={
								flow.touched || ratingOf( flow, index ) !== null
							}
							onRate={ ( rating ) =>
								send( { type: 'rated', rating } )
							}
						/>
					) : (
						<Likert
							area={ area }
							given={ ratingOf( flow, index ) }
							onAnswer={ answer }
						/>
					) }
				</div>
				<Skip flow={ flow } send={ send } />
				<Actions flow={ flow } send={ send } />
			</div>
			<ChartPanel flow={ flow } chartType={ chartType } />
		</form>
	);
}

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
	const isSlider = flow.area.type === 'slider';
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
			{ isSlider && (
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
			{ ! isSlider && given !== null && (
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
