<?php

declare( strict_types=1 );

namespace Rueda\Message\Admin;

defined( 'ABSPATH' ) || exit;

/** Prints an answer as HTML. Email addresses, telephone numbers and URLs become links. */
final class MessageValue {
	/**
	 * @param string $type The type of the field; "" if the field no longer exists.
	 * @param string $name The name of the field.
	 */
	public static function html( string $value, string $type, string $name ): string {
		$plain = trim( $value );
		if ( false !== is_email( $plain ) ) {
			return self::link( 'mailto:' . rawurlencode( $plain ), 'mailto', $plain );
		}
		if ( 'tel' === $type || ( '' === $type && 1 === preg_match( '/tel|phone|mobile|m[oó]vil/iu', $name ) ) ) {
			$number = preg_replace( '/(?!^\+)\D/', '', $plain ) ?? '';
			return 1 === preg_match( '/^[+\d\s().\/–-]+$/Du', $plain ) && strlen( $number ) > 4
				? self::link( 'tel:' . $number, 'tel', $plain )
				: esc_html( $value );
		}
		if ( 'url' === $type && 1 === preg_match( '~^https?://\S+$~Di', $plain ) ) {
			return self::link( $plain, 'http', $plain );
		}
		return nl2br( esc_html( $value ) );
	}

	private static function link( string $address, string $protocol, string $text ): string {
		return sprintf(
			'<a href="%s"%s>%s</a>',
			esc_url( $address, 'http' === $protocol ? [ 'http', 'https' ] : [ $protocol ] ),
			'http' === $protocol ? ' rel="noreferrer nofollow"' : '',
			esc_html( $text )
		);
	}
}
