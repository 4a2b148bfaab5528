import type { ComponentType, ReactNode } from 'react';
import { isObject } from '../../frontend/values/field';
import { fieldsOf } from '../../frontend/values/values';

type Panel = ComponentType< {
	readonly title: string;
	readonly initialOpen: boolean;
	readonly children: ReactNode;
} >;

const isPanel = ( value: unknown ): value is Panel =>
	typeof value === 'function' || isObject( value );

/**
 * What WordPress asks before a page is published may be added to. Not imported: blocks stand on the screen of widgets,
 * too, where WordPress complains when its editor of posts is loaded. Its home is another one since 6.6.
 */
export function prePublishPanel(): Panel | null {
	const wp = fieldsOf( 'wp' in window ? window.wp : undefined );
	const found = [ wp[ 'editor' ], wp[ 'editPost' ] ]
		.map( ( home ) => fieldsOf( home )[ 'PluginPrePublishPanel' ] )
		.find( isPanel );
	return found ?? null;
}
