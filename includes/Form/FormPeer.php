<?php

declare( strict_types=1 );

namespace Rueda\Form;

/** The plugin whose protocol we speak. While it is active, its routes, its names and its forms are its own. */
final class FormPeer {

	public const POST_TYPE = 'wpcf7_contact_form';

	public function is_active(): bool {
		return class_exists( 'WPCF7', false );
	}
}
