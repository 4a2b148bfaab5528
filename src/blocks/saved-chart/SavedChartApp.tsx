import { useEffect, useMemo, useState } from '@wordpress/element';
import type { IslandProps } from '../../frontend/island';
import { loadLinks } from './api';
import type { Links } from './links';
import { parseSavedChartProps } from './props';
import { SavedChartView } from './SavedChartView';

const NO_LINKS: Links = new Map();

export default function SavedChartApp( { root }: IslandProps ) {
	const { wheelId, ...chart } = useMemo(
		() => parseSavedChartProps( root.dataset ),
		[ root ]
	);
	const links = useLinks( wheelId );
	return <SavedChartView { ...chart } links={ links } />;
}

function useLinks( wheelId: number | null ): Links {
	const [ links, setLinks ] = useState( NO_LINKS );
	useEffect( () => {
		if ( wheelId === null ) {
			return undefined;
		}
		const leaving = new AbortController();
		loadLinks( wheelId, leaving.signal ).then(
			( found ) => setLinks( found ?? NO_LINKS ),
			// Rejects only when this component leaves the page.
			() => undefined
		);
		return () => leaving.abort();
	}, [ wheelId ] );
	return links;
}
