import { startWhenNeeded } from '../../frontend/loader/start-when-needed';

startWhenNeeded(
	{
		// The second are a page builder's, found by our server.
		selector: '.wp-block-rueda-section[data-settings], .rueda-section',
		name: 'section',
		isSilent: true,
	},
	async ( root ) => {
		// Side by side: a picture that begins to move late is seen to jump.
		const [ { startSection }, moving ] = await Promise.all( [
			import( /* webpackChunkName: "section" */ './page/start' ),
			root.classList.contains( 'has-parallax' )
				? import( /* webpackChunkName: "parallax" */ './page/parallax' )
				: undefined,
		] );
		startSection( root, moving?.keepMoving );
	}
);
