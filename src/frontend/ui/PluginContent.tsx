import { Component, isValidElement } from '@wordpress/element';
import type { ReactNode } from 'react';
import { filtered } from './page-filter';

/** Renders what other code adds through one of the page's filters. Null if nothing was added. */
export function pluginContentOf(
	filter: string,
	...what: unknown[]
): ReactNode {
	try {
		const node = filtered( filter, null, ...what );
		return isNode( node ) ? node : null;
	} catch ( error ) {
		console.error( `Rueda: the filter ${ filter } failed.`, error );
		return null;
	}
}

/** Rendering any other value would throw. */
const isNode = ( value: unknown ): value is ReactNode =>
	Array.isArray( value )
		? value.length > 0 && value.every( isNode )
		: typeof value === 'number' ||
			( typeof value === 'string' && value !== '' ) ||
			isValidElement( value );

interface PluginContentProps {
	readonly children: ReactNode;
	/** Shown if the added component fails. */
	readonly instead?: ReactNode;
}

/** Limits errors of components of other plugins to their own place. React reports the error to the console. */
export class PluginContent extends Component<
	PluginContentProps,
	{ failed: boolean }
> {
	override state = { failed: false };

	static getDerivedStateFromError() {
		return { failed: true };
	}

	override render(): ReactNode {
		const { children, instead = null } = this.props;
		return this.state.failed ? instead : children;
	}
}
