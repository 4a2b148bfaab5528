/** What a chart shows: one entry for each area, in reading order. */
export interface ChartArea {
	readonly label: string;
	readonly value: number;
	readonly color: string;
}

/** The outermost ring: the wanted one if all ratings fit into it, else a round number around them. */
export function maximumOf(
	areas: readonly ChartArea[],
	wanted: number | null
): number {
	const largest = Math.max( 0, ...areas.map( ( area ) => area.value ) );
	if ( wanted !== null && wanted > 0 && wanted >= largest ) {
		return wanted;
	}
	if ( largest <= 10 ) {
		return 10;
	}
	const unit = 10 ** Math.floor( Math.log10( largest ) );
	return (
		( [ 1, 2, 5 ].find( ( times ) => largest <= times * unit ) ?? 10 ) *
		unit
	);
}

/** From the centre to the outermost ring. */
export interface ChartScale {
	readonly min: number;
	readonly max: number;
}

/** How far each sector reaches. An area that is hidden keeps its place, so nothing else turns or grows. */
export const reachOf = (
	areas: readonly ChartArea[],
	{ min, max }: ChartScale,
	hidden: ReadonlySet< number >
): number[] =>
	areas.map( ( { value }, index ) =>
		hidden.has( index ) ? min : Math.max( min, Math.min( max, value ) )
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

/** A rating as a reader of the page writes it. */
export const written = ( value: number, locale?: string ): string =>
	new Intl.NumberFormat( locale === '' ? undefined : locale, {
		maximumFractionDigits: 2,
	} ).format( value );
