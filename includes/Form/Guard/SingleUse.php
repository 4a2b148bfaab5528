<?php

declare( strict_types=1 );

namespace Rueda\Form\Guard;

use Rueda\Form\Value\Secret;
use Rueda\Support\Clock;
use Rueda\Support\Database\LimitsTable;

defined( 'ABSPATH' ) || exit;

/** Remembers things that may be used only once, even by requests at the same time. */
final class SingleUse {
	public function __construct( private Clock $clock ) {}

	/**
	 * @param int    $seconds How long to remember it.
	 * @param string $user    Who may use it again, because the same request may arrive twice at the same time; "" for
	 *                        nobody.
	 * @return bool Whether it was still unused, or used by the same user.
	 */
	public function use_up( string $thing, int $seconds, string $user ): bool {
		$id      = Secret::signature( 'once', $thing );
		$taken   = '' === $user ? '' : Secret::signature( 'user', $user );
		$expires = $this->clock->now() + $seconds;
		// Where the table cannot be written, nobody's right answer is called wrong.
		return 0 !== LimitsTable::insert_once( [ 'id' => $id, 'taken' => $taken, 'expires' => $expires ] )
			|| ( '' !== $taken && LimitsTable::taken( $id ) === $taken );
	}
}
