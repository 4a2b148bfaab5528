<?php

declare( strict_types=1 );

namespace Rueda\Wheel;

/** The name of an area. It is stored as rich text, but compared, stored in reports and drawn as plain text. */
final class Label {

	/**
	 * One normal form for all who compare labels: no tags, no entities, single spaces.
	 *
	 * Tags go first: what is written as an entity (`I &lt;3 you`) was meant as text and stays.
	 */
	public static function plain( mixed $html ): string {
		if ( ! is_string( $html ) ) {
			return '';
		}
		$text = html_entity_decode( wp_strip_all_tags( $html ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		return trim( preg_replace( '/\s+/u', ' ', $text ) ?? '' );
	}
}
