<?php

declare( strict_types=1 );

namespace Rueda\Form;

use Closure;
use Rueda\Definitions;
use Rueda\Support\Conditions\Conditions;
use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/**
 * The rules of a mail: whether it is sent, and who gets it besides its recipient. Only forms with such rules load this.
 *
 * @immutable
 */
final class MailRules {
	/** @param list<array{recipient: string, conditions: Conditions}> $routes */
	private function __construct( private Conditions $conditions, private array $routes ) {}

	/** @param array<array-key, mixed> $mail The parts of a mail, as they are stored. */
	public static function from_stored( array $mail ): self {
		$rows   = array_filter( Read::list_at( $mail, 'routing' ) ?? [], 'is_array' );
		$routes = array_map(
			static fn ( array $row ): array => [
				'recipient'  => Read::text( $row, 'recipient' ),
				'conditions' => Conditions::from_stored( $row['send_if'] ?? null ),
			],
			array_values( array_slice( $rows, 0, Definitions::FORM_MAX_ROUTES ) )
		);
		return new self( Conditions::from_stored( $mail['send_if'] ?? null ), $routes );
	}

	/** The conditions under which the mail is sent. */
	public function conditions(): Conditions {
		return $this->conditions;
	}

	/** @return list<array{recipient: string, conditions: Conditions}> */
	public function routes(): array {
		return $this->routes;
	}

	/**
	 * @param Closure( string ): ?list<string> $answers See Conditions.
	 * @return string The recipients whose conditions hold, with commas.
	 */
	public function recipients( Closure $answers ): string {
		$hold = array_filter(
			$this->routes,
			static fn ( array $route ): bool => $route['conditions']->hold( $answers )
		);
		return implode( ', ', array_column( $hold, 'recipient' ) );
	}

	/** @return array<string, mixed> As they are stored; nothing where there are no rules. */
	public function to_array(): array {
		$routes = array_map(
			static fn ( array $route ): array => [
				'recipient' => $route['recipient'],
				'send_if'   => $route['conditions']->to_array(),
			],
			$this->routes
		);
		return ( $this->conditions->are_empty() ? [] : [ 'send_if' => $this->conditions->to_array() ] )
			+ ( [] === $routes ? [] : [ 'routing' => $routes ] );
	}
}
