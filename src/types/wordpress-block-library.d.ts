/* WordPress provides it. These are the parts that Rueda uses. */
declare module '@wordpress/block-library' {
	/** Blocks that are registered already stay as they are. */
	export function registerCoreBlocks(): void;
}

declare module '@wordpress/format-library';
