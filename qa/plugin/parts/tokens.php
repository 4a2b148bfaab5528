<?php
/**
 * The switch `tokens`: what Rueda draws at random comes from a fixed series. PHP asks for a function of the namespace
 * before the one of its own, so these take the place of `random_int()` and the like, in Rueda alone. Browsers get a
 * script that does the same for the keys that pages make.
 *
 * @package Rueda
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

/** The next bytes of the series, in hexadecimal. */
function rueda_qa_next_token(): string {
	$number = 1 + (int) get_option( 'rueda_qa_tokens', 0 );
	update_option( 'rueda_qa_tokens', $number, false );
	return hash( 'sha256', "rueda-qa {$number}" );
}

/**
 * Bytes of the series.
 *
 * @param int $length How many.
 */
function rueda_qa_bytes( int $length ): string {
	$bytes = '';
	for ( $count = 0; $count < $length; $count += 32 ) {
		$bytes .= (string) hex2bin( rueda_qa_next_token() );
	}
	return substr( $bytes, 0, $length );
}

/**
 * A number of the series.
 *
 * @param int $min The smallest.
 * @param int $max The largest.
 */
function rueda_qa_number( int $min, int $max ): int {
	return $min + (int) hexdec( substr( rueda_qa_next_token(), 0, 7 ) ) % ( $max - $min + 1 );
}

/** Prints the script for browsers. Each page that is opened takes the next token and goes on from there. */
function rueda_qa_print_series(): void {
	$script = <<<'JS'
	( ( state ) => {
		crypto.getRandomValues = ( list ) => {
			for ( let at = 0; at < list.length; at++ ) {
				state = ( Math.imul( state, 1664525 ) + 1013904223 ) >>> 0;
				list[ at ] = list.BYTES_PER_ELEMENT === 1 ? state >>> 24 : state;
			}
			return list;
		};
		crypto.randomUUID = () => {
			const [ a, b, c, d ] = crypto.getRandomValues( new Uint32Array( 4 ) );
			const hex = [ a, b, c, d ].map( ( part ) => part.toString( 16 ).padStart( 8, '0' ) ).join( '' );
			return hex.replace( /^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5' );
		};
	} )
	JS;
	wp_print_inline_script_tag( $script . '( ' . rueda_qa_number( 1, 0xFFFFFF ) . ' );' );
}

if ( 'fixed' !== rueda_qa_value( 'tokens' ) ) {
	return;
}
add_action( 'wp_head', 'rueda_qa_print_series', -1 );
require __DIR__ . '/series.php';
