<?php

declare( strict_types=1 );

namespace Rueda\Form\Protocol;

defined( 'ABSPATH' ) || exit;

/**
 * What a visitor without scripts sees after sending: the page again, asked for anew, so that reloading sends nothing.
 */
final class Thanks {

	public const QUERY = 'rueda_sent';
}
