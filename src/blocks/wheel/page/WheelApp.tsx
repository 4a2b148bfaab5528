import { __ } from '@wordpress/i18n';
import { useState } from '@wordpress/element';
import { classNames } from '../../../frontend/ui/class-names';
import { part } from './peer-names';
import type { IslandProps } from '../../../frontend/loader/island';
import { InlineWheel } from './InlineWheel';
import { Notice } from './Notice';
import { plainOf } from './plain';
import { loadWheelOnce } from './load-wheel-once';
import { keyOf } from './place';
import { PopupWheel } from './PopupWheel';
import { parseWheelProps } from '../rules/props';
import { statusOf, useStatus } from './status';
import { useCallToAction } from './useCallToAction';
import { useProgress } from './useProgress';
import { useRun } from './useRun';
import { useWheel } from './useWheel';

interface Printed {
	/**
	 * What the server printed for this wheel. The nodes themselves are used, so images are not loaded or drawn again.
	 */
	readonly nodes: readonly ChildNode[];
	/** The id that the server printed; links and forms of the page refer to it. */
	readonly id: string | undefined;
}

/** Must be called in the first rendering, while the root still holds the server's markup. */
function usePrinted( root: HTMLElement ): Printed {
	const [ printed ] = useState( () => {
		// Pages from an old cache have only the second class.
		const wrapper = root.querySelector(
			'.wp-block-rueda-wheel__wrapper, .wheeloflife-wrapper'
		);
		return {
			nodes: [ ...( wrapper?.childNodes ?? [] ) ],
			id: wrapper?.parentElement?.id,
		};
	} );
	return printed;
}

export default function WheelApp( { root, pressed }: IslandProps ) {
	const [ props ] = useState( () => parseWheelProps( root.dataset ) );
	const printed = usePrinted( root );
	const [ key ] = useState( () => keyOf( root ) );
	const { state, retry } = useWheel( props.wheelId, loadWheelOnce );
	const run = useRun(
		state.status === 'loaded' ? state.value.areas : null,
		key,
		pressed === 'start'
	);
	useProgress( props.wheelId, run.flow );
	const cta = useCallToAction(
		state.status === 'loaded' ? state.value : null,
		run.flow
	);
	const isInline = props.mode === 'inline';
	const shared = { props, state, run, cta, onRetry: retry };

	const gone = __(
		'Error: No wheel selected or wheel ID missing!!',
		'rueda'
	);
	const plain = plainOf( state, printed.nodes, key );
	useStatus( root, plain ? 'plain' : statusOf( state.status, run.flow ) );
	let content = (
		<p className={ part( 'error', 'wheeloflife-error' ) }>{ gone }</p>
	);
	if ( plain ) {
		content = plain;
	} else if ( state.status !== 'missing' ) {
		content = isInline ? (
			<InlineWheel { ...shared } printed={ printed.nodes } />
		) : (
			<PopupWheel { ...shared } wasOpened={ pressed === 'open' } />
		);
	} else if ( props.wheelId !== null ) {
		// The page had the wheel, but the server says now that it is gone.
		content = <Notice text={ gone } isBusy={ false } onRetry={ retry } />;
	}
	return (
		<div
			className={ classNames( '', 'wheeloflife-container' ) }
			id={ printed.id }
		>
			<div
				className={ part(
					`wrapper${ isInline ? ' mode-inline' : '' }`,
					'wheeloflife-wrapper'
				) }
			>
				{ content }
			</div>
		</div>
	);
}
