import { __, sprintf } from '@wordpress/i18n';

/** A number as the page's language writes it. */
export const localized = ( number: number ): string =>
	number.toLocaleString( document.documentElement.lang || undefined );

/** Rounded down, so that a file of this size is accepted. */
export function sizeInWords( bytes: number ): string {
	const shown = ( unit: number ) =>
		localized( Math.floor( ( bytes / unit ) * 10 ) / 10 );
	if ( bytes >= 1_048_576 ) {
		/* translators: %s: a number of megabytes. */
		return sprintf( __( '%s MB', 'rueda' ), shown( 1_048_576 ) );
	}
	if ( bytes >= 1024 ) {
		/* translators: %s: a number of kilobytes. */
		return sprintf( __( '%s KB', 'rueda' ), shown( 1024 ) );
	}
	/* translators: %s: a number of bytes. */
	return sprintf( __( '%s bytes', 'rueda' ), shown( 1 ) );
}
