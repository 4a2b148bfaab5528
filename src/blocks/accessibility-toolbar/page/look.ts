/** Applies a state to the page around the toolbar. */
import type { AccessibilityState } from '../../../../types/rueda';
import { TOOLBAR_EVENT } from '../../../frontend/ui/motion';
import type { State } from '../rules/state';
import type { Config } from './config';
import { applyState } from './state-classes';
import { makeMarks } from './marks';
import { keepRootSize } from './root-size';

/** @return Loads the style sheet of the schemes, when a visitor may need it; again, if it has not come. */
function makeLoader( { schemes }: Config, onFailure: () => void ): () => void {
	const early = document.querySelector< HTMLLinkElement >( '#rueda-schemes' );
	let isAsked = !! early?.sheet;
	return () => {
		if ( isAsked ) {
			return;
		}
		isAsked = true;
		const link = document.createElement( 'link' );
		link.rel = 'stylesheet';
		link.href = schemes;
		link.addEventListener( 'error', () => {
			link.remove();
			isAsked = false;
			onFailure();
		} );
		document.head.append( link );
	};
}

/** Videos with autoplay are paused while "Stop motion" is on, and continue afterwards. */
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
	/** Loads the schemes early, so that the first one applies at once. */
	readonly prepare: () => void;
}

/**
 * @param config
 * @param onFailure Called when the style sheet of the schemes cannot be had.
 */
export function makeLook( config: Config, onFailure: () => void ): Look {
	const root = document.documentElement;
	const marks = makeMarks();
	const prepare = makeLoader( config, onFailure );
	return {
		prepare,
		show( state ) {
			if ( state.scheme !== 'none' ) {
				prepare();
			}
			if (
				state.text &&
				! root.classList.contains( 'rueda-a11y-text' )
			) {
				keepRootSize( root );
			}
			applyState( root, state );
			marks( state );
			followMotion( state.motion );
			document.dispatchEvent(
				new CustomEvent< AccessibilityState >( TOOLBAR_EVENT, {
					detail: state,
				} )
			);
		},
	};
}
