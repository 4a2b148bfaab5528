import { __, sprintf } from '@wordpress/i18n';
import { share, whole } from './numbers';
import {
	presentAt,
	type AreaFigures,
	type Overview,
	type Runs,
} from './overview';
import { Section, Table } from './Section';

/** How many start, how many finish, and where the others leave. */
export function RunsOverview( {
	overview: { runs, areas, least },
}: {
	readonly overview: Overview;
} ) {
	return (
		<Section title={ __( 'From start to finish', 'rueda' ) }>
			{ runs ? (
				<Told runs={ runs } areas={ areas } />
			) : (
				<p>
					{ sprintf(
						/* translators: %s: a number. */
						__(
							'Fewer than %s visitors have started this wheel since its areas last changed. Statistics appear once there are enough, so that no number reveals one person’s answers.',
							'rueda'
						),
						whole( least )
					) }
				</p>
			) }
		</Section>
	);
}

interface ToldProps {
	readonly runs: Runs;
	readonly areas: readonly AreaFigures[];
}

function Told( { runs, areas }: ToldProps ) {
	return (
		<>
			<Totals { ...runs } />
			<Chart runs={ runs } areas={ areas } />
			<p className="description">
				{ __(
					'The filled part of a bar shows visitors who went on, the hatched part those who left here.',
					'rueda'
				) }
			</p>
			<FiguresTable runs={ runs } areas={ areas } />
			<p className="description">
				{ __(
					'Counted since the areas of this wheel last changed. Visitors without JavaScript are not counted.',
					'rueda'
				) }
			</p>
		</>
	);
}

function Totals( { started, finished }: Runs ) {
	return (
		<dl className="rueda-overview__totals">
			<div>
				<dt>{ __( 'Started', 'rueda' ) }</dt>
				<dd>{ whole( started ) }</dd>
			</div>
			<div>
				<dt>{ __( 'Finished', 'rueda' ) }</dt>
				<dd>{ whole( finished ) }</dd>
			</div>
			<div>
				<dt>{ __( 'Completion rate', 'rueda' ) }</dt>
				<dd>{ share( finished, started ) }</dd>
			</div>
		</dl>
	);
}

function Chart( { runs, areas }: ToldProps ) {
	const { started, left } = runs;
	const present = presentAt( runs );
	return (
		<div
			className="rueda-overview__chart"
			role="img"
			aria-label={ __(
				'Chart: how many visitors reach each area, and how many leave there. The table below lists the numbers.',
				'rueda'
			) }
		>
			{ areas.map( ( { label, color }, index ) => {
				const here = present[ index ] ?? 0;
				const gone = left[ index ] ?? 0;
				return (
					<div className="rueda-overview__row" key={ index }>
						<span>{ label }</span>
						<span className="rueda-overview__track">
							<span
								className="rueda-overview__stay"
								style={ {
									inlineSize: percent( here - gone, started ),
									backgroundColor: color,
								} }
							/>
							<span
								className="rueda-overview__gone"
								style={ {
									inlineSize: percent( gone, started ),
								} }
							/>
						</span>
						<span className="rueda-overview__number">
							{ /* A minus has no direction: from right to left it would stand behind its number. */ }
							<span dir="ltr">
								{ gone > 0
									? `−${ whole( gone ) }`
									: whole( 0 ) }
							</span>
						</span>
					</div>
				);
			} ) }
		</div>
	);
}

function FiguresTable( { runs, areas }: ToldProps ) {
	const { left } = runs;
	const present = presentAt( runs );
	return (
		<Table
			caption={ __( 'Where visitors leave', 'rueda' ) }
			heads={ [
				__( 'Area', 'rueda' ),
				__( 'Visitors who got here', 'rueda' ),
				__( 'Visitors who left here', 'rueda' ),
				__( 'Drop-off rate', 'rueda' ),
			] }
			rows={ areas.map( ( { label }, index ) => ( {
				name: label,
				cells: [
					whole( present[ index ] ?? 0 ),
					whole( left[ index ] ?? 0 ),
					share( left[ index ] ?? 0, present[ index ] ?? 0 ),
				],
			} ) ) }
		/>
	);
}

const percent = ( part: number, all: number ): string =>
	`${ ( 100 * Math.max( 0, part ) ) / Math.max( 1, all ) }%`;
