<?php

declare( strict_types=1 );

namespace Rueda\Kit;

use Rueda\Kit\Command\KitCommand;
use Rueda\Kit\Command\WpCliOutput;
use Rueda\Kit\Import\Importer;
use Rueda\Kit\Import\ImportParts;
use Rueda\Kit\Rest\ExportRoutes;
use Rueda\Kit\Rest\LibraryRoutes;
use Rueda\Kit\Rest\RunRoutes;
use Rueda\Kit\Rest\UploadRoute;
use Rueda\Module;
use Rueda\Support\ScheduledJob;

defined( 'ABSPATH' ) || exit;

/** Kits, which carry content from one site to another. */
final class KitModule extends Module {
	private const CLEAN_UP = 'rueda_delete_old_kits';

	private ?ImportParts $imports = null;

	public function register(): void {
		self::at( 'rest_api_init', [ $this, 'register_routes' ] );
		( new ScheduledJob( $this->modules->clock(), self::CLEAN_UP ) )->register( [ Uploads::class, 'drop_old' ] );
		$this->imports()->abandoned()->register();
		add_action( 'cli_init', [ $this, 'register_command' ] );
	}

	public function register_command(): void {
		$add = [ 'WP_CLI', 'add_command' ];
		if ( is_callable( $add ) ) {
			$add( 'rueda kit', new KitCommand( $this->imports(), new WpCliOutput() ) );
		}
	}

	public function register_routes(): void {
		$imports  = $this->imports();
		$importer = static fn (): Importer => $imports->importer();
		( new ExportRoutes() )->register();
		( new UploadRoute( $imports ) )->register();
		( new RunRoutes( $importer, $imports->store(), $imports->report() ) )->register();
		( new LibraryRoutes( $imports ) )->register();
	}

	private function imports(): ImportParts {
		return $this->imports ??= new ImportParts( $this->modules->clock() );
	}
}
