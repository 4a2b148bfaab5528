import { part } from '../peer-names';
import { lazyComponent } from '../../../../frontend/loader/lazy-component';
import { ShareWidget } from '../../../../frontend/share/ShareWidget';
import type { SavedReport } from '../../rules/saving';
import { ViewLink } from './ViewLink';

const LinkActions = lazyComponent(
	'link',
	() => import( /* webpackChunkName: "link" */ './LinkActions' )
);

interface ReportActionsProps {
	/** Null until a report was saved. */
	readonly report: SavedReport | null;
	readonly onOpen: () => void;
}

/** The links and buttons for a report. Viewing it comes first. */
export const ReportActions = ( { report, onOpen }: ReportActionsProps ) => (
	<div className="wp-block-rueda-wheel__ways">
		{ report && (
			<ViewLink
				link={ report.link }
				className={ part(
					'view wp-element-button',
					'wheeloflife-btn is-tertiary view-wheel-btn'
				) }
			/>
		) }
		<ShareWidget report={ report } onOpen={ onOpen }>
			{ report && <LinkActions { ...report } /> }
		</ShareWidget>
	</div>
);
