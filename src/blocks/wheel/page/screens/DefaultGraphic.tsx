import { defaultGraphic } from '../../rules/graphic';

export const DefaultGraphic = () => (
	<svg
		className="wp-block-rueda-wheel__image"
		viewBox="0 0 400 400"
		width="400"
		height="400"
		aria-hidden="true"
		focusable="false"
	>
		<g stroke="#fff" strokeWidth="2">
			{ defaultGraphic.map( ( { color, path } ) => (
				<path key={ color } fill={ color } d={ path } />
			) ) }
		</g>
	</svg>
);
