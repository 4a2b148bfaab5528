import type { BlockConfiguration } from '@wordpress/blocks';
import { addFilter } from '@wordpress/hooks';
import { FORM_TYPE, THANKS_BLOCK } from '../../../definitions/form-post';

/** In the form's own editor, buttons with a link are offered for the time after sending alone: a form has its own. */
export function keepButtonsInside(): void {
	if ( 'typenow' in window && window.typenow === FORM_TYPE ) {
		addFilter(
			'blocks.registerBlockType',
			'rueda/form-thanks',
			( settings: BlockConfiguration, name: string ) =>
				name === 'core/buttons'
					? { ...settings, ancestor: [ THANKS_BLOCK ] }
					: settings
		);
	}
}
