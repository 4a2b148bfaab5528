import { useEffect, useState } from '@wordpress/element';
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
}: ShareWidgetProps ) {
	const flags = useFlags();
	useEffect( () => {
		onOpen?.();
		// Once, when it comes up; what it would do later is not what it was opened for.
	}, [] ); // eslint-disable-line react-hooks/exhaustive-deps
	return flags && report && canShare( flags, report ) ? (
		<SharePanel flags={ flags } report={ report } heading={ heading } />
	) : null;
}

function useFlags(): ShareFlags | null {
	const [ flags, setFlags ] = useState< ShareFlags | null >( null );
	useEffect( () => {
		const leaving = new AbortController();
		loadShare( leaving.signal ).then(
			setFlags,
			// Rejects only when this component leaves the page.
			() => undefined
		);
		return () => leaving.abort();
	}, [] );
	return flags;
}
