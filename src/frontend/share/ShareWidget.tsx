import { useEffect, useLayoutEffect, useState } from '@wordpress/element';
import { loadShare } from './calls';
import { SharePanel, type Heading } from './SharePanel';
import { canShare, parseSharing, type Shared, type Sharing } from './share';

export interface ShareWidgetProps {
	/** Null until a report was saved. */
	readonly report: Shared | null;
	/** The level of its headings, one below the heading above. */
	readonly heading: Heading;
	/** Called once before it is seen. */
	readonly onShown?: () => void;
}

/** Shows nothing without a report, or if there is no way to share it. */
export default function ShareWidget( {
	report,
	heading,
	onShown,
}: ShareWidgetProps ) {
	const sharing = useSharing( report !== null );
	const isShown = Boolean( sharing && report && canShare( sharing, report ) );
	useLayoutEffect( () => {
		if ( isShown ) {
			onShown?.();
		}
		// eslint-disable-next-line react-hooks/exhaustive-deps -- Only when it appears.
	}, [ isShown ] );
	return isShown && sharing && report ? (
		<SharePanel sharing={ sharing } report={ report } heading={ heading } />
	) : null;
}

/**
 * Undefined while loading. A failure is repeated when a report is saved, because the server answers again then; until
 * then the site offers nothing that has to be switched on.
 */
function useSharing( isSaved: boolean ): Sharing | undefined {
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
	return sharing === null ? parseSharing( null ) : sharing;
}
