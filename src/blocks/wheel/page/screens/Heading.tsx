import { useLayoutEffect, useRef } from '@wordpress/element';
import type { ComponentPropsWithoutRef } from 'react';

interface HeadingProps extends ComponentPropsWithoutRef< 'h2' > {
	/** Whether the visitor brought this screen up: only then it may take the focus. */
	readonly isMoved: boolean;
}

/** The first thing of a screen. It comes with each screen anew, and takes the focus once. */
export function Heading( { isMoved, ...rest }: HeadingProps ) {
	const heading = useRef< HTMLHeadingElement >( null );
	useLayoutEffect( () => {
		if ( isMoved ) {
			heading.current?.focus();
		}
		// Only when it comes: what moves later is not this screen.
	}, [] ); // eslint-disable-line react-hooks/exhaustive-deps
	return <h2 tabIndex={ -1 } ref={ heading } { ...rest } />;
}
