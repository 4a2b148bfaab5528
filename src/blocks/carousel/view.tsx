import { startWhenNeeded } from '../../frontend/loader/island';

startWhenNeeded(
	{
		selector: '.wp-block-rueda-carousel[data-rueda-carousel]',
		name: 'carousel',
	},
	async ( root ) => {
		const { start } = await import(
			/* webpackChunkName: "carousel" */ './page/start'
		);
		await start( root );
	}
);
