<?php

declare( strict_types=1 );

namespace Rueda\Form\Protocol;

defined( 'ABSPATH' ) || exit;

/** The namespaces of the routes of forms. */
final class RouteNamespace {
	public const SHARED = 'contact-form-7/v1';

	/** The namespace while Contact Form 7 is active and uses the protocol's namespace itself. */
	public const OWN = 'rueda/v1';
}
