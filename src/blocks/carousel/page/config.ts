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
} as const;

/** What PHP says of a carousel: its settings, read by the same rules as those of the editor, and words. */
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

/** An optimiser may have cut the attribute; PHP writes all of it or nothing. */
const isConfig = ( value: unknown ): value is Config =>
	Array.isArray( fieldOf( fieldOf( value, 'settings' ), 'layouts' ) ) &&
	typeof fieldOf( fieldOf( value, 'texts' ), 'last' ) === 'string';

/** Then each bullet stands for one slide, and is its tab. */
export const showsOne = ( { layouts }: Settings ): boolean =>
	layouts.every( ( { show } ) => show === 1 );
