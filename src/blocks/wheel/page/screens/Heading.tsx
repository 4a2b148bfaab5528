import { useLayoutEffect, useRef } from '@wordpress/element';
import type { ComponentPropsWithoutRef } from 'react';

interface HeadingProps extends ComponentPropsWithoutRef< 'h2' > {
	/** Whether the visitor brought up this screen. Only then it may take the focus. */
	readonly isMoved: boolean;
}

/** The heading of a screen. It takes the focus once, when the screen appears. */
export function Heading( { isMoved, ...rest }: HeadingProps ) {
	const heading = useRef< HTMLHeadingElement >( null );
	useLayoutEffect( () => {
		if ( isMoved ) {
			heading.current?.focus();
		}
		// Only when the screen appears: a later change of isMoved belongs to another screen.
	}, [] ); // eslint-disable-line react-hooks/exhaustive-deps
	return <h2 tabIndex={ -1 } ref={ heading } { ...rest } />;
}
