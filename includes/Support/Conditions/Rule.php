<?php

declare( strict_types=1 );

namespace Rueda\Support\Conditions;

use Closure;
use Rueda\Definitions;
use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/**
 * One comparison of a field's answers with a value.
 *
 * @immutable
 */
final class Rule {
	/** What JavaScript's trim() removes: this class of characters, at both ends. */
	private const BLANK = '[\t-\r\p{Z}\x{FEFF}]';

	/** @param list<string> $values One, several for `one-of`, none for `empty` and `not-empty`. */
	private function __construct( private string $field, private string $is, private array $values ) {}

	/** A rule on no field. */
	public static function never(): self {
		return new self( '', 'equal', [ '' ] );
	}

	/** What cannot be read never holds. */
	public static function from_stored( mixed $stored ): self {
		$field = Read::at( $stored, 'field' );
		$is    = Read::string( Read::at( $stored, 'is' ) );
		$kind  = Definitions::CONDITION_COMPARISONS[ $is ] ?? null;
		$value = Read::at( $stored, 'value' );
		$texts = match ( $kind ) {
			'text'  => [ $value ],
			'list'  => Read::list_at( $stored, 'value' ),
			'none'  => [],
			default => null,
		};
		$most = Definitions::CONDITION_LIMITS['values'];
		if ( ! self::is_text( $field ) || null === $texts || count( $texts ) > $most ) {
			return self::never();
		}
		$values = array_values( array_filter( Read::strings( $texts ), [ self::class, 'is_text' ] ) );
		return count( $values ) === count( $texts ) ? new self( $field, $is, $values ) : self::never();
	}

	/** @phpstan-assert-if-true string $value */
	private static function is_text( mixed $value ): bool {
		return is_string( $value )
			&& 1 === preg_match( '/^.{0,' . Definitions::CONDITION_LIMITS['characters'] . '}$/Dsu', $value );
	}

	/** @param Closure( string ): ?list<string> $answers See Conditions. */
	public function holds( Closure $answers ): bool {
		$given = '' === $this->field ? null : $answers( $this->field );
		if ( null === $given ) {
			return false;
		}
		$given = array_filter( array_map( [ self::class, 'plain' ], $given ), static fn ( $one ): bool => '' !== $one );
		$given = [] === $given ? [ '' ] : $given;
		return match ( $this->is ) {
			'empty'     => [ '' ] === $given,
			'not-empty' => [ '' ] !== $given,
			'not-equal' => ! $this->is_met( $given ),
			default     => $this->is_met( $given ),
		};
	}

	/** @param array<string> $answers */
	private function is_met( array $answers ): bool {
		foreach ( $this->values as $value ) {
			$value = self::plain( $value );
			foreach ( $answers as $answer ) {
				if ( $this->compares( $answer, $value ) ) {
					return true;
				}
			}
		}
		return false;
	}

	private function compares( string $answer, string $value ): bool {
		return match ( $this->is ) {
			'contains' => str_contains( $answer, $value ),
			'greater'  => self::are_numbers( $answer, $value ) && (float) $answer > (float) $value,
			'less'     => self::are_numbers( $answer, $value ) && (float) $answer < (float) $value,
			'before'   => self::are_days( $answer, $value ) && strcmp( $answer, $value ) < 0,
			'after'    => self::are_days( $answer, $value ) && strcmp( $answer, $value ) > 0,
			default    => $answer === $value,
		};
	}

	private static function are_numbers( string $one, string $other ): bool {
		return self::are( Definitions::CONDITION_NUMBER, $one, $other );
	}

	private static function are_days( string $one, string $other ): bool {
		return self::are( Definitions::CONDITION_DATE, $one, $other );
	}

	private static function are( string $pattern, string ...$texts ): bool {
		foreach ( $texts as $text ) {
			if ( 1 !== preg_match( "/{$pattern}/D", $text ) ) {
				return false;
			}
		}
		return true;
	}

	/** The text without case and without blanks at its ends. */
	private static function plain( string $text ): string {
		// The look behind keeps a long run of blanks inside the text from being read once for each of them.
		$blank   = self::BLANK;
		$text    = Read::utf8( $text );
		$trimmed = preg_replace( "/^{$blank}++|(?<!{$blank}){$blank}++\$/Du", '', $text ) ?? $text;
		// Capitals, because small letters depend on their place in Greek.
		return function_exists( 'mb_strtoupper' ) ? mb_strtoupper( $trimmed, 'UTF-8' ) : strtoupper( $trimmed );
	}

	public function field(): string {
		return $this->field;
	}

	/** One of Definitions::CONDITION_COMPARISONS. */
	public function comparison(): string {
		return $this->is;
	}

	/** @return list<string> */
	public function values(): array {
		return $this->values;
	}

	/** @return array{field: string, is: string, value?: list<string>|string} */
	public function to_array(): array {
		$rule = [ 'field' => $this->field, 'is' => $this->is ];
		return match ( Definitions::CONDITION_COMPARISONS[ $this->is ] ?? '' ) {
			'none'  => $rule,
			'list'  => $rule + [ 'value' => $this->values ],
			default => $rule + [ 'value' => $this->values[0] ?? '' ],
		};
	}

	/** @return array<string, mixed> */
	public static function schema(): array {
		$text = [ 'type' => 'string', 'maxLength' => Definitions::CONDITION_LIMITS['characters'] ];
		$list = [ 'type' => 'array', 'maxItems' => Definitions::CONDITION_LIMITS['values'], 'items' => $text ];
		return [
			'type'                 => 'object',
			'additionalProperties' => false,
			'properties'           => [
				'field' => $text + [ 'required' => true ],
				'is'    => [
					'type'     => 'string',
					'required' => true,
					'enum'     => array_keys( Definitions::CONDITION_COMPARISONS ),
				],
				'value' => [ 'anyOf' => [ $text, $list ] ],
			],
		];
	}
}
