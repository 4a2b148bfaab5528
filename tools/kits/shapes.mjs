/** The shapes in the images of the starter kits, as SVG. The same numbers give the same shapes. */

/**
 * Pseudo-random numbers from 0 to 1, the same each time.
 *
 * @param {number} seed
 */
function chance( seed ) {
	let state = seed;
	return () => {
		state = ( state * 1664525 + 1013904223 ) % 4294967296;
		return state / 4294967296;
	};
}

/**
 * A line of hills: a straight line is bent in its middle, and then each part again.
 *
 * @param {Object} shape
 * @param {number} shape.seed
 * @param {number} shape.width
 * @param {number} shape.from  Height at the left.
 * @param {number} shape.to    Height at the right.
 * @param {number} shape.swing How far the first break may reach.
 * @param {number} shape.rough How much of that each following break may have: 0.5 for rock, 0.35 for meadows.
 * @return {number[][]} Points.
 */
function ridge( { seed, width, from, to, swing, rough } ) {
	const next = chance( seed );
	let points = [
		[ -20, from ],
		[ width + 20, to ],
	];
	for ( let reach = swing; points.length < 500; reach *= rough ) {
		const around = points;
		points = around.flatMap( ( [ x, y ], index ) => {
			const after = around[ index + 1 ];
			const middle = after && [
				( x + after[ 0 ] ) / 2,
				( y + after[ 1 ] ) / 2 + ( next() - 0.5 ) * reach,
			];
			return middle ? [ [ x, y ], middle ] : [ [ x, y ] ];
		} );
	}
	return points;
}

let count = 0;

/** A vertical gradient from the height `y1` to the height `y2`. */
export function gradient( y1, y2, stops ) {
	const id = `g${ ++count }`;
	const inside = stops.map(
		( [ offset, color ] ) =>
			`<stop offset="${ offset }" stop-color="${ color }"/>`
	);
	return {
		fill: `url(#${ id })`,
		svg: `<linearGradient id="${ id }" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${ y1 }" y2="${ y2 }">${ inside.join( '' ) }</linearGradient>`,
	};
}

export const sky = ( width, height, stops ) => {
	const { fill, svg } = gradient( 0, height, stops );
	return `${ svg }<rect width="${ width }" height="${ height }" fill="${ fill }"/>`;
};

/** Hills that fade into mist at the bottom. */
export function hills( { top, bottom, foot, ...shape } ) {
	const points = ridge( shape );
	const { fill, svg } = gradient(
		Math.min( ...points.map( ( [ , y ] ) => y ) ),
		foot,
		[
			[ 0, top ],
			[ 1, bottom ],
		]
	);
	const line = points.map(
		( [ x, y ] ) => `${ x.toFixed( 1 ) } ${ y.toFixed( 1 ) }`
	);
	return `${ svg }<path fill="${ fill }" d="M${ line.join( 'L' ) }V2000H-20Z"/>`;
}

/** A sun or a moon with the light around it. */
export function light( x, y, radius, color, glow ) {
	const id = `g${ ++count }`;
	return `<radialGradient id="${ id }"><stop offset="0" stop-color="${ glow }" stop-opacity=".85"/><stop offset=".35" stop-color="${ glow }" stop-opacity=".32"/><stop offset="1" stop-color="${ glow }" stop-opacity="0"/></radialGradient><circle cx="${ x }" cy="${ y }" r="${ radius * 7 }" fill="url(#${ id })"/><circle cx="${ x }" cy="${ y }" r="${ radius }" fill="${ color }"/>`;
}

export const page = ( width, height, ...parts ) =>
	`<svg xmlns="http://www.w3.org/2000/svg" width="${ width }" height="${ height }" viewBox="0 0 ${ width } ${ height }">${ parts.join( '' ) }</svg>`;

/** A tree on a meadow: a trunk, and a crown of many round shapes that is lit from the left. */
export function tree( x, y, size, dark, lit ) {
	const next = chance( 77 );
	const leaves = Array.from( { length: 150 }, () => {
		const angle = next() * 2 * Math.PI;
		const far = Math.sqrt( next() );
		return [
			x + Math.cos( angle ) * far * size * 0.5,
			y - size * 0.98 + Math.sin( angle ) * far * size * 0.4,
			size * ( 0.05 + next() * 0.05 ),
		];
	} );
	const crown = [ [ x, y - size * 0.98, size * 0.4 ], ...leaves ].map(
		( [ cx, cy, r ] ) =>
			`<circle cx="${ cx.toFixed( 1 ) }" cy="${ cy.toFixed( 1 ) }" r="${ r.toFixed( 1 ) }"/>`
	);
	const id = `g${ ++count }`;
	const w = size * 0.045;
	return (
		`<path fill="${ dark }" d="M${ x - w * 1.5 } ${ y + 8 }Q${ x - w * 0.6 } ${ y - size * 0.3 } ${ x - w * 0.7 } ${ y - size * 0.8 }H${ x + w * 0.7 }Q${ x + w * 0.6 } ${ y - size * 0.3 } ${ x + w * 1.7 } ${ y + 8 }Z"/>` +
		`<linearGradient id="${ id }" gradientUnits="userSpaceOnUse" x1="${ x - size * 0.5 }" y1="${ y - size * 1.3 }" x2="${ x + size * 0.3 }" y2="${ y - size * 0.7 }"><stop offset="0" stop-color="${ lit }"/><stop offset="1" stop-color="${ dark }"/></linearGradient>` +
		`<g fill="url(#${ id })">${ crown.join( '' ) }</g>`
	);
}

/** The same shapes upside down, as a reflection in calm water. */
export const mirrored = ( y, drawing ) =>
	`<g transform="matrix(1 0 0 -1 0 ${ 2 * y })" opacity=".55">${ drawing }</g>`;

/** Horizontal lines on water. */
export function ripples( width, from, to, color ) {
	const next = chance( 5 );
	return Array.from( { length: 46 }, () => {
		const depth = next() ** 1.6;
		const y = from + depth * ( to - from );
		const long = 40 + depth * 260 * next();
		return `<rect x="${ ( next() * width - long / 2 ).toFixed( 1 ) }" y="${ y.toFixed( 1 ) }" width="${ long.toFixed( 1 ) }" height="${ ( 0.8 + depth * 2.2 ).toFixed( 1 ) }" rx="2" fill="${ color }" fill-opacity="${ ( 0.1 + 0.16 * next() ).toFixed( 2 ) }"/>`;
	} ).join( '' );
}
