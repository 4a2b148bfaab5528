<?php

declare( strict_types=1 );

namespace Rueda\Kit;

defined( 'ABSPATH' ) || exit;

/** A kit that cannot be taken, or a run that cannot go on. KitErrors has a sentence for each code. */
final class KitError extends \RuntimeException {
	/** @param string $entry The file or item of the kit that it is about; empty when it is about the whole. */
	public function __construct( public string $reason, public string $entry = '' ) {
		parent::__construct( $reason );
	}
}
