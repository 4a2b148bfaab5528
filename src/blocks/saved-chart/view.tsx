import { mountIslands, whenParsed } from '../../frontend/loader/island';

/** Page builders, hand-written pages and the bundle of the other plugin mark a stored chart by this id. */
const PUBLIC_ID = 'submission-chart';

/** True when all deferred scripts have run, also the bundle of the other plugin. */
let isReady = document.readyState === 'complete';

const hasBundleRun = (): boolean =>
	!! window.wheeloflifeExports?.wheelsFrontend;

function begin(): void {
	mountIslands( {
		selector: `.wp-block-rueda-saved-chart, #${ PUBLIC_ID }`,
		name: 'saved-chart',
		load: () =>
			import(
				/* webpackChunkName: "saved-chart" */ './page/SavedChartApp'
			),
		when: ( root ) => ( isOurs( root ) ? 'near' : null ),
	} );
}

/**
 * Only one of the two bundles may draw a chart. The other one takes the element with the id at DOMContentLoaded and
 * removes what is in it. What our server has printed is ours: it has a table, so there the id goes before that.
 */
function isOurs( root: HTMLElement ): boolean {
	if ( root.id !== PUBLIC_ID ) {
		return true;
	}
	const isPrinted = root.querySelector( '[class*=rueda]' ) !== null;
	if (
		isPrinted &&
		( hasBundleRun() ||
			document.getElementById( 'wheeloflife-frontend-js' ) )
	) {
		root.removeAttribute( 'id' );
		return true;
	}
	return isReady && ( isPrinted || ! hasBundleRun() );
}

whenParsed( begin );
for ( const type of [ 'DOMContentLoaded', 'load' ] ) {
	window.addEventListener( type, () => {
		isReady = true;
		begin();
	} );
}
