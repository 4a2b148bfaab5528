/* The package has no types. These are the parts that Rueda uses. */
declare module '@wordpress/block-editor' {
	import type { Block } from '@wordpress/blocks';
	import type { Store } from '@wordpress/data';
	import type { UploadMedia } from '@wordpress/media-utils';
	import type { ComponentType, HTMLAttributes, ReactNode, Ref } from 'react';

	type Props = HTMLAttributes< HTMLElement > & {
		readonly ref?: Ref< HTMLElement >;
	};

	export const useBlockProps: {
		( props?: Props ): Record< string, unknown >;
		save: ( props?: Props ) => Record< string, unknown >;
	};

	export const useInnerBlocksProps: {
		save: ( props: Props ) => Record< string, unknown >;
	} & ( (
		props: Record< string, unknown >,
		options: {
			readonly allowedBlocks?: readonly string[];
			readonly defaultBlock?: {
				readonly name: string;
				readonly attributes?: Readonly< Record< string, unknown > >;
			};
			readonly directInsert?: boolean;
			/** Names and attributes of the first inner blocks. */
			readonly template?: ReadonlyArray<
				readonly [ string, Readonly< Record< string, unknown > > ]
			>;
			readonly renderAppender?: ComponentType;
			readonly orientation?: 'vertical' | 'horizontal';
			/** Blocks that are stored in another entity. */
			readonly value?: readonly EditorBlock[] | undefined;
			readonly onInput?: ( blocks: readonly EditorBlock[] ) => void;
			readonly onChange?: ( blocks: readonly EditorBlock[] ) => void;
		}
	) => Record< string, unknown > & { readonly children?: ReactNode } );

	export const InnerBlocks: {
		readonly Content: ComponentType;
		readonly ButtonBlockAppender: ComponentType;
	};

	export const BlockControls: ComponentType< {
		readonly group?: 'block' | 'other';
		readonly children?: ReactNode;
	} > & {
		readonly Slot: ComponentType;
	};

	export interface BlockSelection {
		readonly selectionStart: SelectionPoint;
		readonly selectionEnd: SelectionPoint;
	}

	type TellBlocks = (
		blocks: Block[],
		more: { readonly selection: BlockSelection }
	) => void;

	/** A block editor with a selection of its own. */
	export const BlockEditorProvider: ComponentType< {
		readonly value: Block[];
		/** Applied together with blocks from outside. */
		readonly selection: BlockSelection | undefined;
		readonly settings: Readonly< Record< string, unknown > >;
		/** Called while the author types. */
		readonly onInput: TellBlocks;
		/** Called for a change that is an undo step. */
		readonly onChange: TellBlocks;
		readonly children?: ReactNode;
	} >;

	export const BlockIcon: ComponentType< { readonly icon: unknown } >;

	export const BlockList: ComponentType< {
		readonly renderAppender?: false;
	} >;

	export const NavigableToolbar: ComponentType< {
		readonly 'aria-label': string;
		readonly className?: string;
		readonly focusEditorOnEscape?: boolean;
		readonly children?: ReactNode;
	} >;

	export const ObserveTyping: ComponentType< {
		readonly children?: ReactNode;
	} >;

	export const WritingFlow: ComponentType< {
		readonly className?: string;
		readonly children?: ReactNode;
	} >;

	/** Shown instead of a block that cannot be shown. */
	export const Warning: ComponentType< {
		readonly actions?: readonly ReactNode[];
		readonly children?: ReactNode;
	} >;

	export const InspectorControls: ComponentType< {
		readonly group?: 'settings' | 'styles' | 'advanced';
		readonly children?: ReactNode;
	} >;

	export const RichText: ComponentType< {
		readonly tagName?: `h${ 2 | 3 | 4 | 5 | 6 }` | 'p' | 'div' | 'span';
		readonly className?: string;
		readonly identifier?: string;
		readonly value: string;
		readonly onChange: ( value: string ) => void;
		readonly placeholder?: string;
		readonly allowedFormats?: readonly string[];
		readonly disableLineBreaks?: boolean;
		readonly 'aria-label'?: string;
	} >;

	/** Since WordPress 6.5. */
	export const useSettings: (
		...paths: readonly string[]
	) => readonly unknown[];

	/** The position of the cursor: the block and its text. */
	export interface SelectionPoint {
		readonly clientId?: string;
		readonly attributeKey?: string;
		readonly offset?: number;
	}

	export interface EditorBlock {
		readonly clientId: string;
		readonly name: string;
		readonly attributes: Readonly< Record< string, unknown > >;
		readonly innerBlocks: readonly EditorBlock[];
	}

	export const store: Store<
		{
			readonly getSettings: () => {
				/** Missing for users who may not upload. */
				readonly mediaUpload?: UploadMedia;
			};
			readonly getBlocks: ( clientId?: string ) => readonly EditorBlock[];
			readonly getBlockRootClientId: (
				clientId: string
			) => string | null;
			readonly getBlock: ( clientId: string ) => Block | null;
			/** The block itself if it has no parent. */
			readonly getBlockHierarchyRootClientId: (
				clientId: string
			) => string;
			readonly getBlockIndex: ( clientId: string ) => number;
			readonly canInsertBlockType: (
				name: string,
				rootClientId: string
			) => boolean;
			readonly getBlockAttributes: (
				clientId: string
			) => Readonly< Record< string, unknown > > | null;
			readonly getBlocksByName: ( name: string ) => readonly string[];
			readonly hasSelectedInnerBlock: (
				clientId: string,
				isDeep: boolean
			) => boolean;
			readonly getSelectedBlockClientId: () => string | null;
			readonly getBlockName: ( clientId: string ) => string | null;
			readonly getSelectedBlockCount: () => number;
			readonly getMultiSelectedBlockClientIds: () => readonly string[];
			readonly getSelectionStart: () => SelectionPoint;
			readonly getSelectionEnd: () => SelectionPoint;
			readonly getBlockOrder: ( clientId?: string ) => readonly string[];
			readonly getDraggedBlockClientIds: () => readonly string[];
			readonly getBlockParentsByBlockName: (
				clientId: string,
				name: string
			) => readonly string[];
		},
		{
			/** Null does not move the focus. */
			readonly selectBlock: (
				clientId: string,
				position?: 0 | -1 | null
			) => void;
			readonly selectionChange: ( selection: {
				readonly start: SelectionPoint;
				readonly end: SelectionPoint;
			} ) => void;
			readonly removeBlock: (
				clientId: string,
				selectsPrevious?: boolean
			) => void;
			readonly removeBlocks: (
				clientIds: readonly string[],
				selectPrevious?: boolean
			) => void;
			readonly replaceBlock: ( clientId: string, block: unknown ) => void;
			readonly replaceBlocks: (
				clientIds: readonly string[],
				blocks: readonly unknown[]
			) => void;
			readonly insertBlocks: (
				blocks: readonly unknown[],
				index?: number,
				rootClientId?: string,
				updateSelection?: boolean
			) => void;
			readonly insertBlock: (
				block: unknown,
				index?: number,
				rootClientId?: string,
				updateSelection?: boolean
			) => void;
			readonly updateBlockAttributes: (
				clientIds: readonly string[],
				attributes: Readonly< Record< string, unknown > >
			) => void;
			readonly __unstableMarkLastChangeAsPersistent: () => void;
			readonly __unstableMarkNextChangeAsNotPersistent: () => void;
		}
	>;
}
