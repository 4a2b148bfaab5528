<?php

declare( strict_types=1 );

namespace Rueda\Kit\Import;

use Rueda\Support\TemporaryFilter;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/** Removes foreign shortcodes, which work in a text or an attribute as they do in a shortcode block. */
final class Shortcodes {
	/** Shortcodes of ours are as harmless as our blocks. */
	private const OWN = '/^(rueda_|wheeloflife|contact-form)/';

	/** Nobody writes shortcodes that are nested deeper than this. */
	private const DEPTH = 20;

	/** Removes them from HTML, and filters it as everything that the user writes. */
	public static function out_of_html( string $html ): string {
		return self::until_stable(
			$html,
			static fn ( string $one ): string => wp_kses_post( self::out_of_tags( self::out_of_text( $one ) ) )
		);
	}

	/** Removes them from the texts in a value, however deep they are in it. */
	public static function out_of_value( mixed $value ): mixed {
		if ( is_array( $value ) ) {
			return array_map( [ self::class, 'out_of_value' ], $value );
		}
		// A text may be HTML, as the description of an area.
		$clean = static fn ( string $one ): string => self::out_of_tags( self::out_of_text( $one ) );
		return is_string( $value ) ? self::until_stable( $value, $clean ) : $value;
	}

	/**
	 * This repeats until nothing changes, because what is removed may have stood between the parts of a shortcode.
	 *
	 * @param callable(string): string $clean
	 */
	private static function until_stable( string $text, callable $clean ): string {
		for ( $turn = 0; $turn < self::DEPTH; $turn++ ) {
			$before = $text;
			$text   = $clean( $before );
			if ( $text === $before ) {
				return $text;
			}
		}
		return '';
	}

	/** @internal Public only for callbacks. */
	public static function out_of_text( string $text ): string {
		$foreign = static fn ( array $names ): array => array_filter(
			$names,
			static fn ( $name ): bool => is_string( $name ) && 1 !== preg_match( self::OWN, $name )
		);
		$strip   = static fn (): string => strip_shortcodes( $text );
		return TemporaryFilter::during( 'strip_shortcodes_tagnames', $foreign, $strip, 10 );
	}

	/** WordPress removes none from the attributes of tags, but runs them there. */
	private static function out_of_tags( string $html ): string {
		$tags = new WP_HTML_Tag_Processor( $html );
		while ( str_contains( $html, '[' ) && $tags->next_tag() ) {
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
