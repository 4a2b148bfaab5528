import { wakeRoots } from '../../frontend/loader/island';

wakeRoots(
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
