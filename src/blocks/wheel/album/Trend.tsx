import { __ } from '@wordpress/i18n';
import type { Album } from './rules/album';
import { shown } from './change-words';
import { comparisonOf, endsOf, hasWishes, type Row } from './rules/comparison';
import { Wishes } from './Overlay';
import type { ChartScale } from '../../../frontend/values/chart-series';

const WIDTH = 96;
const HEIGHT = 36;
const EDGE = 4;

/** Three and more kept runs of one wheel: a small line for each area, in a table. */
export default function Trend( { leaves }: { readonly leaves: Album } ) {
	const { rows, scale, isPercent } = comparisonOf( [ ...leaves ].reverse() );
	const isWished = hasWishes( rows );
	return (
		<table className="wp-block-rueda-wheel__table wp-block-rueda-wheel__changes">
			<caption>{ __( 'From the first to the last', 'rueda' ) }</caption>
			<thead>
				<tr>
					<th scope="col">{ __( 'Area', 'rueda' ) }</th>
					<th scope="col">{ __( 'First', 'rueda' ) }</th>
					<th scope="col">{ __( 'All ratings', 'rueda' ) }</th>
					<th scope="col">{ __( 'Last', 'rueda' ) }</th>
					{ isWished && (
						<th scope="col">{ __( 'Wished', 'rueda' ) }</th>
					) }
				</tr>
			</thead>
			<tbody>
				{ rows.map( ( row, index ) => {
					const ends = endsOf( row );
					return (
						<tr key={ index }>
							<th scope="row">{ row.label }</th>
							<td>
								{ ends ? shown( ends.before, isPercent ) : '–' }
							</td>
							<td>
								<Line row={ row } scale={ scale } />
								<span className="rueda-hidden">
									{ row.values
										.map( ( value ) =>
											value === null
												? __( 'not rated', 'rueda' )
												: shown( value, isPercent )
										)
										.join( ', ' ) }
								</span>
							</td>
							<td>
								{ ends ? shown( ends.after, isPercent ) : '–' }
							</td>
							{ isWished && (
								<td>
									{ row.wished === null
										? '–'
										: shown( row.wished, isPercent ) }
								</td>
							) }
						</tr>
					);
				} ) }
			</tbody>
		</table>
	);
}

interface LineProps {
	readonly row: Row;
	readonly scale: ChartScale;
}

function Line( { row: { values, wished, color }, scale }: LineProps ) {
	const step = ( WIDTH - 2 * EDGE ) / Math.max( 1, values.length - 1 );
	const levelOf = ( value: number ) =>
		HEIGHT -
		EDGE -
		( ( HEIGHT - 2 * EDGE ) * ( value - scale.min ) ) /
			( scale.max - scale.min );
	const points = values.flatMap( ( value, at ) =>
		value === null
			? []
			: [ [ EDGE + at * step, levelOf( value ) ] as const ]
	);
	return (
		<svg
			viewBox={ `0 0 ${ WIDTH } ${ HEIGHT }` }
			width={ WIDTH }
			height={ HEIGHT }
			style={ {
				display: 'block',
				marginInlineStart: 'auto',
				maxInlineSize: '24vw',
			} }
			aria-hidden="true"
			focusable="false"
		>
			{ wished !== null && (
				<Wishes
					d={ `M0 ${ levelOf( wished ) }h${ WIDTH }` }
					width={ 1.25 }
				/>
			) }
			<polyline
				points={ points.map( ( point ) => point.join() ).join( ' ' ) }
				fill="none"
				stroke={ color }
				strokeWidth="2"
				strokeLinejoin="round"
			/>
			{ points.map( ( [ x, y ] ) => (
				<circle key={ x } cx={ x } cy={ y } r="2.5" fill={ color } />
			) ) }
		</svg>
	);
}
