/** One entry for each area, in reading order. */
export interface ChartArea {
	readonly label: string;
	readonly value: number;
	readonly color: string;
	/** The rating that the visitor wishes for, if it was asked for and given. */
	readonly wished?: number;
}

/** From the centre to the outermost ring, or from the lowest line to the highest. */
export interface ChartScale {
	readonly min: number;
	readonly max: number;
}

/** The scale from the stored options; null for what they do not say. */
export interface WantedScale {
	readonly min: number | null;
	readonly max: number | null;
}

/** The wanted maximum if all ratings fit, otherwise a round number above them. It is above the scale's minimum. */
export function maximumOf(
	areas: readonly ChartArea[],
	wanted: number | null,
	minimum = 0
): number {
	const largest = Math.max( minimum, ...numbersOf( areas ) );
	if ( wanted !== null && wanted > minimum && wanted >= largest ) {
		return wanted;
	}
	return largest <= 10 ? 10 : rounded( largest );
}

/** Zero, unless ratings are negative: then the wanted minimum or a round number below them. */
export function minimumOf(
	areas: readonly ChartArea[],
	wanted: number | null
): number {
	const smallest = Math.min( 0, ...numbersOf( areas ) );
	if ( wanted !== null && wanted < 0 && wanted <= smallest ) {
		return wanted;
	}
	return smallest === 0 ? 0 : -rounded( -smallest );
}

const numbersOf = ( areas: readonly ChartArea[] ): number[] =>
	areas.flatMap( ( { value, wished = value } ) => [ value, wished ] );

/** The next of 1, 2, 5, 10, 20, 50 … */
function rounded( number: number ): number {
	const unit = 10 ** Math.max( 0, Math.floor( Math.log10( number ) ) );
	return (
		( [ 1, 2, 5 ].find( ( times ) => number <= times * unit ) ?? 10 ) * unit
	);
}

/** How far each sector reaches. A hidden area keeps its place, so nothing else turns or grows. */
export const reachOf = (
	areas: readonly ChartArea[],
	scale: ChartScale,
	hidden: ReadonlySet< number >
): number[] =>
	shownOf( areas, scale, hidden ).map( ( value ) => value ?? scale.min );

/** The ratings limited to the scale; null for hidden areas. */
export const shownOf = (
	areas: readonly ChartArea[],
	{ min, max }: ChartScale,
	hidden: ReadonlySet< number >
): ( number | null )[] =>
	areas.map( ( { value }, index ) =>
		hidden.has( index ) ? null : Math.max( min, Math.min( max, value ) )
	);

export function toggled(
	hidden: ReadonlySet< number >,
	index: number
): ReadonlySet< number > {
	const next = new Set( hidden );
	if ( ! next.delete( index ) ) {
		next.add( index );
	}
	return next;
}

/** A rating in the format of the page's language. */
export const written = ( value: number, locale?: string ): string =>
	new Intl.NumberFormat( locale === '' ? undefined : locale, {
		maximumFractionDigits: 2,
	} ).format( value );
