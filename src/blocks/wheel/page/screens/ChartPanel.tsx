import { __, sprintf } from '@wordpress/i18n';
import { useMemo, useState } from '@wordpress/element';
import { part } from '../peer-names';
import { toggled } from '../../../../frontend/values/chart-series';
import { inPageLanguage } from '../../../../frontend/values/page-language';
import { Legend } from '../../../../frontend/ui/Legend';
import { WheelChart } from './WheelChart';
import { WishKey } from '../wished/lazy';
import { chartAreas, chartPlaces, hasWishes } from '../../rules/chart';
import { ratingOf } from '../../rules/answers';
import type { Question } from '../../rules/screens';
import { answersInSight } from '../../rules/where';
import { Ratings } from './Ratings';

/** Shows the chart while the visitor answers. The area that is asked about is outlined. */
export function ChartPanel( {
	flow,
	chartType,
}: {
	readonly flow: Question;
	readonly chartType: string;
} ) {
	const { areas, answers, wishes, index: current } = flow;
	const shown = useMemo( () => answersInSight( flow ), [ flow ] );
	const [ hidden, setHidden ] = useState< ReadonlySet< number > >(
		new Set()
	);
	const places = useMemo(
		() => chartPlaces( areas, shown, wishes ),
		[ areas, shown, wishes ]
	);
	const empty = useMemo(
		() => withUnrated( hidden, areas.length, shown ),
		[ areas, shown, hidden ]
	);
	const answered = areas.filter(
		( _, index ) => ratingOf( flow, index ) !== null
	).length;
	return (
		<div className={ part( 'chart', 'wheeloflife-life-wheel' ) }>
			<WheelChart
				type={ chartType }
				drawn={ places }
				rated={ chartAreas( areas, answers ) }
				areas={ areas }
				hidden={ empty }
				current={ current }
			/>
			{ /* Before the first wish, too, so that nothing moves. */ }
			{ hasWishes( areas, chartType ) && <WishKey /> }
			<Count rated={ answered } total={ areas.length } />
			{ answered > 0 && (
				<Ratings
					isHidden
					areas={ places.filter(
						( _, index ) => ratingOf( flow, index ) !== null
					) }
				/>
			) }
			<Legend
				entries={ entriesOf( flow ) }
				hidden={ hidden }
				areLinksBeside
				// Screen readers are told of no list that is still empty.
				style={ answered > 0 ? undefined : { visibility: 'hidden' } }
				onToggle={ ( index ) => setHidden( toggled( hidden, index ) ) }
			/>
		</div>
	);
}

const Count = ( {
	rated,
	total,
}: {
	readonly rated: number;
	readonly total: number;
} ) => (
	<p className="wp-block-rueda-wheel__count">
		{ sprintf(
			/* translators: 1: how many areas have been rated, 2: how many areas there are. */
			__( 'Rated so far: %1$s of %2$s', 'rueda' ),
			inPageLanguage( rated ),
			inPageLanguage( total )
		) }
	</p>
);

/** Charts with lines or points cannot show an area without an answer. */
function withUnrated(
	hidden: ReadonlySet< number >,
	count: number,
	shown: ReturnType< typeof answersInSight >
): ReadonlySet< number > {
	const rated = new Set( shown.map( ( { area } ) => area ) );
	const without = new Set( hidden );
	for ( let index = 0; index < count; index++ ) {
		if ( ! rated.has( index ) ) {
			without.add( index );
		}
	}
	return without;
}

/** Keeps the room of a name in the legend, after all others. */
const UNSEEN = { visibility: 'hidden', order: 1 } as const;

/** Areas without an answer have their room from the first question on, so that nothing moves. */
const entriesOf = ( flow: Question ) =>
	flow.areas.map( ( { label, color, link }, index ) => ( {
		label,
		color,
		link: link ?? undefined,
		style: ratingOf( flow, index ) === null ? UNSEEN : undefined,
	} ) );
