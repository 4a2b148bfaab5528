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
	/** A tag that may be an add-on's. */
	private const OTHER = '/\G\[([a-z][a-z0-9_-]*+)\*?(\s[^\[\]]*+)?\]/';
	/** What begins and what ends a line of its own. */
	private const BEFORE = '~(?:^|\n|<(?:br|p|div|label|span|td|li)\b[^<>]*+>)[ \t\r]*$~iD';
	private const AFTER  = '~\G[ \t\r]*(?:$|\n|<br\b|</(?:p|div|label|span|td|li)>)~i';
	private const ENDS   = '~\G\s*</label>~i';
	private const NAME   = '/^[A-Za-z][A-Za-z0-9_:.-]*$/D';

	/** How many characters before a tag are looked at. */
	private const LOOK_BACK = 300;

	/** @return list<string|FormTag> Text and tags in their order. */
	public static function pieces_of( string $template ): array {
		$pieces = [];
		$text   = '';
		$offset = 0;
		preg_match_all( '~\[/([a-z][a-z0-9_-]*+)\]~', $template, $ends );
		$ended = array_fill_keys( $ends[1], true );
		for ( $start = strpos( $template, '[' ); false !== $start; $start = strpos( $template, '[', $offset ) ) {
			$text  .= substr( $template, $offset, $start - $offset );
			$offset = $start + 1;
			$tag    = self::tag( $template, $start ) ?? self::of_add_on( $template, $start, $ended );
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

	/**
	 * A tag of an add-on: on a line of its own, or with a name at the end of a label. Other words in brackets are text,
	 * and so is a tag that has an end, because what it is around may be fields of ours.
	 *
	 * @param array<string, true> $ended The types that have an end somewhere.
	 */
	private static function of_add_on( string $template, int $start, array $ended ): ?FormTag {
		if ( 1 !== preg_match( self::OTHER, $template, $found, 0, $start )
			|| TagType::is_known( $found[1] )
			|| isset( $ended[ $found[1] ] ) ) {
			return null;
		}
		$before    = substr( $template, max( 0, $start - self::LOOK_BACK ), min( $start, self::LOOK_BACK ) );
		$end       = $start + strlen( $found[0] );
		$is_alone  = 1 === preg_match( self::AFTER, $template, $after, 0, $end )
			&& 1 === preg_match( self::BEFORE, $before );
		$is_in_end = isset( $found[2] ) && 1 === preg_match( self::ENDS, $template, $after, 0, $end );
		return $is_alone || $is_in_end ? FormTag::of_add_on( $found[1], $found[0] ) : null;
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
