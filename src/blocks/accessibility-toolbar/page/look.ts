/** What a state does to the page around the toolbar. */
import type { AccessibilityState } from '../../../../types/rueda';
import { TOOLBAR_EVENT } from '../../../frontend/ui/motion';
import { OFF, type State } from '../rules/state';
import type { Config } from './config';
import { dress } from './dress';
import { makeMarks } from './marks';
import { keepRootSize } from './root-size';

const SCHEMES_ID = 'rueda-a11y-schemes';

/** The style sheet of the schemes, once, when a visitor may need it. */
function loadSchemes( { schemes }: Config, tell: () => void ): void {
	if ( ! document.getElementById( SCHEMES_ID ) ) {
		const link = document.createElement( 'link' );
		link.id = SCHEMES_ID;
		link.rel = 'stylesheet';
		link.href = schemes;
		// Canvases take their colours from the page: what they drew before the style came is wrong.
		link.addEventListener( 'load', tell );
		document.head.append( link );
	}
}

/** Videos that play by themselves stand still while "Stop motion" is on, and go on afterwards. */
const paused = new Set< HTMLVideoElement >();

function followMotion( isStopped: boolean ): void {
	if ( ! isStopped ) {
		paused.forEach( ( video ) => void video.play().catch( () => {} ) );
		paused.clear();
		return;
	}
	for ( const video of document.querySelectorAll< HTMLVideoElement >(
		'video[autoplay]'
	) ) {
		if ( ! video.paused ) {
			video.pause();
			paused.add( video );
		}
	}
}

export interface Look {
	readonly show: ( state: State ) => void;
	/** So that the first scheme is there at once. */
	readonly prepare: () => void;
}

export function makeLook( config: Config ): Look {
	const root = document.documentElement;
	const marks = makeMarks();
	let last: State = OFF;
	const tell = () =>
		document.dispatchEvent(
			new CustomEvent< AccessibilityState >( TOOLBAR_EVENT, {
				detail: last,
			} )
		);
	const prepare = () =>
		loadSchemes( config, () => last.scheme !== 'none' && tell() );
	return {
		prepare,
		show( state ) {
			last = state;
			if ( state.scheme !== 'none' ) {
				prepare();
			}
			if (
				state.text &&
				! root.classList.contains( 'rueda-a11y-text' )
			) {
				keepRootSize( root );
			}
			dress( root, state );
			marks( state );
			followMotion( state.motion );
			tell();
		},
	};
}
