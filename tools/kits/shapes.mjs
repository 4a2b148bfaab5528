/** Shapes of the drawings, as SVG. */

export const svg = ( width, height, ...parts ) => ( {
	width,
	height,
	svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${ width }" height="${ height }" viewBox="0 0 ${ width } ${ height }">${ parts.join( '' ) }</svg>`,
} );

export const gradient = ( id, stops, end = 'x2="0" y2="1"' ) =>
	`<linearGradient id="${ id }" x1="0" y1="0" ${ end }>${ stops
		.map(
			( [ offset, color ] ) =>
				`<stop offset="${ offset }" stop-color="${ color }"/>`
		)
		.join( '' ) }</linearGradient>`;

export const shape = ( d, fill, more = '' ) =>
	`<path d="${ d }" fill="${ fill }" ${ more }/>`;
export const circle = ( x, y, r, fill, more = '' ) =>
	`<circle cx="${ x }" cy="${ y }" r="${ r }" fill="${ fill }" ${ more }/>`;
export const box = ( x, y, width, height, fill, more = '' ) =>
	`<rect x="${ x }" y="${ y }" width="${ width }" height="${ height }" fill="${ fill }" ${ more }/>`;

/** A ridge through points, closed at the lower edge of the picture. */
export const ridge = ( points, bottom, fill ) => {
	const middle = ( a, b ) => [
		( a[ 0 ] + b[ 0 ] ) / 2,
		( a[ 1 ] + b[ 1 ] ) / 2,
	];
	const curves = points
		.slice( 1, -1 )
		.map( ( point, index ) => {
			const end =
				index === points.length - 3
					? points[ index + 2 ]
					: middle( point, points[ index + 2 ] );
			return `Q${ point } ${ end }`;
		} )
		.join( '' );
	const [ first ] = points;
	const last = points[ points.length - 1 ];
	return shape(
		`M${ first }${ curves }V${ bottom }H${ first[ 0 ] }Z`.replace(
			`V${ bottom }`,
			`L${ last[ 0 ] },${ bottom }`
		),
		fill
	);
};

export const poplar = ( x, y, size, fill ) =>
	shape(
		`M${ x } ${ y }C${ x - size * 0.3 } ${ y - size * 0.35 } ${ x - size * 0.16 } ${ y - size * 0.85 } ${ x } ${ y - size }C${ x + size * 0.16 } ${ y - size * 0.85 } ${ x + size * 0.3 } ${ y - size * 0.35 } ${ x } ${ y }Z`,
		fill
	);
