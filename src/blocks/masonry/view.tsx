import { startWhenNeeded } from '../../frontend/loader/start-when-needed';

startWhenNeeded(
	{
		// The second are a page builder's, found by our server.
		selector: '.wp-block-rueda-masonry, .rueda-masonry',
		name: 'masonry',
		isSilent: true,
	},
	async ( root ) => {
		const { startMasonry, applySettings } = await import(
			/* webpackChunkName: "masonry" */ './page/start'
		);
		if ( root.dataset[ 'settings' ] !== undefined ) {
			applySettings( root );
		}
		startMasonry( root );
	}
);
