import { kinds } from '../kinds';
import type { Type } from '../rules/attributes';

export const iconOf = ( type: Type ) => (
	<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
		<path
			d={ kinds[ type ].icon }
			fill="none"
			stroke="currentColor"
			strokeWidth="1.5"
		/>
	</svg>
);
