/** Numbers and lists as a reader of this page writes them. */
import { written } from './chart-series';

/** Themes and translation plugins write all sorts of things there, and `Intl` throws at what is no language. */
function pageLanguage(): string | undefined {
	try {
		return Intl.getCanonicalLocales( document.documentElement.lang )[ 0 ];
	} catch {
		return undefined;
	}
}

export const inPageLanguage = ( value: number ): string =>
	written( value, pageLanguage() );

export const listInPageLanguage = ( items: readonly string[] ): string =>
	new Intl.ListFormat( pageLanguage() ).format( items );

/** To the minute, or to the second. */
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
