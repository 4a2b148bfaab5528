<?php

declare( strict_types=1 );

namespace Rueda\Kit;

use Rueda\Kit\Admin\KitScreen;
use Rueda\Kit\Command\KitCommand;
use Rueda\Kit\Elsewhere\WordPressImport;
use Rueda\Kit\Import\Importer;
use Rueda\Kit\Import\ImportParts;
use Rueda\Kit\Rest\ExportRoutes;
use Rueda\Kit\Rest\LibraryRoutes;
use Rueda\Kit\Rest\RunRoutes;
use Rueda\Kit\Rest\UploadRoute;
use Rueda\Kit\Tracking\TrackedRoutes;
use Rueda\Kit\Tracking\TrackingSetting;
use Rueda\Module;
use Rueda\Support\ScheduledJob;

defined( 'ABSPATH' ) || exit;

/** Kits, which carry content from one site to another. */
final class KitModule extends Module {
	private const CLEAN_UP = 'rueda_delete_old_kits';

	private ?ImportParts $imports = null;
	private ?KitScreen $screen    = null;

	public function register(): void {
		self::at( 'rest_api_init', [ $this, 'register_routes' ] );
		( new ScheduledJob( $this->modules->clock(), self::CLEAN_UP ) )->register( [ Uploads::class, 'drop_old' ] );
		$this->imports()->abandoned()->register();
		add_action( 'import_start', [ WordPressImport::class, 'begin' ] );
		add_action( 'cli_init', [ $this, 'register_command' ] );
		// The option is registered on `init`, because REST needs it and does not call `admin_init`.
		self::at( 'init', static fn () => TrackingSetting::register() );
		add_filter( 'rest_request_after_callbacks', [ TrackedRoutes::class, 'listen' ], 10, 3 );
		add_action( 'admin_menu', fn () => $this->screen()->add_to_menu() );
		add_action( 'admin_enqueue_scripts', self::later( fn () => $this->screen(), 'enqueue' ) );
	}

	public function register_command(): void {
		$wp_cli = static function ( string $method, mixed ...$given ): void {
			$callback = [ 'WP_CLI', $method ];
			if ( is_callable( $callback ) ) {
				$callback( ...$given );
			}
		};
		$wp_cli( 'add_command', 'rueda kit', new KitCommand( $this->imports(), $wp_cli ) );
	}

	public function register_routes(): void {
		$imports  = $this->imports();
		$importer = static fn (): Importer => $imports->importer();
		( new ExportRoutes() )->register();
		( new UploadRoute( $imports ) )->register();
		( new RunRoutes( $importer, $imports->store(), $imports->report() ) )->register();
		( new LibraryRoutes( $imports ) )->register();
	}

	private function screen(): KitScreen {
		return $this->screen ??= new KitScreen();
	}

	private function imports(): ImportParts {
		return $this->imports ??= new ImportParts( $this->modules->clock() );
	}
}
