<?php

declare( strict_types=1 );

namespace Rueda\Support;

defined( 'ABSPATH' ) || exit;

/** Names that several modules need and that others depend on, so they never change. */
final class Names {
	public const WHEEL_POST_TYPE = 'wheel';
	public const WHEEL_BLOCK     = 'rueda/wheel';

	/** The protocols that links of authors may have. */
	public const LINK_PROTOCOLS = [ 'http', 'https', 'mailto', 'tel' ];
}
