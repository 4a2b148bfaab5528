<?php

declare( strict_types=1 );

namespace Rueda\Wheel;

defined( 'ABSPATH' ) || exit;

/** How pages and emails show what an author says to a rating. */
final class AreaAdvice {
	/** @param array{text: string, link: string, ...} $advice */
	public static function html( string $area, array $advice ): string {
		$text = '' === $advice['text'] ? '' : sprintf( '<p>%s</p>', nl2br( esc_html( $advice['text'] ) ) );
		return '' === $advice['link'] ? $text : $text . sprintf(
			'<p><a href="%s">%s</a></p>',
			esc_url( $advice['link'] ),
			esc_html( self::link_text( $area ) )
		);
	}

	/** The words of the link beside the text. */
	public static function link_text( string $area ): string {
		/* translators: %s: name of a life area. */
		return sprintf( __( 'More about %s', 'rueda' ), $area );
	}
}
