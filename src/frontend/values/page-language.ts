/** Formats numbers, dates and lists in the language of the page. */
import { written } from './chart-series';

/** Themes and translation plugins may set invalid languages, at which `Intl` throws. */
function pageLanguage(): string | undefined {
	try {
		return Intl.getCanonicalLocales( document.documentElement.lang )[ 0 ];
	} catch {
		return undefined;
	}
}

export const inPageLanguage = ( value: number ): string =>
	written( value, pageLanguage() );

/** Always with one decimal, as an average has it. */
export const decimalInPageLanguage = ( value: number ): string =>
	new Intl.NumberFormat( pageLanguage(), {
		minimumFractionDigits: 1,
		maximumFractionDigits: 1,
	} ).format( value );

export const listInPageLanguage = ( items: readonly string[] ): string =>
	new Intl.ListFormat( pageLanguage() ).format( items );

/** With minutes, or with seconds. */
export const dateInPageLanguage = (
	time: number,
	timeStyle: 'short' | 'medium' = 'short'
): string =>
	new Intl.DateTimeFormat( pageLanguage(), {
		dateStyle: 'medium',
		timeStyle,
	} ).format( time );

/** With its sign: +2, −1, 0. */
export const differenceInPageLanguage = ( value: number ): string =>
	new Intl.NumberFormat( pageLanguage(), {
		maximumFractionDigits: 2,
		signDisplay: 'exceptZero',
	} ).format( value );
