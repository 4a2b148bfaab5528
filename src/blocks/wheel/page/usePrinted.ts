import { useState } from '@wordpress/element';

export interface Printed {
	/** What the server printed for this wheel: the very nodes, so pictures need not be fetched or drawn again. */
	readonly nodes: readonly ChildNode[];
	/** The page's links and forms name the place by it. */
	readonly id: string | undefined;
}

/** To be called in the first rendering, as long as the root still holds the server's markup. */
export function usePrinted( root: HTMLElement ): Printed {
	const [ printed ] = useState( () => ( {
		nodes: [
			...( root.querySelector( '.wheeloflife-wrapper' )?.childNodes ??
				[] ),
		],
		id: root.querySelector( '.wheeloflife-container' )?.id,
	} ) );
	return printed;
}
