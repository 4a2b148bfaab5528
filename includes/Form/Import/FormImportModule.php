<?php

declare( strict_types=1 );

namespace Rueda\Form\Import;

use Rueda\Module;

/** What the plugin Contact Form 7 has left on the site: imported when an admin asks for it, shown where it stood. */
final class FormImportModule implements Module {
	/** @param callable(): FormImportScreen $screen Visitors have no use for it. */
	public function __construct( private OldPlaces $places, private $screen ) {}

	public function register(): void {
		add_action( 'init', [ $this->places, 'take_free_names' ], 99 );
		if ( is_admin() ) {
			( $this->screen )()->register();
		}
	}
}
