import { __, sprintf } from '@wordpress/i18n';
import { useId, useRef } from '@wordpress/element';
import { inPageLanguage } from '../../../../frontend/values/page-language';
import { ratingOf } from '../../rules/answers';
import { choicesOf } from '../../rules/rating';
import type { Question } from '../../rules/screens';
import type { Area } from '../../rules/wheel';
import { Slider } from '../screens/Slider';
import { useColumns } from '../screens/useColumns';
import type { Send } from '../useRun';

interface AskProps {
	readonly flow: Question;
	readonly send: Send;
}

/** Asks for the rating of an area now, and for the one that is wished for. A button leads to the next area. */
export default function Ask( { flow, send }: AskProps ) {
	const { area, index, touched, value } = flow;
	return (
		<div className="wp-block-rueda-wheel__wished">
			<Scale
				title={ __( 'Now', 'rueda' ) }
				area={ area }
				rating={ touched ? value : ratingOf( flow, index ) }
				isRequired
				onRate={ ( rating ) => send( { type: 'rated', rating } ) }
			/>
			<Scale
				title={ __( 'Wished (optional)', 'rueda' ) }
				area={ area }
				rating={ flow.wishes[ index ] ?? null }
				onRate={ ( rating ) => send( { type: 'wished', rating } ) }
			/>
		</div>
	);
}

interface ScaleProps {
	readonly title: string;
	readonly area: Area;
	/** Null until one was chosen. */
	readonly rating: number | null;
	readonly isRequired?: boolean;
	readonly onRate: ( rating: number ) => void;
}

function Scale( props: ScaleProps ) {
	const { title, rating, onRate } = props;
	const id = useId();
	const area = {
		...props.area,
		label: sprintf(
			/* translators: 1: name of a life area, 2: "Now" or "Wished (optional)". */
			__( '%1$s, %2$s', 'rueda' ),
			props.area.label,
			title
		),
	};
	if ( area.type === 'likert' ) {
		return <Numbers { ...props } area={ area } />;
	}
	return (
		<div role="group" aria-labelledby={ id }>
			<p id={ id } className="wp-block-rueda-wheel__part">
				{ title }
			</p>
			<Slider
				area={ area }
				value={ rating ?? area.minValue }
				isTouched={ rating !== null }
				onRate={ onRate }
			/>
		</div>
	);
}

/** Radio buttons as browsers have them: arrow keys choose, and a chosen one stays to be seen beside the other scale. */
function Numbers( { title, area, rating, isRequired, onRate }: ScaleProps ) {
	const choices = choicesOf( area );
	const id = useId();
	const list = useRef< HTMLUListElement >( null );
	const columns = useColumns( list, choices.length );
	return (
		<fieldset className="wp-block-rueda-wheel__likert">
			<legend className="wp-block-rueda-wheel__hint">
				<span className="rueda-hidden">{ area.label }: </span>
				<span className="wp-block-rueda-wheel__part" aria-hidden="true">
					{ title }
				</span>
				{ sprintf(
					/* translators: 1: smallest number, 2: largest number. */
					__( 'A number from %1$s to %2$s', 'rueda' ),
					inPageLanguage( area.minValue ),
					inPageLanguage( area.maxValue )
				) }
			</legend>
			<ul
				ref={ list }
				role="presentation"
				className="wp-block-rueda-wheel__scale is-pointed-at"
				style={ { [ '--rueda-columns' as string ]: columns } }
			>
				{ choices.map( ( choice ) => (
					<li key={ choice }>
						<label
							htmlFor={ `${ id }-${ choice }` }
							className={ `wp-block-rueda-wheel__number${ choice === rating ? ' is-given' : '' }` }
						>
							<input
								type="radio"
								id={ `${ id }-${ choice }` }
								name={ id }
								value={ choice }
								checked={ choice === rating }
								required={ isRequired }
								onChange={ () => onRate( choice ) }
							/>
							<span>{ inPageLanguage( choice ) }</span>
						</label>
					</li>
				) ) }
			</ul>
		</fieldset>
	);
}
