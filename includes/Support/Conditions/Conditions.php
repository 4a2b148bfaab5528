<?php

declare( strict_types=1 );

namespace Rueda\Support\Conditions;

use Closure;
use Rueda\Definitions;
use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/**
 * Rules about answers, all or any of which have to hold. Knows nothing of forms and wheels: whoever asks says how the
 * answers of a field are read. src/frontend/conditions/conditions.ts comes to the same verdicts, and both are tested
 * with tests/fixtures/conditions.jsonl.
 *
 * @immutable
 */
final class Conditions {
	/** @param list<self|Rule> $parts */
	private function __construct( private string $match, private array $parts ) {}

	/** Reads what is stored. What cannot be read is a rule that never holds, and so is all beyond the limits. */
	public static function from_stored( mixed $stored ): self {
		return is_array( $stored ) || null === $stored || '' === $stored
			? self::read( (array) $stored, true )
			: new self( Definitions::CONDITION_MATCHES[0], [ Rule::never() ] );
	}

	/** @param array<array-key, mixed> $stored */
	private static function read( array $stored, bool $may_nest ): self {
		$match = $stored['match'] ?? null;
		$most  = Definitions::CONDITION_LIMITS['rules'];
		$rules = Read::list_at( [ $stored['rules'] ?? [] ], 0 );
		$parts = array_map(
			static fn ( mixed $part ): self|Rule => $may_nest && is_array( $part ) && isset( $part['rules'] )
				? self::read( $part, false )
				: Rule::from_stored( $part ),
			array_slice( $rules ?? [], 0, $most )
		);
		if ( null === $rules || count( $rules ) > $most ) {
			$parts[] = Rule::never();
		}
		return new self( 'any' === $match ? 'any' : 'all', $parts );
	}

	/** Whether there is no rule, so that the conditions always hold. */
	public function are_empty(): bool {
		return [] === $this->parts;
	}

	/**
	 * @param Closure( string ): ?list<string> $answers The answers of a field by its name. None where it was not
	 *                                                  answered or is hidden; null where there is no such field.
	 */
	public function hold( Closure $answers ): bool {
		if ( [] === $this->parts ) {
			return true;
		}
		$is_any = 'any' === $this->match;
		foreach ( $this->parts as $part ) {
			$holds = $part instanceof self ? $part->hold( $answers ) : $part->holds( $answers );
			if ( $holds === $is_any ) {
				return $is_any;
			}
		}
		return ! $is_any;
	}

	/** Whether one rule is enough. */
	public function is_any(): bool {
		return 'any' === $this->match;
	}

	/** @return list<self|Rule> */
	public function parts(): array {
		return $this->parts;
	}

	/** @return list<string> The fields on which the rules depend. */
	public function fields(): array {
		$fields = [];
		foreach ( $this->parts as $part ) {
			array_push( $fields, ...( $part instanceof self ? $part->fields() : [ $part->field() ] ) );
		}
		return array_values( array_unique( $fields ) );
	}

	/** @return array{match: string, rules: list<array<string, mixed>>} As they are stored and sent. */
	public function to_array(): array {
		return [
			'match' => $this->match,
			'rules' => array_map( static fn ( self|Rule $part ): array => $part->to_array(), $this->parts ),
		];
	}

	/** @return array<string, mixed> For REST. */
	public static function schema(): array {
		return self::schema_of( [ Rule::schema(), self::schema_of( [ Rule::schema() ] ) ] );
	}

	/**
	 * @param non-empty-list<array<string, mixed>> $parts
	 * @return array<string, mixed>
	 */
	private static function schema_of( array $parts ): array {
		return [
			'type'                 => 'object',
			'additionalProperties' => false,
			'properties'           => [
				'match' => [ 'type' => 'string', 'enum' => Definitions::CONDITION_MATCHES ],
				'rules' => [
					'type'     => 'array',
					'required' => true,
					'maxItems' => Definitions::CONDITION_LIMITS['rules'],
					'items'    => [ 'anyOf' => $parts ],
				],
			],
		];
	}
}
