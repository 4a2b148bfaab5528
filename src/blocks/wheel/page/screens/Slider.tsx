import { __, sprintf } from '@wordpress/i18n';
import { useId, useState } from '@wordpress/element';
import type { CSSProperties } from 'react';
import { classNames } from '../../../../frontend/ui/class-names';
import { part } from '../peer-names';
import { inPageLanguage } from '../../../../frontend/values/page-language';
import {
	type Band,
	bandOf,
	positionOf,
} from '../../../../frontend/values/band';
import { bandColors } from '../../rules/rating';
import type { Area } from '../../rules/wheel';

interface SliderProps {
	readonly area: Area;
	readonly value: number;
	/** False while the slider is at its minimum and the visitor has not chosen a value. */
	readonly isTouched: boolean;
	readonly onRate: ( rating: number ) => void;
}

/** Has a contrast of at least 5:1 to the number on it, like the three colours. */
const NEUTRAL = '#c9c9c9';

export function Slider( { area, value, isTouched, onRate }: SliderProps ) {
	const { minValue, maxValue } = area;
	const id = useId();
	// A screen reader says the value when the range input has the focus, but not when a button changes it.
	const [ said, say ] = useState( '' );
	const rate = ( rating: number ) => {
		onRate( rating );
		say( valueText( area, rating ) );
	};
	return (
		<div
			className={ part( 'slider', 'wheeloflife-meter-slider-container' ) }
		>
			<label className="wp-block-rueda-wheel__hint" htmlFor={ id }>
				<span className="rueda-hidden">{ area.label }: </span>
				{ sprintf(
					/* translators: 1: smallest number, 2: largest number. */
					__( 'Move the slider from %1$s to %2$s.', 'rueda' ),
					inPageLanguage( minValue ),
					inPageLanguage( maxValue )
				) }
			</label>
			<div className={ part( 'rail', 'meter-slider-wrapper' ) }>
				<StepButton
					text={ __( 'One less', 'rueda' ) }
					sign="−"
					isSpent={ value <= minValue }
					onPress={ () => rate( value - 1 ) }
				/>
				<Track { ...{ id, area, value, isTouched, onRate } } />
				<StepButton
					text={ __( 'One more', 'rueda' ) }
					sign="+"
					isSpent={ value >= maxValue }
					onPress={ () => rate( value + 1 ) }
				/>
			</div>
			<p className="wp-block-rueda-wheel__band" aria-hidden="true">
				{ isTouched ? bandText( bandOf( value, area ) ) : '\u00a0' }
			</p>
			<p className="rueda-hidden" aria-live="polite">
				{ said }
			</p>
		</div>
	);
}

/**
 * Draws the slider. The invisible native range input lies over the track and does the work; its thumb is always where
 * the visible one is.
 */
function Track( {
	id,
	area,
	value,
	isTouched,
	onRate,
}: SliderProps & { readonly id: string } ) {
	const { minValue, maxValue } = area;
	const style: CSSProperties = {
		[ '--rueda-from' as string ]: positionOf( minValue, area ),
		[ '--rueda-at' as string ]: positionOf( value, area ),
		[ '--rueda-band' as string ]: isTouched
			? bandColors[ bandOf( value, area ) ]
			: NEUTRAL,
	};
	return (
		<div
			className={ part( 'track', 'meter-slider-track' ) }
			style={ style }
		>
			<span className={ part( 'filled', 'meter-slider-progress' ) } />
			<input
				id={ id }
				type="range"
				min={ minValue }
				max={ maxValue }
				step={ 1 }
				value={ value }
				aria-valuetext={ valueText( area, value ) }
				onChange={ ( event ) => onRate( Number( event.target.value ) ) }
			/>
			<span
				className={ part( 'thumb', 'meter-slider-thumb' ) }
				aria-hidden="true"
			>
				<span className={ classNames( '', 'range-number' ) }>
					{ inPageLanguage( value ) }
				</span>
			</span>
		</div>
	);
}

interface StepButtonProps {
	readonly text: string;
	readonly sign: string;
	readonly isSpent: boolean;
	readonly onPress: () => void;
}

function StepButton( { text, sign, isSpent, onPress }: StepButtonProps ) {
	return (
		<button
			type="button"
			className="wp-block-rueda-wheel__nudge"
			aria-label={ text }
			// A button that is disabled while it is pressed would lose the focus.
			aria-disabled={ isSpent }
			onClick={ isSpent ? undefined : onPress }
		>
			<span aria-hidden="true">{ sign }</span>
		</button>
	);
}

const valueText = ( area: Area, value: number ): string =>
	sprintf(
		/* translators: 1: a rating, 2: the highest rating, 3: "low", "medium" or "high". */
		__( '%1$s of %2$s, %3$s', 'rueda' ),
		inPageLanguage( value ),
		inPageLanguage( area.maxValue ),
		bandText( bandOf( value, area ) )
	);

function bandText( band: Band ): string {
	switch ( band ) {
		case 'low':
			return __( 'low', 'rueda' );
		case 'middle':
			return __( 'medium', 'rueda' );
		case 'high':
			return __( 'high', 'rueda' );
	}
}
