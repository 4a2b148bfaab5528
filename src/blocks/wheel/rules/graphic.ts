/** The graphic of a wheel without an image of its own, the same as in includes/Wheel/DefaultGraphic.php. */

const center = { x: 212, y: 172 };

/** Clockwise from the top, each an eighth of a turn. */
const segments: ReadonlyArray< readonly [ color: string, radius: number ] > = [
	[ '#7FB685', 138 ],
	[ '#E5C76B', 167 ],
	[ '#E8A87C', 107 ],
	[ '#D97B7B', 196 ],
	[ '#9B89C4', 118 ],
	[ '#6F94C8', 165 ],
	[ '#7DBFCB', 191 ],
	[ '#8CCFBB', 108 ],
];

export interface Segment {
	readonly color: string;
	readonly path: string;
}

export const defaultGraphic: readonly Segment[] = segments.map(
	( [ color, radius ], index ) => {
		const side = `M${ center.x } ${ center.y }L${ pointAt( radius, index ) }`;
		const arc = `A${ radius } ${ radius } 0 0 1 ${ pointAt( radius, index + 1 ) }`;
		return { color, path: `${ side } ${ arc }Z` };
	}
);

function pointAt( radius: number, eighths: number ): string {
	const angle = ( eighths * Math.PI ) / 4;
	return [
		center.x + radius * Math.sin( angle ),
		center.y - radius * Math.cos( angle ),
	]
		.map( ( part ) => part.toFixed( 2 ) )
		.join( ' ' );
}
