import { __, sprintf } from '@wordpress/i18n';
import { useId, useRef, useState } from '@wordpress/element';
import type { CSSProperties, KeyboardEvent, MouseEvent } from 'react';
import { classNames } from '../../../../frontend/ui/class-names';
import { part } from '../peer-names';
import { inPageLanguage } from '../../../../frontend/values/page-language';
import { choicesOf } from '../../rules/rating';
import { useColumns } from './useColumns';
import type { Area } from '../../rules/wheel';

interface LikertProps {
	readonly area: Area;
	/** The earlier answer, if there is one. */
	readonly given: number | null;
	readonly onAnswer: ( rating: number ) => void;
}

export function Likert( { area, given, onAnswer }: LikertProps ) {
	return (
		<fieldset
			className={ part( 'likert', 'wheeloflife-meter-likert-container' ) }
		>
			<legend className="wp-block-rueda-wheel__hint">
				<span className="rueda-hidden">{ area.label }: </span>
				{ hintOf( area ) }
			</legend>
			<Choices { ...{ area, given, onAnswer } } />
			{ given !== null && (
				<p className="wp-block-rueda-wheel__given">
					{ sprintf(
						/* translators: %s: a rating that was given before. */
						__( 'Your answer so far: %s', 'rueda' ),
						inPageLanguage( given )
					) }
				</p>
			) }
		</fieldset>
	);
}

/**
 * Radio buttons that are never checked, because choosing one answers and moves on. Browsers would check each button
 * that the arrow keys reach, so the keys are handled here: Space and Enter choose.
 */
function Choices( { area, given, onAnswer }: LikertProps ) {
	const choices = choicesOf( area );
	const name = useId();
	const list = useRef< HTMLUListElement >( null );
	const [ isPointedAt, setPointedAt ] = useState( false );
	const columns = useColumns( list, choices.length );
	const { current, setCurrent, onKeyDown } = useKeys( {
		choices,
		columns,
		start: given === null ? 0 : choices.indexOf( given ),
		onAnswer,
	} );
	return (
		<div className={ classNames( '', 'meter-likert-wrapper' ) }>
			<ul
				ref={ list }
				// The public protocol has a list here, but screen readers should hear a group of radio buttons.
				role="presentation"
				className={ part(
					`scale${ isPointedAt ? ' is-pointed-at' : '' }`,
					'meter-likert-rating'
				) }
				style={ styleOf( columns ) }
				// Browsers report a pointer that rests where a new scale appears, too.
				onPointerMove={ ( { movementX, movementY } ) => {
					if ( movementX || movementY ) {
						setPointedAt( true );
					}
				} }
				onKeyDown={ onKeyDown }
			>
				{ choices.map( ( choice, index ) => (
					<li key={ choice }>
						<label
							htmlFor={ `${ name }-rate-${ choice }` }
							className={ `wp-block-rueda-wheel__number${ choice === given ? ' is-given' : '' }` }
						>
							<input
								type="radio"
								id={ `${ name }-rate-${ choice }` }
								name={ name }
								value={ choice }
								checked={ false }
								tabIndex={ index === current ? 0 : -1 }
								onFocus={ () => setCurrent( index ) }
								onChange={ () => undefined }
								onClick={ ( event: MouseEvent ) => {
									if ( event.detail <= 1 ) {
										onAnswer( choice );
									}
								} }
							/>
							<span>{ inPageLanguage( choice ) }</span>
						</label>
					</li>
				) ) }
			</ul>
		</div>
	);
}

interface Keys {
	readonly choices: readonly number[];
	readonly columns: number;
	/** The index of the choice that gets the focus first. */
	readonly start: number;
	readonly onAnswer: ( rating: number ) => void;
}

function useKeys( { choices, columns, start, onAnswer }: Keys ) {
	const [ current, setCurrent ] = useState( start );
	const onKeyDown = ( event: KeyboardEvent< HTMLUListElement > ) => {
		if ( event.altKey || event.ctrlKey || event.metaKey ) {
			return;
		}
		const choice = choices[ current ];
		if ( event.key === 'Enter' && choice !== undefined ) {
			event.preventDefault();
			// Without this, holding a key down would answer one area after another.
			if ( ! event.repeat ) {
				onAnswer( choice );
			}
			return;
		}
		const next = moved( event, current, choices.length, columns );
		if ( next !== null ) {
			event.preventDefault();
			event.currentTarget.querySelectorAll( 'input' )[ next ]?.focus();
		}
	};
	return { current, setCurrent, onKeyDown };
}

const hintOf = ( { minValue, maxValue }: Area ): string =>
	sprintf(
		/* translators: 1: smallest number, 2: largest number. */
		__(
			'Choose a number from %1$s to %2$s. Your choice takes you to the next area.',
			'rueda'
		),
		inPageLanguage( minValue ),
		inPageLanguage( maxValue )
	);

const styleOf = ( columns: number ): CSSProperties => ( {
	[ '--rueda-columns' as string ]: columns,
} );

/** Returns the index that a key leads to, or null. Up and down move by rows if there are several. */
function moved(
	event: KeyboardEvent< HTMLElement >,
	current: number,
	count: number,
	columns: number
): number | null {
	const isMirrored =
		getComputedStyle( event.currentTarget ).direction === 'rtl';
	const row = columns < count ? columns : 1;
	switch ( event.key ) {
		case 'ArrowRight':
			return around( current + ( isMirrored ? -1 : 1 ), count );
		case 'ArrowLeft':
			return around( current + ( isMirrored ? 1 : -1 ), count );
		case 'ArrowDown':
			return within( current + row, count );
		case 'ArrowUp':
			return within( current - row, count );
		case 'Home':
			return 0;
		case 'End':
			return count - 1;
		default:
			return null;
	}
}

const around = ( index: number, count: number ): number =>
	( index + count ) % count;

const within = ( index: number, count: number ): number =>
	Math.min( count - 1, Math.max( 0, index ) );
