import { useCallback } from '@wordpress/element';
import type { WheelState } from './useWheel';

interface PlainWheelProps {
	/** What the server printed for this wheel. */
	readonly nodes: readonly ChildNode[];
}

/** The form for browsers without JavaScript, on sites that answer scripts of visitors with nothing. */
export function PlainWheel( { nodes }: PlainWheelProps ) {
	const fill = useCallback(
		( box: HTMLElement | null ) => {
			box?.replaceChildren( ...nodes );
			const plain = box?.querySelector( 'noscript' );
			if ( box && plain ) {
				// The form's style hides the buttons beside it.
				plain.outerHTML = plain.textContent;
				box.querySelector< HTMLElement >( 'fieldset input' )?.focus();
			}
		},
		[ nodes ]
	);
	return <div ref={ fill } />;
}

export const onlyPlainWorks = (
	state: WheelState,
	nodes: readonly ChildNode[]
): boolean =>
	state.status === 'failed' &&
	state.isClosed === true &&
	nodes.some(
		( node ) =>
			node instanceof Element &&
			( node.matches( 'noscript, form' ) ||
				node.querySelector( 'noscript, form' ) )
	);
