/** The graphic of a wheel without an image of its own, the same as in includes/Wheel/DefaultGraphic.php. */

const center = { x: 212, y: 172 };

/** Clockwise from the top, each an eighth of a turn. */
const segments: ReadonlyArray< readonly [ color: string, radius: number ] > = [
	[ '#1DB53F', 138 ],
	[ '#E3DB13', 167 ],
	[ '#FF7134', 107 ],
	[ '#FF3737', 196 ],
	[ '#811EFF', 118 ],
	[ '#2663FF', 165 ],
	[ '#29D2EC', 191 ],
	[ '#30EED7', 108 ],
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
