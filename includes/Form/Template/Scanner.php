<?php

declare( strict_types=1 );

namespace Rueda\Form\Template;

use Rueda\Form\Value\Text;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the form-tags in a text. Anything that is not a valid form-tag stays text.
 *
 * Options, values and contents may not contain a bracket, so each character is read only once, even in hostile texts.
 */
final class Scanner {
	private const TYPE    = '/\G\[([a-z][a-z0-9_]*+\*?)(?=[\s\]])/';
	private const VALUE   = '(?:"[^"\[\]]*+"|\'[^\'\[\]]*+\')';
	private const OPTIONS = '/\G([-+*=0-9a-zA-Z:.!?#$&@_\/|%\s]*+)((?:\s*+' . self::VALUE . ')*+)\s*+\/?\]/';
	/** A button whose options come after its text. Without it nobody could send the form. */
	private const LENIENT = '/\G((?:[^"\'\[\]]++|' . self::VALUE . ')*+)\]/';
	private const NAME    = '/^[A-Za-z][A-Za-z0-9_:.-]*$/D';

	/** @return list<string|FormTag> Text and tags in their order. */
	public static function pieces_of( string $template ): array {
		$pieces = [];
		$text   = '';
		$offset = 0;
		for ( $start = strpos( $template, '[' ); false !== $start; $start = strpos( $template, '[', $offset ) ) {
			$text  .= substr( $template, $offset, $start - $offset );
			$offset = $start + 1;
			$tag    = self::tag( $template, $start );
			if ( null === $tag ) {
				$text .= '[';
				continue;
			}
			$offset = $start + strlen( $tag->source );
			if ( str_ends_with( $text, '[' ) && ']' === substr( $template, $offset, 1 ) ) {
				// Doubled brackets mean the tag as text; entities keep it from being read as a tag again.
				$text = substr( $text, 0, -1 ) . strtr( $tag->source, [ '[' => '&#91;', ']' => '&#93;' ] );
				++$offset;
				continue;
			}
			array_push( $pieces, $text, $tag );
			$text = '';
		}
		$pieces[] = $text . substr( $template, $offset );
		return array_values( array_filter( $pieces, static fn ( string|FormTag $piece ): bool => '' !== $piece ) );
	}

	private static function tag( string $template, int $start ): ?FormTag {
		if ( 1 !== preg_match( self::TYPE, $template, $type, 0, $start ) || ! TagType::is_known( $type[1] ) ) {
			return null;
		}
		$inside = $start + strlen( $type[0] );
		if ( 1 !== preg_match( self::OPTIONS, $template, $found, 0, $inside ) ) {
			$found = 'submit' === $type[1] ? self::disordered( $template, $inside ) : null;
			if ( null === $found ) {
				return null;
			}
		}
		$options = array_values( array_diff( Text::parts( '/\s+/', $found[1] ), [ '/' ] ) );
		$name    = TagType::has_name( $type[1] ) ? (string) array_shift( $options ) : '';
		if ( TagType::has_name( $type[1] ) && 1 !== preg_match( self::NAME, $name ) ) {
			return null;
		}
		$end     = $inside + strlen( $found[0] );
		$content = self::content( $template, $end, $type[1] );
		return new FormTag(
			rtrim( $type[1], '*' ),
			str_ends_with( $type[1], '*' ),
			$name,
			$options,
			self::values( $found[2] ),
			$content ?? '',
			substr(
				$template,
				$start,
				$end - $start + ( null === $content ? 0 : strlen( $content . '[/' . $type[1] . ']' ) )
			)
		);
	}

	/** @return array{string, string, string}|null As OPTIONS finds it: all of the rest, the options, the values. */
	private static function disordered( string $template, int $inside ): ?array {
		if ( 1 !== preg_match( self::LENIENT, $template, $found, 0, $inside ) ) {
			return null;
		}
		preg_match_all( '/' . self::VALUE . '/', $found[1], $values );
		$options = preg_replace( '/' . self::VALUE . '/', ' ', $found[1] ) ?? '';
		return [ $found[0], $options, implode( ' ', $values[0] ) ];
	}

	/** What stands between a tag and its end; null where it has none. */
	private static function content( string $template, int $from, string $type ): ?string {
		$bracket = strpos( $template, '[', $from );
		$closing = '[/' . $type . ']';
		return false !== $bracket && substr( $template, $bracket, strlen( $closing ) ) === $closing
			? substr( $template, $from, $bracket - $from )
			: null;
	}

	/** @return list<string> */
	private static function values( string $written ): array {
		preg_match_all( '/"([^"]*+)"|\'([^\']*+)\'/', $written, $found, PREG_SET_ORDER );
		return array_map( static fn ( array $one ): string => Text::one_line_end( $one[2] ?? $one[1] ?? '' ), $found );
	}
}
