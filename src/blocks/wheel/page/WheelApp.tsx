import { __ } from '@wordpress/i18n';
import { useState } from '@wordpress/element';
import { classNames } from '../../../frontend/ui/class-names';
import { part } from './peer-names';
import type { IslandProps } from '../../../frontend/loader/island';
import { InlineWheel } from './InlineWheel';
import { Notice } from './Notice';
import { loadWheelOnce } from './once';
import { keyOf } from './place';
import { PopupWheel } from './PopupWheel';
import { parseWheelProps } from '../rules/props';
import { useCallToAction } from './useCallToAction';
import { useProgress } from './useProgress';
import { useRun } from './useRun';
import { useWheel } from './useWheel';

interface Printed {
	/** What the server printed for this wheel: the very nodes, so pictures need not be fetched or drawn again. */
	readonly nodes: readonly ChildNode[];
	/** The page's links and forms name the place by it. */
	readonly id: string | undefined;
}

/** To be called in the first rendering, as long as the root still holds the server's markup. */
function usePrinted( root: HTMLElement ): Printed {
	const [ printed ] = useState( () => {
		// Pages from a cache have the second class alone.
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
		run.flow.screen !== 'intro'
	);
	const isInline = props.mode === 'inline';
	const shared = {
		props,
		state,
		run,
		cta,
		onRetry: retry,
	};

	const gone = __(
		'Error: No wheel selected or wheel ID missing!!',
		'rueda'
	);
	let content = (
		<p className={ part( 'error', 'wheeloflife-error' ) }>{ gone }</p>
	);
	if ( state.status !== 'missing' ) {
		content = isInline ? (
			<InlineWheel { ...shared } printed={ printed.nodes } />
		) : (
			<PopupWheel { ...shared } wasOpened={ pressed === 'open' } />
		);
	} else if ( props.wheelId !== null ) {
		// So the server says now; a minute ago the page had it.
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
