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

defined( 'ABSPATH' ) || exit;

/** Reports as admins see them: the list, the export and the overview. */
final class ReportAdminModule extends Module {
	private ?ListScreen $screen       = null;
	private ?OverviewScreen $overview = null;

	public function register(): void {
		add_action( 'save_post_' . Report::TYPE, [ AreaTotals::class, 'add' ], 10, 3 );
		add_action( 'deleted_post', [ AreaTotals::class, 'take_away' ], 10, 2 );
		self::at( 'rest_api_init', [ AreaTotals::class, 'register_field' ] );
		self::at( 'rest_api_init', [ $this, 'register_route' ] );
		// These come after the settings, below which they are in the menu.
		add_action( 'admin_menu', fn () => $this->screen()->add_to_menu(), 20 );
		add_action( 'admin_menu', fn () => $this->overview()->add_to_menu(), 21 );
		add_filter(
			'set_screen_option_' . ListScreen::PER_PAGE,
			self::later( fn () => $this->screen(), 'keep_per_page' ),
			10,
			3
		);
		add_action( 'admin_enqueue_scripts', self::later( fn () => $this->overview(), 'enqueue' ) );
		add_action( 'admin_post_' . CsvFile::ACTION, fn () => $this->csv()->send() );
	}

	public function register_route(): void {
		$figures = new Overview( new CallToActionClicks() );
		( new OverviewRoute( $figures ) )->register_route();
	}

	private function screen(): ListScreen {
		return $this->screen ??= new ListScreen(
			$this->reports()->search(),
			new Deletion( $this->reports()->reports() ),
			$this->csv()
		);
	}

	private function overview(): OverviewScreen {
		return $this->overview ??= new OverviewScreen();
	}

	private function csv(): CsvFile {
		return new CsvFile( $this->reports()->search(), new CsvDownload( CsvFile::ACTION, PostType::CAPABILITY ) );
	}

	private function reports(): ReportModule {
		return $this->modules->get( ReportModule::class );
	}
}
