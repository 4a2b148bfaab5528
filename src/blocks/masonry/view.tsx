import { startWhenNeeded } from '../../frontend/loader/start-when-needed';

startWhenNeeded(
	{
		// The second class is for a page builder's grids, which our server marks.
		selector: '.wp-block-rueda-masonry, .rueda-masonry',
		name: 'masonry',
		isSilent: true,
	},
	async ( root ) => {
		const { startMasonry, applySettings, fadeIn } = await import(
			/* webpackChunkName: "masonry" */ './page/start'
		);
		if ( root.dataset[ 'settings' ] !== undefined ) {
			applySettings( root );
		}
		startMasonry( root );
		if ( root.dataset[ 'sensitivity' ] !== undefined ) {
			fadeIn( root );
		}
	}
);
