/* WordPress provides it, like the stores. Typed for the stores that are declared here. */
declare module '@wordpress/data' {
	export interface Store< Selectors, Actions > {
		readonly name: string;
		readonly selectors?: Selectors;
		readonly actions?: Actions;
	}

	export type Select = < Selectors, Actions >(
		store: Store< Selectors, Actions >
	) => Selectors;

	export const select: Select;

	export function useSelect< T >(
		map: ( select: Select ) => T,
		dependencies: readonly unknown[]
	): T;

	/** The current stores, without rendering again on changes. */
	export function useRegistry(): {
		readonly select: Select;
		readonly dispatch: < Selectors, Actions >(
			store: Store< Selectors, Actions >
		) => Actions;
		readonly batch: ( changes: () => void ) => void;
	};

	export function useDispatch< Selectors, Actions >(
		store: Store< Selectors, Actions >
	): Actions;
}
