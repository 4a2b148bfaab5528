/*
 * The automatic JSX runtime for the site's own React. WordPress 6.5 has no script `react-jsx-runtime`, and a bundled
 * one might not match the site's React.
 */
import { createElement, Fragment } from 'react';
import type { ElementType, Key } from 'react';

export function jsx(
	type: ElementType,
	props: Record< string, unknown >,
	key?: Key
) {
	return createElement( type, key === undefined ? props : { ...props, key } );
}

export { jsx as jsxs, jsx as jsxDEV, Fragment };
