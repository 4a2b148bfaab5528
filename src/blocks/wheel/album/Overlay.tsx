import { __ } from '@wordpress/i18n';
import { type Comparison, sectorPath, wishPath } from './rules/comparison';

const RINGS = [ 1 / 3, 2 / 3, 1 ];

/**
 * Draws one wheel in colours and the other as a dashed outline over it, so that they differ without colour too. Lines
 * have the same width at any size.
 */
export function Overlay( { rows, scale }: Comparison ) {
	const reachOf = ( value: number ) =>
		( value - scale.min ) / ( scale.max - scale.min );
	const count = rows.length;
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
				{ rows.map(
					( { values: [ , after = null ], color }, index ) =>
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
				{ rows.map(
					( { values: [ before = null ] }, index ) =>
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
			<Wishes d={ wishesIn( rows, reachOf ) } />
		</svg>
	);
}

const wishesIn = (
	rows: Comparison[ 'rows' ],
	reachOf: ( value: number ) => number
): string =>
	rows
		.map( ( { wished }, index ) =>
			wished === null
				? ''
				: wishPath( index, rows.length, reachOf( wished ) )
		)
		.join( '' );

/** Lines at wishes, dark with a white edge: see frontend/chart/wishes.ts. */
export const Wishes = ( {
	d,
	width = 2.5,
}: {
	readonly d: string;
	readonly width?: number;
} ) => (
	<g fill="none">
		<path stroke="#fff" strokeWidth={ 2 * width } d={ d } />
		<path stroke="#1d2327" strokeWidth={ width } d={ d } />
	</g>
);
