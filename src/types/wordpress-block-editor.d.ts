/* The package ships no types of its own. Here is what Rueda uses of it, and no more. */
declare module '@wordpress/block-editor' {
	import type { ComponentType, HTMLAttributes, ReactNode, Ref } from 'react';

	type Props = HTMLAttributes< HTMLElement > & {
		readonly ref?: Ref< HTMLElement >;
	};

	export const useBlockProps: {
		( props?: Props ): Record< string, unknown >;
		save: ( props?: Props ) => Record< string, unknown >;
	};

	export const InspectorControls: ComponentType< {
		readonly group?: 'settings' | 'styles' | 'advanced';
		readonly children?: ReactNode;
	} >;
}
