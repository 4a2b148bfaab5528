import { __ } from '@wordpress/i18n';
import { type Comparison, sectorPath } from './rules/comparison';

const RINGS = [ 1 / 3, 2 / 3, 1 ];

/**
 * One wheel in colours, the other over it as a dashed outline, in ink: they can be told apart without any colour.
 * Lines keep their width, whatever the size.
 */
export function Overlay( { changes, scale }: Comparison ) {
	const reachOf = ( value: number ) =>
		( value - scale.min ) / ( scale.max - scale.min );
	const count = changes.length;
	return (
		<svg
			className="wp-block-rueda-wheel__overlay"
			viewBox="-1.02 -1.02 2.04 2.04"
			role="img"
			aria-label={ __(
				'Both wheels, one over the other. The table shows what has changed.',
				'rueda'
			) }
		>
			<g className="is-rings">
				{ RINGS.map( ( radius ) => (
					<circle key={ radius } r={ radius } />
				) ) }
			</g>
			<g className="is-second">
				{ changes.map(
					( { after, color }, index ) =>
						after !== null && (
							<path
								key={ index }
								d={ sectorPath(
									index,
									count,
									reachOf( after )
								) }
								fill={ color }
							/>
						)
				) }
			</g>
			<g className="is-first">
				{ changes.map(
					( { before }, index ) =>
						before !== null && (
							<path
								key={ index }
								d={ sectorPath(
									index,
									count,
									reachOf( before )
								) }
							/>
						)
				) }
			</g>
		</svg>
	);
}
