import { fieldOf } from '../values/field';

/**
 * What other code of the page makes of a value, through the page's own hooks. A page without them has no such code.
 * Give it copies: a stranger may change what he gets. What a filter throws comes through.
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
