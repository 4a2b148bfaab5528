<?php

declare( strict_types=1 );

namespace Rueda\Support\Listeners;

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
			return call_user_func_array( $this->listener, $given );
		} catch ( Throwable $error ) {
			ListenerFailures::note( $this->hook, $this->listener, $error );
			return $given[0] ?? null;
		}
	}

	/** Arguments are references, because the protocol lets functions on an action change a flag. */
	public function act( mixed &...$given ): void {
		try {
			call_user_func_array( $this->listener, $given );
		} catch ( Throwable $error ) {
			ListenerFailures::note( $this->hook, $this->listener, $error );
		}
	}
}
