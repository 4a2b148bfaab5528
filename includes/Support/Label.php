<?php

declare( strict_types=1 );

namespace Rueda\Support;

defined( 'ABSPATH' ) || exit;

/** The name of an area. It is stored as rich text, but compared, stored in reports and drawn as plain text. */
final class Label {
	/**
	 * One normal form for all who compare labels: no tags, no entities, single spaces.
	 *
	 * Tags are removed before entities are decoded: text that is written as an entity (`I &lt;3 you`) is no tag.
	 */
	public static function plain( mixed $html ): string {
		if ( ! is_string( $html ) ) {
			return '';
		}
		$text = html_entity_decode( wp_strip_all_tags( $html ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		return trim( preg_replace( '/\s+/u', ' ', $text ) ?? '' );
	}

	/** The label with only the markup that may be in a sentence: emphasis, links and the like. */
	public static function cleaned( string $html ): string {
		// Most labels are plain words, and cleaning them costs as much as printing the field.
		return 1 === preg_match( '/[<>&\x00-\x1F]/', $html ) ? wp_kses( $html, 'data' ) : $html;
	}

	/** The label as HTML. The contents of script and style elements are removed, because they are not text. */
	public static function html( mixed $html ): string {
		$words = is_string( $html ) ? preg_replace( '~<(script|style)\b[^>]*>.*?</\1\s*>~is', '', $html ) : '';
		return self::cleaned( $words ?? '' );
	}
}
