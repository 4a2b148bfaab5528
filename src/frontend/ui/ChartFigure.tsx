import type { ReactNode } from 'react';
import { nameRing, type NameRing } from '../values/name-ring';
import { Legend, type LegendProps } from './Legend';

/** How much room the button of a link beside a name takes, in ems. */
const LINK = 2;

interface ChartFigureProps extends LegendProps {
	readonly isPolar: boolean;
	/** The chart. */
	readonly children: ReactNode;
}

/**
 * A chart with its legend. Where the names fit, the style sheet puts them around a polar chart: see _name-ring.scss.
 * includes/Chart/ChartFigure.php prints the same elements.
 */
export function ChartFigure( {
	isPolar,
	children,
	...legend
}: ChartFigureProps ) {
	const { entries, areLinksBeside } = legend;
	const ring = isPolar
		? nameRing(
				entries.map( ( { label } ) => label ),
				entries.map( ( { link } ) =>
					link && areLinksBeside ? LINK : 0
				)
			)
		: null;
	return (
		<div
			className={
				ring ? `rueda-figure is-ring-${ ring.from }` : 'rueda-figure'
			}
		>
			{ children }
			<Legend
				{ ...legend }
				entries={ entries.map( ( entry, index ) => ( {
					...entry,
					style: styleOf( ring?.names[ index ] ),
				} ) ) }
			/>
		</div>
	);
}

const styleOf = ( place: NameRing[ 'names' ][ number ] | undefined ) =>
	place && {
		[ '--rueda-x' as string ]: place.x.toFixed( 3 ),
		[ '--rueda-y' as string ]: place.y.toFixed( 3 ),
		[ '--rueda-lean' as string ]: place.lean.toFixed( 3 ),
		[ '--rueda-wide' as string ]: place.wide.toFixed( 3 ),
	};
