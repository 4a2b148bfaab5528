import type { ReactNode } from 'react';

/** Where a list would be: why there is none, and what to do. */
export const EmptyState = ( {
	children,
}: {
	readonly children: ReactNode;
} ) => (
	<div className="rueda-kits__empty">
		<p>{ children }</p>
	</div>
);
