/* Not among our packages: WordPress brings it. Here is what Rueda uses of it, and no more. */
declare module '@wordpress/block-library' {
	/** Blocks that are registered already are left alone. */
	export function registerCoreBlocks(): void;
}

declare module '@wordpress/format-library';
