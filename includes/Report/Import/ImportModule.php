<?php

declare( strict_types=1 );

namespace Rueda\Report\Import;

use Rueda\Module;

defined( 'ABSPATH' ) || exit;

/** What the plugin Wheel of Life has left on the site: imported when an admin asks for it, found by its old links. */
final class ImportModule implements Module {
	public function __construct( private ImportScreen $screen, private OldLinks $links ) {}

	public function register(): void {
		$this->screen->register();
		$this->links->register();
	}
}
