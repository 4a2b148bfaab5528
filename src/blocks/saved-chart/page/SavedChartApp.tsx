import { createPortal, useEffect, useMemo, useState } from '@wordpress/element';
import type { IslandProps } from '../../../frontend/loader/island';
import { lazyComponent } from '../../../frontend/loader/lazy-component';
import { request } from '../../../frontend/server/http';
import { tellStatus } from '../../../frontend/values/block-status';
import { pluginContentOf } from '../../../frontend/ui/PluginContent';
import { linksIn, type Links } from '../rules/links';
import { parseSavedChartProps, type Stored } from '../rules/props';
import { SavedChartView } from './SavedChartView';

const ShareWidget = lazyComponent(
	'share',
	() =>
		import(
			/* webpackChunkName: "share" */ '../../../frontend/share/ShareWidget'
		)
);

/** Links are an extra, so a failure is not shown. */
async function loadLinks(
	wheelId: number,
	signal: AbortSignal
): Promise< Links | null > {
	const answer = await request( {
		path: `/wp/v2/wheel/${ wheelId }?_fields=blocks`,
		signal,
	} );
	return answer.ok ? linksIn( answer.data ) : null;
}

const NO_LINKS: Links = [];

export default function SavedChartApp( { root }: IslandProps ) {
	const { wheelId, stored, ...chart } = useMemo(
		() => parseSavedChartProps( root.dataset ),
		[ root ]
	);
	const links = useLinks( wheelId );
	useEffect( () => tellStatus< 'saved-chart' >( root, 'ready' ), [ root ] );
	const place = useMemo( () => placeOfActions( root ), [ root ] );
	const { link, title } = chart;
	const files = place?.dataset[ 'files' ];
	const share = link && (
		<ShareWidget
			report={ { link, title, ...( files && { files } ) } }
			heading="h2"
			onShown={ () => place && forgetPrinted( place ) }
		/>
	);
	return (
		<>
			<SavedChartView
				{ ...chart }
				links={ links }
				pluginContent={ pluginContentFor( stored ) }
				isChartReplaced={ stored.chartType !== 'polar-chart' }
			/>
			{ share && place ? createPortal( share, place ) : share }
		</>
	);
}

/** Where the page of a report has its row of actions: see includes/Report/View/Actions.php. */
const placeOfActions = ( root: HTMLElement ): HTMLElement | null =>
	root
		.closest( '.rueda-report' )
		?.querySelector( '.rueda-report__actions' ) ?? null;

/** The live panel can do more than what was printed, and a form for the address must not be there twice. */
const forgetPrinted = ( place: HTMLElement ): void =>
	place.querySelector( ':scope > .rueda-share__inner' )?.remove();

/**
 * Applies the filter `wheeloflife_submission_chart`: null (for a React node) and what was stored. At each rendering.
 */
const pluginContentFor = ( {
	chartData,
	chartOption,
	chartType,
	wheelId,
}: Stored ) =>
	pluginContentOf(
		'wheeloflife_submission_chart',
		copyOf( chartData ),
		copyOf( chartOption ),
		chartType,
		wheelId
	);

/** A copy of JSON data. */
const copyOf = ( value: unknown ): unknown =>
	value === undefined ? undefined : JSON.parse( JSON.stringify( value ) );

function useLinks( wheelId: number | null ): Links {
	const [ links, setLinks ] = useState( NO_LINKS );
	useEffect( () => {
		if ( wheelId === null ) {
			return undefined;
		}
		const leaving = new AbortController();
		loadLinks( wheelId, leaving.signal ).then(
			( found ) => setLinks( found ?? NO_LINKS ),
			// Rejects only when the component unmounts.
			() => undefined
		);
		return () => leaving.abort();
	}, [ wheelId ] );
	return links;
}
