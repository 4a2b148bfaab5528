<?php

declare( strict_types=1 );

namespace Rueda\Report\Preview;

use Rueda\Module;
use Rueda\Report\ReportModule;
use Rueda\Report\Settings;
use Rueda\Report\TakeHome;

defined( 'ABSPATH' ) || exit;

/** Pictures of reports: drawn, sent, and named in meta tags for previews of a report's link. */
final class PictureModule extends Module {
	public static function hooks(): array {
		return [
			'every'                     => [ [ 'rueda_reports_deleted', 'PictureFiles.forget_reports' ] ],
			'user'                      => [ [ 'update_option_' . Settings::OPTION, 'tidy_up', 10, 0 ] ],
			// Before WordPress looks for a post, and before anything sends it to another address.
			'with ' . TakeHome::PICTURE => [ [ 'parse_request', 'answer.answer', 0, 0 ] ],
			'report'                    => [ [ 'wp_head', 'print_preview', 5, 0 ] ],
		];
	}

	public function print_preview(): void {
		( new LinkPreview( $this->reports()->reports(), $this->picture() ) )->print();
	}

	public function picture(): PreviewPicture {
		return PreviewPicture::in_our_font();
	}

	/** Pictures that are switched off are not kept either. */
	public function tidy_up(): void {
		if ( ! TakeHome::pictures_are_on() ) {
			PictureFiles::clear();
		}
	}

	public function answer(): PictureAnswer {
		return new PictureAnswer( $this->picture(), $this->reports()->reports() );
	}

	private function reports(): ReportModule {
		return $this->modules->get( ReportModule::class );
	}
}
