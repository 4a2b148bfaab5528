/* WordPress provides it. These are the parts that Rueda uses. */
declare module '@wordpress/core-data' {
	import type { EditorBlock } from '@wordpress/block-editor';
	import type { Store } from '@wordpress/data';
	import type { ComponentType, ReactNode } from 'react';

	interface Records< T > {
		readonly records: readonly T[] | null;
		readonly hasResolved: boolean;
	}

	export function useEntityRecords< T >(
		kind: 'postType',
		name: string,
		query: Readonly< Record< string, unknown > >,
		options?: { readonly enabled?: boolean }
	): Records< T >;

	export function useEntityProp< T >(
		kind: 'postType',
		name: string,
		property: string,
		id?: number
	): readonly [ T | undefined, ( value: T ) => void ];

	export function useEntityRecord< T >(
		kind: 'postType',
		name: string,
		id: number,
		options?: { readonly enabled?: boolean }
	): {
		readonly record: T | null | undefined;
		readonly editedRecord: T | null | undefined;
		readonly hasResolved: boolean;
		readonly edit: ( changes: Partial< T > ) => void;
	};

	export function useEntityBlockEditor(
		kind: 'postType',
		name: string,
		options: { readonly id: number }
	): readonly [
		blocks: readonly EditorBlock[] | undefined,
		onInput: ( blocks: readonly EditorBlock[] ) => void,
		onChange: ( blocks: readonly EditorBlock[] ) => void,
	];

	/** Tells the components inside which entity they belong to. */
	export const EntityProvider: ComponentType< {
		readonly kind: 'postType';
		readonly type: string;
		readonly id: number;
		readonly children?: ReactNode;
	} >;

	export function useEntityId(
		kind: 'postType',
		name: string
	): number | undefined;

	export interface BlockPattern {
		readonly name: string;
		readonly title: string;
		readonly description?: string;
		readonly content: string;
	}

	export const store: Store<
		{
			readonly getBlockPatterns: () =>
				readonly BlockPattern[] | undefined;
			/** Undefined until it is known. */
			readonly canUser: (
				action: 'create' | 'update',
				resource: string,
				id?: number
			) => boolean | undefined;
			readonly getEditedEntityRecord: (
				kind: 'postType',
				name: string,
				id: number
			) => Readonly< Record< string, unknown > > | false | undefined;
			readonly isSavingEntityRecord: (
				kind: 'postType',
				name: string,
				id: number
			) => boolean;
			readonly isAutosavingEntityRecord: (
				kind: 'postType',
				name: string,
				id: number
			) => boolean;
			readonly getLastEntitySaveError: (
				kind: 'postType',
				name: string,
				id: number
			) => unknown;
		},
		{
			readonly editEntityRecord: (
				kind: 'postType',
				name: string,
				id: number,
				edits: Readonly< Record< string, unknown > >,
				/** A cached edit is undone together with the previous one. */
				options?: { readonly isCached?: boolean }
			) => void;
			readonly saveEntityRecord: (
				kind: 'postType',
				name: string,
				record: Readonly< Record< string, unknown > >
			) => Promise< { readonly id: number } | undefined >;
			/** Makes the next call load again. */
			readonly invalidateResolution: (
				selector: 'getEntityRecords',
				of: readonly unknown[]
			) => void;
		}
	>;
}
