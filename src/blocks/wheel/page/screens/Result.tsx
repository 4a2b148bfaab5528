import { __, sprintf } from '@wordpress/i18n';
import { useMemo, useState } from '@wordpress/element';
import { toggled } from '../../../../frontend/values/chart-series';
import { listInPageLanguage } from '../../../../frontend/values/page-language';
import { plainText } from '../../../../frontend/values/plain-text';
import { late } from '../../../../frontend/loader/late';
import type { Cta } from '../../../../frontend/cta/cta';
import { ShareWidget } from '../../../../frontend/share/ShareWidget';
import { Legend } from '../../../../frontend/ui/Legend';
import { WheelChart } from './WheelChart';
import { chartAreas, type Summary, summaryOf } from '../../rules/chart';
import type { Result as Flow } from '../../rules/flow';
import { Heading } from './Heading';
import { LateAlbum } from '../../album/LateAlbum';
import { Ratings } from './Ratings';
import { Saved } from './Saved';
import { StartOver } from './StartOver';
import { useReport } from '../useReport';
import type { Send } from '../useRun';
import { Ways } from './Ways';
import type { Wheel } from '../../rules/wheel';

const CallToAction = late(
	'cta',
	() => import( /* webpackChunkName: "cta" */ './Offer' )
);

interface ResultProps {
	readonly flow: Flow;
	readonly wheelId: number;
	readonly wheel: Wheel;
	/** Null where there is none, or none could be had. */
	readonly cta: Cta | null;
	readonly send: Send;
	readonly isMoved: boolean;
}

/** The finished wheel, its report, and what the site has to offer besides. */
export function Result( {
	flow,
	wheelId,
	wheel,
	cta,
	send,
	isMoved,
}: ResultProps ) {
	const { areas, answers } = flow;
	const { chartType } = wheel;
	const save = useReport( flow, send, { id: wheelId, chartType } );
	const saved = flow.report.status === 'saved' ? flow.report.report : null;
	const onOpen = () => {
		// What has failed waits for the visitor.
		if ( flow.report.status === 'unsaved' ) {
			save();
		}
	};
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
			<Saved report={ flow.report } onSave={ save } />
			<ShareWidget report={ saved } onOpen={ onOpen } />
			{ saved && <Ways { ...saved } /> }
			{ cta && <CallToAction cta={ cta } wheelId={ wheelId } /> }
			<LateAlbum
				flow={ flow }
				wheelId={ wheelId }
				title={ plainText( wheel.title ) }
				send={ send }
			/>
			<div className="wp-block-rueda-wheel__steps">
				<StartOver flow={ flow } send={ send } />
			</div>
		</div>
	);
}

function Figure( {
	flow: { areas, answers },
	chartType,
}: {
	readonly flow: Flow;
	readonly chartType: string;
} ) {
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
