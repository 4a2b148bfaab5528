import { startWhenNeeded } from '../../frontend/loader/start-when-needed';

startWhenNeeded(
	{
		// The second class is for a page builder's sections, which our server marks.
		selector: '.wp-block-rueda-section[data-settings], .rueda-section',
		name: 'section',
		isSilent: true,
	},
	async ( root ) => {
		// In parallel, because an image that starts to move late would jump.
		const [ { startSection }, moving ] = await Promise.all( [
			import( /* webpackChunkName: "section" */ './page/start' ),
			root.classList.contains( 'has-parallax' )
				? import( /* webpackChunkName: "parallax" */ './page/parallax' )
				: undefined,
		] );
		startSection( root, moving?.keepMoving );
	}
);
