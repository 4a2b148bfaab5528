import { useEffect, useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { late } from '../loader/late';
import { loadShare } from './calls';
import type { Heading } from './SharePanel';
import { canShare, type Shared, type ShareFlags } from './share';

export interface ShareWidgetProps {
	/** Null as long as nothing has been saved. */
	readonly report: Shared | null;
	/** Called once, when the widget comes up: what has no report yet gets one. */
	readonly onOpen?: () => void;
	/** Of its parts; one level below the heading that it stands under. */
	readonly heading?: Heading;
	/** Further ways to pass it on: among the networks, or last where the site offers none. */
	readonly children?: ReactNode;
}

const SharePanel = late(
	'share',
	() => import( /* webpackChunkName: "share" */ './SharePanel' )
);

/** Nothing to see without a report, or where the site offers no way to pass it on. */
export function ShareWidget( {
	report,
	onOpen,
	heading = 'h3',
	children,
}: ShareWidgetProps ) {
	const flags = useFlags( report !== null );
	useEffect( () => {
		onOpen?.();
		// Once, when it comes up; what it would do later is not what it was opened for.
	}, [] ); // eslint-disable-line react-hooks/exhaustive-deps
	if ( flags && report && canShare( flags, report ) ) {
		return (
			<SharePanel flags={ flags } report={ report } heading={ heading }>
				{ children }
			</SharePanel>
		);
	}
	return flags === undefined ? null : <>{ children }</>;
}

/**
 * Undefined while they are asked for, null when they could not be had. Then they are asked for again when a report is
 * saved, since the server answers once more.
 */
function useFlags( isSaved: boolean ): ShareFlags | null | undefined {
	const [ flags, setFlags ] = useState< ShareFlags | null >();
	const isNeeded = isSaved ? ! flags : flags === undefined;
	useEffect( () => {
		if ( ! isNeeded ) {
			return;
		}
		const leaving = new AbortController();
		loadShare( leaving.signal ).then(
			setFlags,
			// Rejects only when this component leaves the page.
			() => undefined
		);
		return () => leaving.abort();
	}, [ isNeeded ] );
	return flags;
}
