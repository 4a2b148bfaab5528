<?php

declare( strict_types=1 );

namespace Rueda\Report\Admin;

use Rueda\CallToAction\CallToActionClicks;
use Rueda\Module;
use Rueda\Report\Overview\AreaTotals;
use Rueda\Report\Overview\Overview;
use Rueda\Report\Overview\OverviewRoute;
use Rueda\Report\PostType;
use Rueda\Report\Report;
use Rueda\Report\ReportModule;
use Rueda\Support\Admin\CsvDownload;
use Rueda\Support\Lock;
use Rueda\Support\WpCli;

defined( 'ABSPATH' ) || exit;

/** Reports as admins see them: the list, the export and the overview. */
final class ReportAdminModule extends Module {
	private ?ListScreen $screen       = null;
	private ?OverviewScreen $overview = null;

	public static function hooks(): array {
		return [
			'every'                   => [
				[ 'save_post_' . Report::TYPE, 'AreaTotals.add', 10, 3 ],
				[ 'rueda_reports_deleted', 'AreaTotals.take_away' ],
				[ 'deleted_post', 'AreaTotals.forget_wheel', 10, 2 ],
			],
			'user'                    => [
				// These come after the settings, below which they are in the menu.
				[ 'admin_menu', 'screen.add_to_menu', 20, 0 ],
				[ 'admin_menu', 'overview.add_to_menu', 21, 0 ],
				[ 'set_screen_option_' . ListScreen::PER_PAGE, 'screen.keep_per_page', 10, 3 ],
				[ 'admin_enqueue_scripts', 'overview.enqueue' ],
				[ 'cli_init', 'register_command', 10, 0 ],
				[ 'admin_post_' . CsvFile::ACTION, 'csv.send', 10, 0 ],
			],
			'rest /wp/v2/wheel'       => [ [ 'rest_api_init', 'AreaTotals.register_field', 10, 0 ] ],
			'rest /rueda/v1/overview' => [ [ 'rest_api_init', 'register_route', 10, 0 ] ],
		];
	}

	public function register_route(): void {
		$figures = new Overview( new CallToActionClicks() );
		( new OverviewRoute( $figures ) )->register_route();
	}

	public function register_command(): void {
		$tell = \Closure::fromCallable( [ WpCli::class, 'call' ] );
		WpCli::call( 'add_command', 'rueda report', new ReportCommand( new Lock( $this->modules->clock() ), $tell ) );
	}

	public function screen(): ListScreen {
		return $this->screen ??= new ListScreen(
			$this->reports()->search(),
			new Deletion( $this->reports()->reports() ),
			$this->csv()
		);
	}

	public function overview(): OverviewScreen {
		return $this->overview ??= new OverviewScreen();
	}

	public function csv(): CsvFile {
		return new CsvFile( $this->reports()->search(), new CsvDownload( CsvFile::ACTION, PostType::CAPABILITY ) );
	}

	private function reports(): ReportModule {
		return $this->modules->get( ReportModule::class );
	}
}
