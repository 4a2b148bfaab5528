<?php

declare( strict_types=1 );

namespace Rueda\Report;

defined( 'ABSPATH' ) || exit;

/** Which ways of sharing the site offers. The module Share, which knows reports, implements it. */
interface SharingFlags {
	/** @return array{facebook: bool, twitter: bool, linkedIn: bool, reddit: bool, email: bool} */
	public function read(): array;
}
