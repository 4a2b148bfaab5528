import { useEffect, useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { lazyComponent } from '../loader/lazy-component';
import { loadShare } from './calls';
import type { Heading } from './SharePanel';
import { canShare, type Shared, type Sharing } from './share';

export interface ShareWidgetProps {
	/** Null until a report was saved. */
	readonly report: Shared | null;
	/** Called once when the widget appears; a report is then saved if there is none. */
	readonly onOpen?: () => void;
	/** The level of its headings, one below the heading above. */
	readonly heading?: Heading;
	/** Further actions: among the networks, or last if the site offers none. */
	readonly children?: ReactNode;
}

const SharePanel = lazyComponent(
	'share',
	() => import( /* webpackChunkName: "share" */ './SharePanel' )
);

/** Shows nothing without a report, or if the site offers no way to share it. */
export function ShareWidget( {
	report,
	onOpen,
	heading = 'h3',
	children,
}: ShareWidgetProps ) {
	const sharing = useSharing( report !== null );
	useEffect( () => {
		onOpen?.();
		// Only when the widget appears.
	}, [] ); // eslint-disable-line react-hooks/exhaustive-deps
	if ( sharing && report && canShare( sharing, report ) ) {
		return (
			<SharePanel
				sharing={ sharing }
				report={ report }
				heading={ heading }
			>
				{ children }
			</SharePanel>
		);
	}
	return sharing === undefined ? null : <>{ children }</>;
}

/**
 * Undefined while loading, null after a failure. A failure is repeated when a report is saved, because the server
 * answers again then.
 */
function useSharing( isSaved: boolean ): Sharing | null | undefined {
	const [ sharing, setSharing ] = useState< Sharing | null >();
	const isNeeded = isSaved ? ! sharing : sharing === undefined;
	useEffect( () => {
		if ( ! isNeeded ) {
			return;
		}
		const leaving = new AbortController();
		loadShare( leaving.signal ).then(
			setSharing,
			// Rejects only when the component unmounts.
			() => undefined
		);
		return () => leaving.abort();
	}, [ isNeeded ] );
	return sharing;
}
