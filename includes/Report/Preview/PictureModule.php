<?php

declare( strict_types=1 );

namespace Rueda\Report\Preview;

use Rueda\Chart\Raster\TextDrawing;
use Rueda\Chart\Raster\ReportImage;
use Rueda\Chart\Raster\Typeface;
use Rueda\Module;
use Rueda\Report\ReportModule;
use Rueda\Report\Settings;

defined( 'ABSPATH' ) || exit;

/** Pictures of reports: drawn, sent, and named in meta tags for previews of a report's link. */
final class PictureModule extends Module {
	private const FONTS = RUEDA_DIR . 'assets/fonts/NotoSans-';

	public function register(): void {
		// Before WordPress looks for a post, and before anything sends it to another address.
		add_action( 'parse_request', fn () => $this->answer()->answer(), 0 );
		$preview = fn () => new LinkPreview( $this->reports()->reports(), $this->picture() );
		add_action( 'wp_head', static fn () => $preview()->print(), 5 );
		add_action( 'rueda_report_deleted', [ PictureFiles::class, 'forget' ] );
		add_action( 'update_option_' . Settings::OPTION, [ $this, 'tidy_up' ] );
	}

	public function picture(): Picture {
		$image = new ReportImage(
			new TextDrawing( new Typeface( self::FONTS . 'Regular.ttf' ) ),
			new TextDrawing( new Typeface( self::FONTS . 'Bold.ttf' ) )
		);
		return new Picture( $image );
	}

	/** Pictures that are switched off are not kept either. */
	public function tidy_up(): void {
		if ( ! $this->picture()->is_on() ) {
			PictureFiles::clear();
		}
	}

	private function answer(): PictureAnswer {
		return new PictureAnswer( $this->picture(), $this->reports()->reports() );
	}

	private function reports(): ReportModule {
		return $this->modules->get( ReportModule::class );
	}
}
