/* WordPress brings it, like the stores themselves. Typed as Rueda uses it: by the stores that are declared here. */
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

	/** The stores as they are at the moment of asking, without being told of each change. */
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
