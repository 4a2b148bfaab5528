import { __, sprintf } from '@wordpress/i18n';
import { useMemo, useState } from '@wordpress/element';
import { toggled } from '../../frontend/chart-series';
import { listInPageLanguage } from '../../frontend/page-language';
import { Legend } from '../../frontend/ui/Legend';
import { WheelChart } from './WheelChart';
import { chartAreas, type Summary, summaryOf } from './chart';
import type { Result as Flow } from './flow';
import { Heading } from './Heading';
import { Ratings } from './Ratings';
import { StartOver } from './StartOver';
import type { Send } from './useRun';

interface ResultProps {
	readonly flow: Flow;
	readonly chartType: string;
	readonly send: Send;
	readonly isMoved: boolean;
}

/** The finished wheel. What belongs to a saved report stands between the numbers and the way back. */
export function Result( { flow, chartType, send, isMoved }: ResultProps ) {
	const { areas, answers } = flow;
	return (
		<div className="wp-block-rueda-wheel__result">
			<Heading
				isMoved={ isMoved }
				className="wp-block-rueda-wheel__heading"
			>
				{ __( 'Your wheel', 'rueda' ) }
			</Heading>
			{ answers.length > 0 && (
				<Figure flow={ flow } chartType={ chartType } />
			) }
			<p className="wp-block-rueda-wheel__summary">
				{ summaryText( summaryOf( areas, answers ) ) }
			</p>
			{ answers.length > 0 && <Numbers flow={ flow } /> }
			<div className="wp-block-rueda-wheel__steps">
				<StartOver flow={ flow } send={ send } />
			</div>
		</div>
	);
}

function Figure( {
	flow: { areas, answers },
	chartType,
}: Pick< ResultProps, 'flow' | 'chartType' > ) {
	const [ hidden, setHidden ] = useState< ReadonlySet< number > >(
		new Set()
	);
	const drawn = useMemo(
		() => chartAreas( areas, answers ),
		[ areas, answers ]
	);
	return (
		<div className="wp-block-rueda-wheel__chart wheeloflife-life-wheel">
			<WheelChart
				type={ chartType }
				drawn={ drawn }
				areas={ areas }
				hidden={ hidden }
			/>
			<Legend
				entries={ drawn.map( ( { label, color }, index ) => ( {
					index,
					label,
					color,
					link:
						areas[ answers[ index ]?.area ?? -1 ]?.link ??
						undefined,
				} ) ) }
				hidden={ hidden }
				areLinksBeside
				onToggle={ ( index ) => setHidden( toggled( hidden, index ) ) }
			/>
		</div>
	);
}

function Numbers( { flow: { areas, answers } }: { readonly flow: Flow } ) {
	const [ isOpen, setOpen ] = useState( false );
	const rated = chartAreas( areas, answers );
	return (
		<>
			<details
				className="wp-block-rueda-wheel__numbers-sheet"
				onToggle={ ( event ) => setOpen( event.currentTarget.open ) }
			>
				<summary>{ __( 'See the numbers', 'rueda' ) }</summary>
				<Ratings areas={ rated } />
			</details>
			{ ! isOpen && <Ratings isHidden areas={ rated } /> }
		</>
	);
}

function summaryText( summary: Summary ): string {
	switch ( summary.kind ) {
		case 'nothing':
			return __(
				'You have skipped all areas, so there is nothing to show.',
				'rueda'
			);
		case 'even':
			return __( 'Your areas are in balance.', 'rueda' );
		case 'uneven':
			return sprintf(
				/* translators: 1: names of areas, 2: names of areas. */
				__( 'Strongest: %1$s. Room to grow: %2$s.', 'rueda' ),
				listInPageLanguage( summary.strongest ),
				listInPageLanguage( summary.roomToGrow )
			);
	}
}
