<?php

declare( strict_types=1 );

namespace Rueda\Kit;

use Rueda\Kit\Admin\BuilderImportPage;
use Rueda\Kit\Admin\BuilderImportScreen;
use Rueda\Kit\Admin\KitScreen;
use Rueda\Kit\Command\KitCommand;
use Rueda\Kit\Elsewhere\WordPressImport;
use Rueda\Kit\Import\AbandonedRuns;
use Rueda\Kit\Import\ImportParts;
use Rueda\Kit\Import\Importer;
use Rueda\Kit\Import\KitFiles;
use Rueda\Kit\Rest\ExportRoutes;
use Rueda\Kit\Rest\LibraryRoutes;
use Rueda\Kit\Rest\RunRoutes;
use Rueda\Kit\Rest\UploadRoute;
use Rueda\Kit\Tracking\TrackedRoutes;
use Rueda\Kit\Tracking\TrackingSetting;
use Rueda\Module;
use Rueda\Support\ScheduledJob;
use Rueda\Support\WpCli;

defined( 'ABSPATH' ) || exit;

/** Kits, which carry content from one site to another. */
final class KitModule extends Module {
	private const CLEAN_UP = 'rueda_delete_old_kits';

	private ?ImportParts $imports = null;
	private ?KitScreen $screen    = null;

	private ?BuilderImportScreen $builder_screen = null;

	public static function hooks(): array {
		return [
			'user'                 => [
				[ 'init', 'schedule', 10, 0 ],
				[ self::CLEAN_UP, 'KitFiles.drop_old', 10, 0 ],
				[ AbandonedRuns::CRON, 'abandoned.look', 10, 0 ],
				[ AbandonedRuns::DAILY, 'abandoned.check_daily', 10, 0 ],
				[ 'import_start', 'WordPressImport.begin', 10, 0 ],
				[ 'cli_init', 'register_command', 10, 0 ],
				[ 'init', 'TrackingSetting.register', 10, 0 ],
				[ 'display_post_states', 'SecondCopy.add_state', 10, 2 ],
				[ 'admin_menu', 'screen.add_to_menu', 10, 0 ],
				[ 'admin_enqueue_scripts', 'screen.enqueue' ],
				[ 'admin_init', 'builder_screen.offer', 10, 0 ],
				[ 'load-importer-' . BuilderImportScreen::SLUG, 'builder_screen.receive', 10, 0 ],
			],
			'rest /rueda/v1/kits'  => [
				[ 'rest_api_init', 'register_routes', 10, 0 ],
				[ 'rest_request_after_callbacks', 'TrackedRoutes.listen', 10, 3 ],
			],
			'rest /wp/v2/settings' => [ [ 'rest_api_init', 'TrackingSetting.register', 10, 0 ] ],
		];
	}

	public function schedule(): void {
		( new ScheduledJob( $this->modules->clock(), self::CLEAN_UP ) )->schedule();
		( new ScheduledJob( $this->modules->clock(), AbandonedRuns::DAILY ) )->schedule();
	}

	public function abandoned(): AbandonedRuns {
		return $this->imports()->abandoned();
	}

	public function register_command(): void {
		$tell = \Closure::fromCallable( [ WpCli::class, 'call' ] );
		WpCli::call( 'add_command', 'rueda kit', new KitCommand( $this->imports(), $tell ) );
	}

	public function register_routes(): void {
		$imports  = $this->imports();
		$importer = static fn (): Importer => $imports->importer();
		( new ExportRoutes() )->register();
		( new UploadRoute( $imports ) )->register();
		( new RunRoutes( $importer, $imports->store(), $imports->report() ) )->register();
		( new LibraryRoutes( $imports ) )->register();
	}

	public function screen(): KitScreen {
		return $this->screen ??= new KitScreen();
	}

	public function builder_screen(): BuilderImportScreen {
		return $this->builder_screen ??= new BuilderImportScreen( new BuilderImportPage() );
	}

	private function imports(): ImportParts {
		return $this->imports ??= new ImportParts( $this->modules->clock() );
	}
}
