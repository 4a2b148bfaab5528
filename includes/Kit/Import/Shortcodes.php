<?php

declare( strict_types=1 );

namespace Rueda\Kit\Import;

use Rueda\Support\TemporaryFilter;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/** Removes foreign shortcodes, which work in a text or an attribute as they do in a shortcode block. */
final class Shortcodes {
	/** Shortcodes of ours are as harmless as our blocks, and so are those that WordPress itself has. */
	private const HARMLESS = '/^(rueda_|wheeloflife|contact-form|(audio|video|caption|wp_caption|gallery|playlist|embed)$)/';

	/** Nobody writes shortcodes that are nested deeper than this. */
	private const DEPTH = 20;

	/**
	 * This repeats until nothing changes, because what is removed may have stood between the parts of a shortcode.
	 *
	 * @param callable(string): string $clean
	 */
	public static function until_stable( string $text, callable $clean ): string {
		for ( $turn = 0; $turn < self::DEPTH; $turn++ ) {
			$before = $text;
			$text   = $clean( $before );
			if ( $text === $before ) {
				return $text;
			}
		}
		return '';
	}

	/** Removes them from a text and from the attributes of its tags, once. */
	public static function out_of( string $html ): string {
		return str_contains( $html, '[' ) ? self::out_of_tags( self::out_of_text( $html ) ) : $html;
	}

	/** @return list<string> The names of those in a text. */
	public static function foreign_in( string $text ): array {
		global $shortcode_tags;
		preg_match_all( '~\[/?([^<>&/\[\]\x00-\x20=]++)~', $text, $found );
		$known = array_map( 'strval', array_keys( is_array( $shortcode_tags ) ? $shortcode_tags : [] ) );
		$names = array_filter( $known, static fn ( string $name ): bool => self::is_foreign( $name ) );
		return array_values( array_unique( array_intersect( $found[1], $names ) ) );
	}

	private static function is_foreign( mixed $name ): bool {
		return is_string( $name ) && 1 !== preg_match( self::HARMLESS, $name );
	}

	private static function out_of_text( string $text ): string {
		$foreign = static fn ( array $names ): array => array_filter(
			$names,
			static fn ( mixed $name ): bool => self::is_foreign( $name )
		);
		$strip   = static fn (): string => strip_shortcodes( $text );
		return TemporaryFilter::during( 'strip_shortcodes_tagnames', $foreign, $strip, 10 );
	}

	/** WordPress removes none from the attributes of tags, but runs them there. */
	private static function out_of_tags( string $html ): string {
		$tags = new WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag() ) {
			foreach ( $tags->get_attribute_names_with_prefix( '' ) ?? [] as $name ) {
				$value = $tags->get_attribute( $name );
				$text  = is_string( $value ) ? self::out_of_text( $value ) : $value;
				if ( is_string( $text ) && $text !== $value ) {
					$tags->set_attribute( $name, $text );
				}
			}
		}
		return $tags->get_updated_html();
	}
}
