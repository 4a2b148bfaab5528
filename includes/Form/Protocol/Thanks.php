<?php

declare( strict_types=1 );

namespace Rueda\Form\Protocol;

defined( 'ABSPATH' ) || exit;

/** The query parameter of the redirect after a form was sent without a script; it leads to the text of thanks. */
final class Thanks {
	public const QUERY = 'rueda_sent';
}
