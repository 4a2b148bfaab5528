<?php

declare( strict_types=1 );

namespace Rueda\Support\Listeners;

use Closure;
use ReflectionFunction;
use ReflectionNamedType;
use Throwable;

defined( 'ABSPATH' ) || exit;

/** Wraps one function on a hook. When it throws, the other functions still run and the value stays as it was. */
final class GuardedListener {
	/** @var callable */
	private $listener;

	/** @param callable $listener What add_filter() was given. A PHP type would check too early whether it exists. */
	public function __construct( private string $hook, $listener ) {
		$this->listener = $listener;
	}

	/** @return callable */
	public function listener() {
		return $this->listener;
	}

	public function filter( mixed ...$given ): mixed {
		try {
			return call_user_func_array( $this->listener, $this->fitted( $given ) );
		} catch ( Throwable $error ) {
			ListenerFailures::note( $this->hook, $this->listener, $error );
			return $given[0] ?? null;
		}
	}

	/** Arguments are references, because the protocol lets functions on an action change a flag. */
	public function act( mixed &...$given ): void {
		try {
			call_user_func_array( $this->listener, $this->fitted( $given ) );
		} catch ( Throwable $error ) {
			ListenerFailures::note( $this->hook, $this->listener, $error );
		}
	}

	/**
	 * Replaces stand-ins by our objects where the function asks for those by their class.
	 *
	 * @param array<array-key, mixed> $given
	 * @return array<array-key, mixed> References stay references.
	 */
	private function fitted( array $given ): array {
		$stand_ins = array_filter( $given, static fn ( mixed $value ): bool => $value instanceof StandIn );
		if ( [] === $stand_ins ) {
			return $given;
		}
		$parameters = ( new ReflectionFunction( Closure::fromCallable( $this->listener ) ) )->getParameters();
		$fitted     = [];
		foreach ( array_keys( $given ) as $place ) {
			$type  = isset( $parameters[ $place ] ) ? $parameters[ $place ]->getType() : null;
			$class = $type instanceof ReflectionNamedType && ! $type->isBuiltin() ? $type->getName() : '';
			if ( ! isset( $stand_ins[ $place ] ) || '' === $class || is_a( $stand_ins[ $place ], $class ) ) {
				$fitted[ $place ] = &$given[ $place ];
				continue;
			}
			$fitted[ $place ] = $stand_ins[ $place ]->ours();
		}
		return $fitted;
	}
}
