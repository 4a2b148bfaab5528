import type { Store } from '@wordpress/data';

interface Options {
	readonly id: string;
	readonly isDismissible?: boolean;
	readonly type?: 'snackbar';
	readonly actions?: readonly {
		readonly label: string;
		readonly onClick: () => void;
	}[];
}

type Create = ( content: string, options: Options ) => void;

interface Notices {
	readonly createInfoNotice: Create;
	readonly createSuccessNotice: Create;
	readonly createWarningNotice: Create;
	readonly createErrorNotice: Create;
	readonly removeNotice: ( id: string ) => void;
}

/** The store of the notices above the canvas. Named by a string, because every editor has loaded it. */
export const NOTICES: Store< Record< string, never >, Notices > = {
	name: 'core/notices',
};
