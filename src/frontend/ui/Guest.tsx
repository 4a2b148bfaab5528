import { Component, isValidElement } from '@wordpress/element';
import type { ReactNode } from 'react';
import { filtered } from './page-filter';

/** What other code of the page draws here, by way of one of the page's filters. Null when nobody does. */
export function guestOf( filter: string, ...what: unknown[] ): ReactNode {
	try {
		const node = filtered( filter, null, ...what );
		return isNode( node ) ? node : null;
	} catch ( error ) {
		console.error( `Rueda: the filter ${ filter } failed.`, error );
		return null;
	}
}

/** Anything else would bring down all that is drawn with it. */
const isNode = ( value: unknown ): value is ReactNode =>
	Array.isArray( value )
		? value.length > 0 && value.every( isNode )
		: typeof value === 'number' ||
			( typeof value === 'string' && value !== '' ) ||
			isValidElement( value );

interface GuestProps {
	readonly children: ReactNode;
	/** What stands here when the guest fails. */
	readonly instead?: ReactNode;
}

/** A stranger's component may throw; what stands around it stays. React itself reports the error to the console. */
export class Guest extends Component< GuestProps, { failed: boolean } > {
	override state = { failed: false };

	static getDerivedStateFromError() {
		return { failed: true };
	}

	override render(): ReactNode {
		const { children, instead = null } = this.props;
		return this.state.failed ? instead : children;
	}
}
