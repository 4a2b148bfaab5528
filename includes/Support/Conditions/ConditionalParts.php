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

	/** @var array<int, bool> */
	private array $in_circle = [];

	/** @param list<array{conditions: Conditions, fields: list<string>}> $parts Each with all fields inside it. */
	public function __construct( private array $parts ) {
		foreach ( $parts as $number => $part ) {
			foreach ( $part['fields'] as $field ) {
				$this->around[ $field ][] = $number;
			}
		}
		foreach ( array_keys( $parts ) as $number ) {
			$this->in_circle[ $number ] = $this->leads_to( $number );
		}
	}

	/** @return list<array{conditions: Conditions, fields: list<string>}> */
	public function all(): array {
		return $this->parts;
	}

	/** @return list<int> The parts that are always shown, because they depend on themselves. */
	public function in_circles(): array {
		return array_keys( array_filter( $this->in_circle ) );
	}

	/** @return list<string> The fields inside of any part. */
	public function fields(): array {
		return array_map( 'strval', array_keys( $this->around ) );
	}

	/**
	 * @param Closure( string ): ?list<string> $answers The answers of a field, whether it is shown or not; null where
	 *                                                  there is no such field.
	 * @return list<int> The parts that are not shown.
	 */
	public function hidden( Closure $answers ): array {
		$known = array_filter( $this->in_circle );
		return array_values(
			array_filter(
				array_keys( $this->parts ),
				function ( int $part ) use ( $answers, &$known ): bool {
					return ! $this->is_shown( $part, $answers, $known );
				}
			)
		);
	}

	/**
	 * @param Closure( string ): ?list<string> $answers
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
	 * @param Closure( string ): ?list<string> $answers
	 * @param array<int, bool>                 $known
	 */
	private function is_shown( int $part, Closure $answers, array &$known ): bool {
		return $known[ $part ] ??= $this->parts[ $part ]['conditions']->hold(
			function ( string $field ) use ( $answers, &$known ): ?array {
				$given = $answers( $field );
				foreach ( null === $given ? [] : $this->around[ $field ] ?? [] as $around ) {
					if ( ! $this->is_shown( $around, $answers, $known ) ) {
						return [];
					}
				}
				return $given;
			}
		);
	}

	/** Whether the conditions of a part lead back to it. */
	private function leads_to( int $start ): bool {
		$seen  = [];
		$queue = [ $start ];
		while ( [] !== $queue ) {
			$part = array_pop( $queue );
			foreach ( $this->parts[ $part ]['conditions']->fields() as $field ) {
				foreach ( $this->around[ $field ] ?? [] as $next ) {
					if ( $next === $start ) {
						return true;
					}
					if ( ! isset( $seen[ $next ] ) ) {
						$seen[ $next ] = true;
						$queue[]       = $next;
					}
				}
			}
		}
		return false;
	}
}
