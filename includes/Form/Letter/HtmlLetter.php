<?php

declare( strict_types=1 );

namespace Rueda\Form\Letter;

use Rueda\Form\Form;

defined( 'ABSPATH' ) || exit;

/** Makes a complete HTML document of the body of a mail, and plain text of it. */
final class HtmlLetter {
	public static function document( string $body, string $subject, Form $form ): string {
		// An email address in angle brackets would be read as an HTML element.
		$body = preg_replace_callback(
			'/<([^<>\s]+@[^<>\s]+)>/',
			static fn ( array $found ): string => false === is_email( $found[1] )
				? $found[0]
				: '&lt;' . $found[1] . '&gt;',
			$body
		) ?? $body;
		if ( 1 === preg_match( '/<html[\s>]/i', $body ) ) {
			return $body;
		}
		$locale = '' === $form->locale() ? get_locale() : $form->locale();
		return sprintf(
			"<!doctype html>\n<html xmlns=\"http://www.w3.org/1999/xhtml\" dir=\"%s\" lang=\"%s\">\n"
				. "<head>\n<title>%s</title>\n</head>\n<body>\n%s</body>\n</html>\n",
			in_array( $locale, Form::RTL, true ) ? 'rtl' : 'ltr',
			esc_attr( str_replace( '_', '-', $locale ) ),
			esc_html( $subject ),
			wpautop( $body )
		);
	}

	public static function as_text( string $html ): string {
		$html = preg_replace( '~<(head|style|script)\b.*?</\1>~is', '', $html ) ?? $html;
		$html = preg_replace( '~<a\s[^>]*href="([^"]+)"[^>]*>(.*?)</a>~is', '$2 ($1)', $html ) ?? $html;
		$html = preg_replace( '~<br\s*/?>\R?~i', "\n", $html ) ?? $html;
		$html = preg_replace( '~</(p|div|tr|li|h[1-6])>\R?~i', "\n\n", $html ) ?? $html;
		$text = html_entity_decode( wp_strip_all_tags( $html ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		return trim( preg_replace( '/\n{3,}/', "\n\n", $text ) ?? $text );
	}
}
