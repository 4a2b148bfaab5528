import { fieldOf } from '../values/field';

/**
 * Applies a filter of the page's own wp.hooks, if it has them. Callers pass copies, because filters may change what
 * they get. Errors of filters are thrown.
 */
export function filtered(
	name: string,
	value: unknown,
	...more: unknown[]
): unknown {
	const hooks = fieldOf( fieldOf( window, 'wp' ), 'hooks' );
	const apply = fieldOf( hooks, 'applyFilters' );
	return typeof apply === 'function'
		? ( apply.call( hooks, name, value, ...more ) as unknown )
		: value;
}
