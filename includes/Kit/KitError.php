<?php

declare( strict_types=1 );

namespace Rueda\Kit;

defined( 'ABSPATH' ) || exit;

/** Says that a kit cannot be imported, or that a run cannot go on. KitErrors has a sentence for each code. */
final class KitError extends \RuntimeException {
	/** @param string $entry The file or item of the kit that the error is about; empty when it is the whole kit. */
	public function __construct( public string $reason, public string $entry = '' ) {
		parent::__construct( $reason );
	}
}
