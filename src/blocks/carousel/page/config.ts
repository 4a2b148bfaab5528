import { fieldOf } from '../../../frontend/values/field';
import type { Texts } from '../rules/announce';
import type { Settings } from '../rules/settings';

export interface Config {
	readonly settings: Settings;
	readonly texts: Texts;
}

const ROOT = 'wp-block-rueda-carousel';
export const CLASSES = {
	root: ROOT,
	controls: `${ ROOT }__controls`,
	viewport: `${ ROOT }__viewport`,
	track: `${ ROOT }__track`,
	slide: 'wp-block-rueda-slide',
	/** The slides that this device does not hide. */
	inRow: 'is-in-row',
} as const;

/** Reads the settings and texts that PHP prints; the editor uses the same rules. */
export function readConfig( root: HTMLElement ): Config {
	const config: unknown = JSON.parse( root.dataset[ 'ruedaCarousel' ] ?? '' );
	if ( ! isConfig( config ) ) {
		throw new Error( 'The page does not say how the carousel moves.' );
	}
	if ( root.hasAttribute( 'data-rueda-broken' ) ) {
		// eslint-disable-next-line no-console -- For who moved the site: the page works, with other settings than before.
		console.warn(
			'Rueda: the settings of a carousel are broken; it uses the defaults.'
		);
	}
	return config;
}

/** An optimiser may have cut the attribute. */
const isConfig = ( value: unknown ): value is Config =>
	Array.isArray( fieldOf( fieldOf( value, 'settings' ), 'layouts' ) ) &&
	typeof fieldOf( fieldOf( value, 'texts' ), 'last' ) === 'string';

/** Then each bullet is the tab of one slide. */
export const showsOne = ( { layouts }: Settings ): boolean =>
	layouts.every( ( { show } ) => show === 1 );
