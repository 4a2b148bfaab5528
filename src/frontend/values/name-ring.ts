import { NAME_RING } from '../../definitions/name-ring';

const { steps, radius, gap, room, wrap, longest, lines, line, least, lean } =
	NAME_RING;

/** Width and height, in ems. */
type Size = readonly [ width: number, height: number ];

/** The estimated width of a text in ems. */
function widthOf( text: string ): number {
	const { thin, wide, widths } = NAME_RING;
	return Array.from( text ).reduce( ( sum, letter ) => {
		if ( thin.includes( letter ) ) {
			return sum + widths.thin;
		}
		if ( wide.includes( letter ) ) {
			return sum + widths.wide;
		}
		if ( letter > '\u2e80' ) {
			return sum + widths.square;
		}
		const isCapital = /\p{Lu}/u.test( letter );
		return sum + ( isCapital ? widths.capital : widths.other );
	}, 0 );
}

/** The size of a name in as many lines as it needs, or null if it needs too many. */
function sizeOf( name: string, beside: number ): Size | null {
	let count = 0;
	let widest = 0;
	let current: number = wrap;
	for ( const word of name.split( ' ' ) ) {
		const width = widthOf( word );
		const longer = current + widthOf( ' ' ) + width;
		current = longer > wrap ? width : longer;
		count += longer > wrap ? 1 : 0;
		widest = Math.max( widest, current );
	}
	return count > lines || widest > longest
		? null
		: [ widest + beside, Math.max( least, count * line ) ];
}

interface NamePlace {
	/** The direction from the centre of the chart, each from -1 to 1, downwards and to the right. */
	readonly x: number;
	readonly y: number;
	/** How much of half its width a name moves to the right. */
	readonly lean: number;
}

function placeOf( index: number, count: number ): NamePlace {
	const angle = ( 2 * Math.PI * ( index + 0.5 ) ) / count;
	const x = Math.sin( angle );
	return {
		x,
		y: -Math.cos( angle ),
		lean: Math.max( -1, Math.min( 1, lean * x ) ),
	};
}

/** Whether names of these sizes neither touch their neighbours nor leave the figure. */
function fit( sizes: readonly Size[], width: number ): boolean {
	const far = radius * width + gap;
	const boxes = sizes.map( ( [ wide, high ], index ) => {
		const place = placeOf( index, sizes.length );
		return {
			x: far * place.x + ( place.lean * wide ) / 2,
			y: far * place.y + ( place.y * high ) / 2,
			wide,
			high,
		};
	} );
	return boxes.every( ( box, index ) => {
		const next = boxes[ ( index + 1 ) % boxes.length ];
		const isApart =
			! next ||
			next === box ||
			2 * Math.abs( next.x - box.x ) >= box.wide + next.wide + gap ||
			2 * Math.abs( next.y - box.y ) >= box.high + next.high;
		return (
			isApart &&
			2 * Math.abs( box.x ) + box.wide <= width &&
			2 * Math.abs( box.y ) + box.high <= 2 * ( radius * width + room )
		);
	} );
}

export interface NameRing {
	/** The width of the figure, in ems, from which all names fit around its chart. */
	readonly from: number;
	/** Where each name is, and how wide. */
	readonly names: readonly ( NamePlace & { readonly wide: number } )[];
}

/**
 * The names around a chart; null if they do not fit. The same rule as in includes/Chart/NameRing.php; both are tested
 * with tests/fixtures/name-rings.json.
 *
 * @param names
 * @param beside What stands beside each name, such as a button, in ems.
 */
export function nameRing(
	names: readonly string[],
	beside: readonly number[] = []
): NameRing | null {
	const sizes = names.flatMap( ( name, index ) => {
		const size = sizeOf( name, beside[ index ] ?? 0 );
		return size ? [ size ] : [];
	} );
	const from = steps.find( ( step ) => fit( sizes, step ) );
	return sizes.length < names.length || ! from
		? null
		: {
				from,
				names: sizes.map( ( [ wide ], index ) => ( {
					...placeOf( index, sizes.length ),
					wide,
				} ) ),
			};
}
