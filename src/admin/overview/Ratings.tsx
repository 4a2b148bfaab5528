import { __, _n, sprintf } from '@wordpress/i18n';
import { rated, whole } from './numbers';
import {
	bandOf,
	type AreaFigures,
	type Figures,
	type Overview,
} from './overview';
import { Section, Table } from './Section';

/** How visitors rate: average and spread of each area. */
export function Ratings( {
	overview: { reports, areas, least },
}: {
	readonly overview: Overview;
} ) {
	const rows = areas.flatMap( ( area ) =>
		area.figures ? [ { area, figures: area.figures } ] : []
	);
	return (
		<Section title={ __( 'How areas are rated', 'rueda' ) }>
			<p>
				{ sprintf(
					/* translators: %s: a number of reports. */
					_n(
						'There is %s report of this wheel.',
						'There are %s reports of this wheel.',
						reports,
						'rueda'
					),
					whole( reports )
				) }{ ' ' }
				{ rows.length < areas.length &&
					sprintf(
						/* translators: %s: a number. */
						__(
							'Averages are shown for areas rated in at least %s reports, so that no number reveals one person’s answers.',
							'rueda'
						),
						whole( least )
					) }
			</p>
			{ rows.length > 0 && <Told rows={ rows } /> }
		</Section>
	);
}

interface Row {
	readonly area: AreaFigures;
	readonly figures: Figures;
}

interface ToldProps {
	readonly rows: readonly Row[];
}

function Told( { rows }: ToldProps ) {
	return (
		<>
			<Chart rows={ rows } />
			<p className="description">
				{ __(
					'The line shows the average and the bar around it the spread, on the scale of each area.',
					'rueda'
				) }
			</p>
			<FiguresTable rows={ rows } />
			<p className="description">
				{ __(
					'The spread is the standard deviation: about two thirds of the ratings lie within it. Deleted or expired reports no longer count, nor do ratings from before an area’s scale changed.',
					'rueda'
				) }
			</p>
		</>
	);
}

function Chart( { rows }: ToldProps ) {
	return (
		<div
			className="rueda-overview__chart"
			role="img"
			aria-label={ __(
				'Chart: the average of each area on its scale, with the spread around it. The table below lists the numbers.',
				'rueda'
			) }
		>
			{ rows.map( ( { area, figures }, index ) => {
				const { from, at, to } = bandOf( area, figures );
				return (
					<div className="rueda-overview__row" key={ index }>
						<span>{ area.label }</span>
						<span className="rueda-overview__track">
							<span
								className="rueda-overview__band"
								style={ {
									insetInlineStart: `${ 100 * from }%`,
									inlineSize: `${ 100 * ( to - from ) }%`,
									backgroundColor: area.color,
								} }
							/>
							<span
								className="rueda-overview__mark"
								style={ {
									insetInlineStart: `${ 100 * at }%`,
								} }
							/>
						</span>
						<span className="rueda-overview__number">
							{ rated( figures.average ) }
						</span>
					</div>
				);
			} ) }
		</div>
	);
}

function FiguresTable( { rows }: ToldProps ) {
	const hasWishes = rows.some( ( { area } ) => area.wished );
	return (
		<Table
			caption={ __( 'Average and spread of the ratings', 'rueda' ) }
			heads={ [
				__( 'Area', 'rueda' ),
				__( 'Average', 'rueda' ),
				__( 'Spread', 'rueda' ),
				__( 'Scale', 'rueda' ),
				__( 'Ratings', 'rueda' ),
				...( hasWishes ? [ __( 'Average wish', 'rueda' ) ] : [] ),
			] }
			rows={ rows.map( ( { area, figures } ) => ( {
				name: area.label,
				cells: [
					rated( figures.average ),
					`± ${ rated( figures.spread ) }`,
					sprintf(
						/* translators: 1: lowest rating, 2: highest rating. */
						__( '%1$s to %2$s', 'rueda' ),
						whole( area.min ),
						whole( area.max )
					),
					whole( figures.ratings ),
					...( hasWishes
						? [ area.wished ? rated( area.wished.average ) : '–' ]
						: [] ),
				],
			} ) ) }
		/>
	);
}
