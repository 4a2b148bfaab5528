/* Not among our packages: WordPress brings it. Here is what Rueda uses of it, and no more. */
declare module '@wordpress/core-data' {
	import type { Store } from '@wordpress/data';

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
		},
		Record< string, never >
	>;
}
