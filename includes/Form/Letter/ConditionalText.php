<?php

declare( strict_types=1 );

namespace Rueda\Form\Letter;

use Closure;
use Rueda\Definitions;
use Rueda\Form\Form;
use Rueda\Form\Store\Record;
use Rueda\Form\Value\Text;
use Rueda\Support\Conditions\Conditions;

defined( 'ABSPATH' ) || exit;

/**
 * Parts of an email's text that stay under conditions: `[if name]…[/if]` where a field was filled in, or
 * `[if reason equal "Complaint" and age greater "17"]…[/if]`. They are read before any mail-tag is replaced, so nothing
 * that a visitor writes is taken for one.
 *
 * A tag is where it stands, how long it is, and its conditions; a text takes its place, null ends a part.
 *
 * @phpstan-type Tag array{int, int, Conditions|string|null}
 */
final class ConditionalText {
	/** The first alternative is a tag in double brackets, which is shown as text. */
	private const TAG = '~\[\[(?:if\s[^\[\]]*|/if)\]\]|\[(?:if\s+((?:[^\[\]"\']|"[^"\n]*"|\'[^\'\n]*\')++)|/if)\]~';

	/** @param Closure( string ): ?list<string> $answers See Conditions. */
	public static function shown( string $template, Closure $answers ): string {
		$template = Text::one_line_end( $template );
		$shown    = '';
		$at       = 0;
		$hidden   = 0;
		foreach ( self::tags( $template )[0] as [ $from, $length, $is ] ) {
			if ( 0 === $hidden ) {
				$shown .= substr( $template, $at, $from - $at ) . ( is_string( $is ) ? $is : '' );
			}
			$at = $from + $length;
			if ( null === $is ) {
				$hidden = max( 0, $hidden - 1 );
			} elseif ( $is instanceof Conditions && ( $hidden > 0 || ! $is->hold( $answers ) ) ) {
				++$hidden;
			}
		}
		return 0 === $hidden ? $shown . substr( $template, $at ) : $shown;
	}

	/** @return list<string> The tags that cannot be read, and those without the other one of their pair. */
	public static function unreadable( string $template ): array {
		return self::tags( Text::one_line_end( $template ) )[1];
	}

	/** @return list<string> The fields on which the parts of a text depend. */
	public static function fields_in( string $template ): array {
		$fields = [];
		foreach ( self::tags( Text::one_line_end( $template ) )[0] as [ , , $is ] ) {
			array_push( $fields, ...( $is instanceof Conditions ? $is->fields() : [] ) );
		}
		return array_values( array_unique( $fields ) );
	}

	/**
	 * What was answered, as conditions of a form read it: a field that was not shown is empty.
	 *
	 * @return Closure( string ): ?list<string>
	 */
	public static function answers( Form $form, Record $record ): Closure {
		return static function ( string $name ) use ( $form, $record ): ?array {
			if ( ! $form->has( $name ) ) {
				return null;
			}
			$files = $record->files()[ $name ] ?? [];
			return [] === $files
				? $record->values( $name, true ) ?? []
				: array_map( static fn ( string $path ): string => wp_basename( $path ), $files );
		};
	}

	/** @return array{list<Tag>, list<string>} The tags in their order, and those that stay as they are written. */
	private static function tags( string $template ): array {
		preg_match_all( self::TAG, $template, $found, PREG_SET_ORDER | PREG_OFFSET_CAPTURE );
		$tags  = [];
		$open  = [];
		$wrong = [];
		foreach ( $found as $number => $tag ) {
			[ $text, $from ] = $tag[0];
			if ( str_starts_with( $text, '[[' ) ) {
				$tags[ $number ] = [ $from, strlen( $text ), substr( $text, 1, -1 ) ];
			} elseif ( isset( $tag[1] ) ) {
				$open[] = [ $number, $from, $text, self::conditions( $tag[1][0] ) ];
			} else {
				[ $first, $start, $opening, $conditions ] = array_pop( $open ) ?? [ 0, 0, $text, null ];
				if ( null === $conditions ) {
					$wrong[] = $opening;
					continue;
				}
				$tags[ $first ]  = [ ...self::with_line( $template, $start, $opening ), $conditions ];
				$tags[ $number ] = [ ...self::with_line( $template, $from, $text ), null ];
			}
		}
		ksort( $tags );
		return [ array_values( $tags ), [ ...$wrong, ...array_column( $open, 2 ) ] ];
	}

	/** @return array{int, int} The place of a tag; one that is alone on its line takes the line with it. */
	private static function with_line( string $template, int $from, string $tag ): array {
		$end   = $from + strlen( $tag );
		$end  += strspn( $template, " \t", $end );
		$begin = $from;
		while ( $begin > 0 && in_array( $template[ $begin - 1 ], [ ' ', "\t" ], true ) ) {
			--$begin;
		}
		$is_alone = ( 0 === $begin || "\n" === $template[ $begin - 1 ] )
			&& ( strlen( $template ) === $end || "\n" === $template[ $end ] );
		return $is_alone
			? [ $begin, min( strlen( $template ), $end + 1 ) - $begin ]
			: [ $from, strlen( $tag ) ];
	}

	/**
	 * Reads `reason equal "Complaint" or age greater "17" and town not-empty`: "and" binds more closely than "or".
	 *
	 * @return Conditions|null Null for what cannot be read.
	 */
	private static function conditions( string $written ): ?Conditions {
		$any = [];
		foreach ( self::split( $written, 'or' ) as $alternative ) {
			$rules = array_map( [ self::class, 'rule' ], self::split( $alternative, 'and' ) );
			if ( in_array( null, $rules, true ) ) {
				return null;
			}
			$any[] = 1 === count( $rules ) ? $rules[0] : [ 'match' => 'all', 'rules' => $rules ];
		}
		return Conditions::from_stored( [ 'match' => 'any', 'rules' => $any ] );
	}

	/** @return list<string> The parts of a text between a word that is not in quotes. */
	private static function split( string $written, string $word ): array {
		$parts = preg_split( '/"[^"]*"(*SKIP)(*F)|\'[^\']*\'(*SKIP)(*F)|\s+' . $word . '\s+/', $written );
		return false === $parts ? [ $written ] : $parts;
	}

	/** @return array{field: string, is: string, value?: list<string>|string}|null */
	private static function rule( string $written ): ?array {
		$quoted  = '"[^"]*"|\'[^\']*\'';
		$pattern = "/^\\s*([^\\s\"']+)(?:\\s+([a-z-]+))?((?:\\s+(?:{$quoted}))*)\\s*\$/D";
		if ( 1 !== preg_match( $pattern, $written, $found ) ) {
			return null;
		}
		[ , $field, $is, $texts ] = $found;
		preg_match_all( "/{$quoted}/", $texts, $values );
		$values = array_map( static fn ( string $value ): string => substr( $value, 1, -1 ), $values[0] );
		$is     = '' === $is ? 'not-empty' : $is;
		$kind   = Definitions::CONDITION_COMPARISONS[ $is ] ?? '';
		return match ( [ $kind, min( 2, count( $values ) ) ] ) {
			[ 'none', 0 ]                => [ 'field' => $field, 'is' => $is ],
			[ 'text', 1 ]                => [ 'field' => $field, 'is' => $is, 'value' => $values[0] ],
			[ 'list', 1 ], [ 'list', 2 ] => [ 'field' => $field, 'is' => $is, 'value' => $values ],
			default                      => null,
		};
	}
}
