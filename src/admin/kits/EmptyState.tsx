import type { ReactNode } from 'react';

/** Shown instead of an empty list: why it is empty, and what to do. */
export const EmptyState = ( {
	children,
}: {
	readonly children: ReactNode;
} ) => (
	<div className="rueda-kits__empty">
		<p>{ children }</p>
	</div>
);
