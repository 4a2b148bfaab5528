import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';

/**
 * Says what the filled forms and the lines of a chart with wishes mean. includes/Chart/WishKey.php prints the same
 * elements; chart/wishes.ts draws the lines.
 */
export default function WishKey() {
	return (
		// Safari takes the role from a list whose markers are gone.
		// eslint-disable-next-line jsx-a11y/no-redundant-roles
		<ul className="rueda-key" role="list">
			<li>
				<Sample>
					<path
						fill="currentColor"
						fillOpacity=".4"
						d="M0 1h24v14H0z"
					/>
				</Sample>
				{ __( 'Now', 'rueda' ) }
			</li>
			<li>
				<Sample>
					<path stroke="#fff" strokeWidth="5" d="M0 8h24" />
					<path stroke="#1d2327" strokeWidth="2.5" d="M0 8h24" />
				</Sample>
				{ __( 'Wished', 'rueda' ) }
			</li>
		</ul>
	);
}

const Sample = ( { children }: { readonly children: ReactNode } ) => (
	<svg
		viewBox="0 0 24 16"
		width="24"
		height="16"
		aria-hidden="true"
		focusable="false"
	>
		{ children }
	</svg>
);
