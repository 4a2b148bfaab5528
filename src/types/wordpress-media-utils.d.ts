/* Not among our packages: WordPress brings it. Here is what Rueda uses of it, and no more. */
declare module '@wordpress/media-utils' {
	import type { ComponentType, ReactNode } from 'react';

	export const MediaUpload: ComponentType< {
		readonly title: string;
		readonly allowedTypes: readonly string[];
		readonly value: number | undefined;
		readonly onSelect: ( media: {
			readonly id: number;
			readonly url: string;
		} ) => void;
		readonly render: ( tools: { readonly open: () => void } ) => ReactNode;
	} >;
}
