/** Formats numbers in the language of the screen. */
const format = ( value: number, options: Intl.NumberFormatOptions ): string =>
	new Intl.NumberFormat(
		document.documentElement.lang || undefined,
		options
	).format( value );

export const whole = ( value: number ): string =>
	format( value, { maximumFractionDigits: 0 } );

/** Averages have one decimal; with so few visitors, more would mean nothing. */
export const rated = ( value: number ): string =>
	format( value, { minimumFractionDigits: 1, maximumFractionDigits: 1 } );

export const share = ( part: number, all: number ): string =>
	format( all > 0 ? part / all : 0, {
		style: 'percent',
		maximumFractionDigits: 0,
	} );
