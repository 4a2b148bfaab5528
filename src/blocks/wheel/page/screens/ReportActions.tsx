import { useEffect } from '@wordpress/element';
import { part } from '../peer-names';
import { lazyComponent } from '../../../../frontend/loader/lazy-component';
import type { SavedReport } from '../../rules/saving';
import { ViewLink } from './ViewLink';

const ShareWidget = lazyComponent(
	'share',
	() =>
		import(
			/* webpackChunkName: "share" */ '../../../../frontend/share/ShareWidget'
		)
);

interface ReportActionsProps {
	/** Null until a report was saved. */
	readonly report: SavedReport | null;
	/** Called once when the actions appear. */
	readonly onOpen: () => void;
}

/** The links and buttons for a report. Viewing it comes first. */
export function ReportActions( { report, onOpen }: ReportActionsProps ) {
	// eslint-disable-next-line react-hooks/exhaustive-deps -- Only when they appear.
	useEffect( onOpen, [] );
	return (
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
			<ShareWidget report={ report } heading="h3" />
		</div>
	);
}
