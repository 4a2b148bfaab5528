import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

/** In a tab of its own, so that the page being written stays as it is. The picker finds the wheel afterwards. */
export const NewWheel = () => (
	<Button
		variant="secondary"
		__next40pxDefaultSize
		href="post-new.php?post_type=wheel"
		target="_blank"
	>
		{ __( 'New wheel (opens in a new tab)', 'rueda' ) }
	</Button>
);
