<?php

declare( strict_types=1 );

namespace Rueda\Support\Conditions;

use Closure;

defined( 'ABSPATH' ) || exit;

/**
 * Parts of a form that are shown under conditions. A field in a part that is not shown counts as empty for the others.
 * Parts that depend on each other in a circle are always shown. src/frontend/conditions/parts.ts comes to the same
 * verdicts, and both are tested with tests/fixtures/conditional-parts.jsonl.
 */
final class ConditionalParts {
	/** @var array<string, list<int>> The parts that contain each field. */
	private array $around = [];

	/** @var array<int, bool> The parts that depend on themselves. */
	private array $in_circle = [];

	/** @var list<int> Each part after those on which it depends. */
	private array $order = [];

	/**
	 * @param list<array{conditions: Conditions, fields: list<string>}> $parts   Each with all fields inside it.
	 * @param array<string, list<string>>                               $sources The fields from which others are made,
	 *                                                                           in the order of the form.
	 */
	public function __construct( private array $parts, private array $sources = [] ) {
		$this->sources = self::without_circles( $sources );
		foreach ( $parts as $number => $part ) {
			foreach ( $part['fields'] as $field ) {
				$this->around[ $field ][] = $number;
			}
		}
		$this->put_in_order();
	}

	/** @return list<array{conditions: Conditions, fields: list<string>}> */
	public function all(): array {
		return $this->parts;
	}

	/** @return list<int> The parts that are always shown, because they depend on themselves. */
	public function in_circles(): array {
		ksort( $this->in_circle );
		return array_keys( $this->in_circle );
	}

	/** @return list<string> The fields inside of any part. */
	public function fields(): array {
		return array_map( 'strval', array_keys( $this->around ) );
	}

	/**
	 * @param Closure( string, Closure( string ): list<string> ): ?list<string> $answers The answers of a field, whether
	 *     it is shown or not; null where there is no such field. Where it is made from others, the second argument
	 *     gives the answers of these, without what is hidden.
	 * @return list<int> The parts that are not shown.
	 */
	public function hidden( Closure $answers ): array {
		$shown = $this->in_circle;
		$read  = [];
		$given = function ( string $field ) use ( $answers, &$shown, &$read, &$given ): ?array {
			/** @var Closure( string ): ?list<string> $given */
			$all = $read[ $field ] ??= $answers(
				$field,
				fn ( string $source ): array => in_array( $source, $this->sources[ $field ] ?? [], true )
					? $given( $source ) ?? []
					: []
			);
			foreach ( null === $all ? [] : $this->around[ $field ] ?? [] as $around ) {
				if ( ! $shown[ $around ] ) {
					return [];
				}
			}
			return $all;
		};
		foreach ( $this->order as $number ) {
			$shown[ $number ] ??= $this->parts[ $number ]['conditions']->hold( $given );
		}
		return array_values(
			array_filter( array_keys( $this->parts ), static fn ( int $number ): bool => ! $shown[ $number ] )
		);
	}

	/**
	 * @param Closure( string, Closure( string ): list<string> ): ?list<string> $answers See hidden().
	 * @return list<string> The fields that are not shown.
	 */
	public function hidden_fields( Closure $answers ): array {
		$fields = [];
		foreach ( $this->hidden( $answers ) as $part ) {
			array_push( $fields, ...$this->parts[ $part ]['fields'] );
		}
		return array_values( array_unique( $fields ) );
	}

	/**
	 * Finds circles as Tarjan does, in one walk through all parts. There is no recursion, because a chain of parts may
	 * be long.
	 */
	private function put_in_order(): void {
		$seen   = [];
		$lowest = [];
		$open   = [];
		foreach ( array_keys( $this->parts ) as $start ) {
			$way = isset( $seen[ $start ] ) ? [] : [ $start ];
			while ( [] !== $way ) {
				$part = $way[ count( $way ) - 1 ];
				if ( ! isset( $seen[ $part ] ) ) {
					$seen[ $part ]   = count( $seen );
					$lowest[ $part ] = $seen[ $part ];
					$open[ $part ]   = $this->needs( $part );
				}
				$next = array_pop( $open[ $part ] );
				if ( null === $next ) {
					array_pop( $way );
					$this->close( $part, $seen, $lowest, $open );
					$before = $way[ count( $way ) - 1 ] ?? null;
					if ( null !== $before ) {
						$lowest[ $before ] = min( $lowest[ $before ], $lowest[ $part ] );
					}
				} elseif ( $next === $part ) {
					$this->in_circle[ $part ] = true;
				} elseif ( ! isset( $seen[ $next ] ) ) {
					$way[] = $next;
				} elseif ( isset( $open[ $next ] ) ) {
					$lowest[ $part ] = min( $lowest[ $part ], $seen[ $next ] );
				}
			}
		}
	}

	/**
	 * Takes a part out of those that are looked at, with all others in a circle with it.
	 *
	 * @param array<int, int>       $seen
	 * @param array<int, int>       $lowest
	 * @param array<int, list<int>> $open
	 */
	private function close( int $part, array $seen, array $lowest, array &$open ): void {
		if ( $lowest[ $part ] < $seen[ $part ] ) {
			return;
		}
		do {
			$last = (int) array_key_last( $open );
			unset( $open[ $last ] );
			$this->order[] = $last;
			if ( $last !== $part ) {
				$this->in_circle[ $last ] = true;
				$this->in_circle[ $part ] = true;
			}
		} while ( $last !== $part );
	}

	/** @return list<int> The parts on which a part depends, each once. */
	private function needs( int $part ): array {
		$needed = [];
		$seen   = [];
		$fields = $this->parts[ $part ]['conditions']->fields();
		while ( [] !== $fields ) {
			$field   = array_pop( $fields );
			$needed += array_fill_keys( $this->around[ $field ] ?? [], true );
			if ( ! isset( $seen[ $field ] ) ) {
				$seen[ $field ] = true;
				array_push( $fields, ...( $this->sources[ $field ] ?? [] ) );
			}
		}
		return array_keys( $needed );
	}

	/**
	 * A field that is made from others uses what is before it in the form, or is not made itself.
	 *
	 * @param array<string, list<string>> $sources
	 * @return array<string, list<string>>
	 */
	private static function without_circles( array $sources ): array {
		$kept = [];
		foreach ( $sources as $field => $names ) {
			$kept[ $field ] = array_values(
				array_filter(
					array_unique( $names ),
					static fn ( string $name ): bool => isset( $kept[ $name ] ) || ! isset( $sources[ $name ] )
				)
			);
		}
		return $kept;
	}
}
