<?php

declare( strict_types=1 );

namespace Rueda\Report;

defined( 'ABSPATH' ) || exit;

/** Which ways of sharing the site offers. The module Share, which knows reports, implements it. */
interface SharingFlags {
	/** @return array<string, bool> By the ids of networks, and by "email". */
	public function read(): array;
}
