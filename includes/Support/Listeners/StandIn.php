<?php

declare( strict_types=1 );

namespace Rueda\Support\Listeners;

defined( 'ABSPATH' ) || exit;

/** An object that functions on a hook get in place of one of ours, except those that ask for ours by its class. */
interface StandIn {
	public function ours(): ?object;
}
