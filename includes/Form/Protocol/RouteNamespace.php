<?php

declare( strict_types=1 );

namespace Rueda\Form\Protocol;

defined( 'ABSPATH' ) || exit;

/** Below which addresses the routes of forms are. */
final class RouteNamespace {

	public const SHARED = 'contact-form-7/v1';

	/** While the protocol's namespace is another plugin's. */
	public const OWN = 'rueda/v1';
}
