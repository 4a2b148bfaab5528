import { useLayoutEffect, useState } from '@wordpress/element';

/** The first picture stands at once, in place of the server's; only what changes later moves. */
export function useMotion(): boolean {
	const [ motion, setMotion ] = useState< 'first' | 'moves' | 'still' >(
		'first'
	);
	// A state set in a layout effect has React run all effects before the browser paints, and with them the one
	// that draws the chart: without it the place would be blank for a frame.
	useLayoutEffect( () => {
		const welcome = window.matchMedia(
			'(prefers-reduced-motion: no-preference)'
		);
		const follow = () => setMotion( welcome.matches ? 'moves' : 'still' );
		follow();
		welcome.addEventListener( 'change', follow );
		return () => welcome.removeEventListener( 'change', follow );
	}, [] );
	return motion === 'moves';
}
