<?php

declare( strict_types=1 );

namespace Rueda\Support;

defined( 'ABSPATH' ) || exit;

/** The name of an area. It is stored as rich text, but compared, stored in reports and drawn as plain text. */
final class Label {
	/** Comments, and tags: a `<` before anything but a letter or a slash is text. */
	private const TAGS = '~<(script|style)\b[^>]*>.*?</\1\s*>|<!--.*?-->|</?[a-z][^>]*>~is';

	private const WITH_CLASSES = [ 'span', 'i', 'b', 'em', 'strong', 'small', 'abbr', 'sup', 'sub' ];

	/**
	 * One normal form for all who compare labels: no tags, no entities, single spaces. The same as plainText() in
	 * src/frontend/values/plain-text.ts.
	 *
	 * Tags are removed before entities are decoded: text that is written as an entity (`I &lt;3 you`) is no tag. Not by
	 * WordPress's function, which takes all that follows the `<` of `I <3 you` for a tag.
	 */
	public static function plain( mixed $html ): string {
		if ( ! is_string( $html ) ) {
			return '';
		}
		$bare = preg_replace( self::TAGS, '', $html ) ?? $html;
		$text = html_entity_decode( $bare, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		return trim( preg_replace( '/\s+/u', ' ', $text ) ?? '' );
	}

	/** Plain text on one line. Text that looks like a tag is removed; `I <3 you` stays. */
	public static function line( mixed $value ): string {
		$line = is_string( $value ) ? wp_check_invalid_utf8( $value ) : '';
		do {
			$before = $line;
			// This repeats until nothing changes, because removing a tag may join the text around it into a new tag.
			$line = preg_replace(
				'~<(script|style)\b[^>]*>.*?</\1\s*>|<!--.*?-->|</?[a-z!?][^>]*(?:>|$)~is',
				'',
				$before
			) ?? '';
		} while ( $line !== $before );
		return trim( preg_replace( '/[\s\x00-\x1f\x7f]+/u', ' ', $line ) ?? '' );
	}

	/**
	 * Names with their number behind them where several are the same, so that an admin knows which is which.
	 *
	 * @param array<int, string> $names By id.
	 * @return array<int, string>
	 */
	public static function told_apart( array $names ): array {
		$counts = array_count_values( $names );
		foreach ( $names as $id => $name ) {
			$names[ $id ] = $counts[ $name ] > 1 ? "{$name} (#{$id})" : $name;
		}
		return $names;
	}

	/** Words before their value. A colon follows, unless they end with a mark of their own, as a question does. */
	public static function before_value( string $words ): string {
		return 1 === preg_match( '/[?!:;？！：]$/u', $words ) ? $words : "{$words}:";
	}

	/** The label with only the markup that may be in a sentence: emphasis, links and the like. */
	public static function cleaned( string $html ): string {
		// Most labels are plain words, and cleaning them costs as much as printing the field.
		return 1 === preg_match( '/[<>&\x00-\x1F]/', $html ) ? wp_kses( $html, 'data' ) : $html;
	}

	/** What cleaned() returns, with the classes of words and icons in it: a theme may draw something by them. */
	public static function with_classes( string $html ): string {
		if ( ! str_contains( $html, '<' ) ) {
			return self::cleaned( $html );
		}
		/** @var array<string, array<string, bool>> $allowed */
		$allowed = wp_kses_allowed_html( 'data' );
		foreach ( self::WITH_CLASSES as $element ) {
			$allowed[ $element ] = [ 'class' => true ] + ( $allowed[ $element ] ?? [] );
		}
		return wp_kses( $html, $allowed );
	}

	/** The label as HTML. The contents of script and style elements are removed, because they are not text. */
	public static function html( mixed $html ): string {
		$words = is_string( $html ) ? preg_replace( '~<(script|style)\b[^>]*>.*?</\1\s*>~is', '', $html ) : '';
		return self::cleaned( $words ?? '' );
	}
}
