import { __ } from '@wordpress/i18n';
import { useMemo, useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { part } from '../peer-names';
import { chartTypeOf } from '../../../../frontend/values/chart-type';
import { isOn } from '../../../../frontend/values/values';
import { toggled } from '../../../../frontend/values/chart-series';
import { plainText } from '../../../../frontend/values/plain-text';
import { lazyComponent } from '../../../../frontend/loader/lazy-component';
import type { Cta } from '../../../../frontend/cta/cta';
import { ChartFigure } from '../../../../frontend/ui/ChartFigure';
import { WheelChart } from './WheelChart';
import { chartAreas, hasWishes } from '../../rules/chart';
import type { Result as Flow } from '../../rules/screens';
import { Heading } from './Heading';
import { LazyAlbum, LazyKeep } from '../../album/LazyAlbum';
import { Ratings } from './Ratings';
import { Saved } from './Saved';
import { StartOver } from './StartOver';
import { Advice } from './Advice';
import { Words } from './Words';
import { Steps } from '../steps/Steps';
import { useReport } from '../useReport';
import { Gaps, WishKey } from '../wished/lazy';
import type { Send } from '../useRun';
import { ReportActions } from './ReportActions';
import type { Wheel } from '../../rules/wheel';

const CallToAction = lazyComponent(
	'cta',
	() => import( /* webpackChunkName: "cta" */ './Offer' )
);

interface ResultProps {
	readonly flow: Flow;
	readonly wheelId: number;
	readonly wheel: Wheel;
	/** Null if there is none, or if it could not be loaded. */
	readonly cta: Cta | null;
	readonly send: Send;
	readonly isMoved: boolean;
}

/** Shows the finished wheel, its report and the call to action. */
export default function Result( {
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
		// After an error, the visitor decides when to try again.
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
			<Words { ...{ areas, answers } } meta={ wheel.meta } />
			{ areas.some( ( { asksWish } ) => asksWish ) && (
				<Gaps flow={ flow } />
			) }
			<Saved report={ flow.report } onSave={ save } />
			{ saved?.advice !== undefined && (
				<Advice advice={ saved.advice } />
			) }
			<ReportActions report={ saved } onOpen={ onOpen } />
			{ answers.length > 0 &&
				isOn( wheel.meta[ 'wheel_meta_next_steps' ] ) && (
					<Steps flow={ flow } onSave={ save } />
				) }
			{ answers.length > 0 && (
				<div className="wp-block-rueda-wheel__second-step">
					<LazyKeep
						flow={ flow }
						wheelId={ wheelId }
						title={ plainText( wheel.title ) }
					/>
				</div>
			) }
			{ cta && <CallToAction cta={ cta } wheelId={ wheelId } /> }
			<Rest>
				<LazyAlbum flow={ flow } send={ send } />
				<StartOver flow={ flow } send={ send } />
			</Rest>
		</div>
	);
}

/** A closed section for what few visitors need. Its content is loaded when it is opened. */
function Rest( { children }: { readonly children: ReactNode } ) {
	const [ wasOpened, setOpened ] = useState( false );
	return (
		<details
			className="wp-block-rueda-wheel__rest"
			onToggle={ () => setOpened( true ) }
		>
			<summary>{ __( 'Delete or start over', 'rueda' ) }</summary>
			{ wasOpened && (
				<div className="wp-block-rueda-wheel__rest-ways">
					{ children }
				</div>
			) }
		</details>
	);
}

function Figure( {
	flow: { areas, answers, wishes },
	chartType,
}: {
	readonly flow: Flow;
	readonly chartType: string;
} ) {
	const [ hidden, setHidden ] = useState< ReadonlySet< number > >(
		new Set()
	);
	const drawn = useMemo(
		() => chartAreas( areas, answers, wishes ),
		[ areas, answers, wishes ]
	);
	return (
		<div className={ part( 'chart', 'wheeloflife-life-wheel' ) }>
			<ChartFigure
				isPolar={ chartTypeOf( chartType ) === 'polarArea' }
				entries={ drawn.map( ( { label, color, value }, index ) => ( {
					index,
					label,
					color,
					value,
					link:
						areas[ answers[ index ]?.area ?? -1 ]?.link ??
						undefined,
				} ) ) }
				hidden={ hidden }
				areLinksBeside
				onToggle={ ( index ) => setHidden( toggled( hidden, index ) ) }
			>
				<WheelChart
					type={ chartType }
					drawn={ drawn }
					areas={ areas }
					hidden={ hidden }
				/>
			</ChartFigure>
			{ Object.keys( wishes ).length > 0 &&
				hasWishes( areas, chartType ) && <WishKey /> }
			<Ratings isHidden areas={ drawn } />
		</div>
	);
}
