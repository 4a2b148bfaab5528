import { __, sprintf } from '@wordpress/i18n';
import { part } from '../peer-names';
import { inPageLanguage } from '../../../../frontend/values/page-language';
import { ratingOf } from '../../rules/answers';
import type { Review as Flow } from '../../rules/screens';
import { canFinish, progressOf } from '../../rules/where';
import { Heading } from './Heading';
import { oneClick } from './one-click';
import { StartOver } from './StartOver';
import type { Send } from '../useRun';

interface ReviewProps {
	readonly flow: Flow;
	readonly send: Send;
	readonly isMoved: boolean;
}

/** Lists all answers, so that each can be changed. */
export default function Review( { flow, send, isMoved }: ReviewProps ) {
	const states = progressOf( flow );
	const isDone = canFinish( flow );
	return (
		<div className="wp-block-rueda-wheel__review">
			<Heading
				isMoved={ isMoved }
				className="wp-block-rueda-wheel__heading"
			>
				{ __( 'Your answers so far', 'rueda' ) }
			</Heading>
			<ol className="wp-block-rueda-wheel__answers">
				{ flow.areas.map( ( { label, color }, index ) => (
					<li key={ index }>
						<span
							className="rueda-dot"
							style={ { [ '--rueda-dot' as string ]: color } }
						/>
						<span className="wp-block-rueda-wheel__answer">
							{ label }
						</span>
						<span className="wp-block-rueda-wheel__value">
							{ answerText( states[ index ], flow, index ) }
						</span>
						{ states[ index ] === 'open' ? (
							<span />
						) : (
							<ChangeButton
								label={ label }
								onPress={ () =>
									send( { type: 'jumped', index } )
								}
							/>
						) }
					</li>
				) ) }
			</ol>
			<div className="wp-block-rueda-wheel__steps">
				<StartOver flow={ flow } send={ send } />
				<button
					type="button"
					className={ part(
						'next wp-element-button',
						'wheeloflife-btn is-primary'
					) }
					onClick={ oneClick( () =>
						send( { type: isDone ? 'finished' : 'resumed' } )
					) }
				>
					{ isDone
						? __( 'Show my wheel', 'rueda' )
						: __( 'Continue', 'rueda' ) }
				</button>
			</div>
		</div>
	);
}

interface ChangeButtonProps {
	/** The area's name. */
	readonly label: string;
	readonly onPress: () => void;
}

function ChangeButton( { label, onPress }: ChangeButtonProps ) {
	return (
		<button
			type="button"
			className="wp-block-rueda-wheel__quiet"
			aria-label={ sprintf(
				/* translators: %s: name of a life area. */
				__( 'Change %s', 'rueda' ),
				label
			) }
			onClick={ oneClick( onPress ) }
		>
			{ __( 'Change', 'rueda' ) }
		</button>
	);
}

function answerText(
	state: ReturnType< typeof progressOf >[ number ] | undefined,
	flow: Flow,
	index: number
): string {
	const rating = ratingOf( flow, index );
	const wish = flow.wishes[ index ];
	if ( rating !== null ) {
		return wish === undefined
			? inPageLanguage( rating )
			: sprintf(
					/* translators: 1: a rating, 2: the rating that is wished for. */
					__( '%1$s, wished %2$s', 'rueda' ),
					inPageLanguage( rating ),
					inPageLanguage( wish )
				);
	}
	return state === 'skipped'
		? __( 'skipped', 'rueda' )
		: __( 'not yet', 'rueda' );
}
