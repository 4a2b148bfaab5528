<?php

declare( strict_types=1 );

namespace Rueda\Report\Preview;

use Rueda\Chart\ChartData;
use Rueda\Chart\ChartScale;
use Rueda\Chart\ChartType;
use Rueda\Chart\Raster\ReportImage;
use Rueda\Chart\Raster\SiteLine;
use Rueda\Chart\Raster\SquareImage;
use Rueda\Chart\Raster\TextDrawing;
use Rueda\Chart\Raster\Typeface;
use Rueda\Chart\Score;
use Rueda\Chart\Summary;
use Rueda\Report\Name;
use Rueda\Report\Report;
use Rueda\Report\SiteLogo;
use Rueda\Report\TakeHome;
use Rueda\Support\Database\Primary;
use Rueda\Support\Database\Rows;
use Rueda\Support\Label;
use Rueda\Support\SpanishFallback;
use Rueda\Wheel\WheelScore;

defined( 'ABSPATH' ) || exit;

/** The picture of a report, for previews of its link and for emails, is drawn when it is first needed, then kept. */
final class PreviewPicture {
	public const WIDTH  = ReportImage::WIDTH;
	public const HEIGHT = ReportImage::HEIGHT;

	private const FONTS = RUEDA_DIR . 'assets/fonts/NotoSans-';

	private const NO_REPORT = 0;

	private function __construct( private ReportImage $image, private SquareImage $square ) {}

	public static function in_our_font(): self {
		$regular = new TextDrawing( new Typeface( self::FONTS . 'Regular.ttf' ) );
		$bold    = new TextDrawing( new Typeface( self::FONTS . 'Bold.ttf' ) );
		return new self( new ReportImage( $regular, $bold ), new SquareImage( $regular, $bold ) );
	}

	/** @return string|null A PNG file. Null when pictures are off, or when none can be drawn or kept here. */
	public function path( Report $report, string $kind = TakeHome::WIDE ): ?string {
		if ( ! TakeHome::has_picture( $report ) ) {
			return null;
		}
		return PictureFiles::find( $report->id(), $report->slug(), $kind ) ?? $this->drawn( $report, $kind );
	}

	/** What is drawn as the picture's title. */
	public function title( Report $report ): string {
		return Name::name_for_readers( $report );
	}

	/**
	 * @return string|null The picture of a report that nobody has saved, all of it rated from 0 to 10, as the PNG
	 *                     itself.
	 */
	public function sample( ChartData $chart, string $title ): ?string {
		if ( ! TakeHome::pictures_are_on() ) {
			return null;
		}

		try {
			return $this->image->png(
				$chart,
				new ChartScale( 0, 10 ),
				ChartType::from_word( '' ),
				$title,
				Summary::sentence( $chart->labels(), $chart->values() ),
				self::site()
			);
		} catch ( \RuntimeException $failure ) {
			return null;
		}
	}

	/** @return string|null The same as a file, until forget_sample(). */
	public function sample_file( ChartData $chart, string $title ): ?string {
		$png = $this->sample( $chart, $title );
		return null === $png ? null : PictureFiles::keep( self::NO_REPORT, 'sample', $png );
	}

	public function forget_sample(): void {
		PictureFiles::forget( [ self::NO_REPORT ] );
	}

	private function drawn( Report $report, string $kind ): ?string {
		// Texts and numbers are in the language in which the wheel was rated, whoever asks for the picture first.
		$is_switched = SpanishFallback::switch_to( $report->locale() );
		try {
			$image = TakeHome::SQUARE === $kind ? $this->square : $this->image;
			$png   = $image->png(
				$report->chart(),
				$report->rated()->scale(),
				ChartType::from_word( $report->chart_type() ),
				$this->title( $report ),
				self::words( $report ),
				self::site()
			);
		} catch ( \RuntimeException $failure ) {
			return null;
		} finally {
			if ( $is_switched ) {
				restore_previous_locale();
			}
		}
		$path = PictureFiles::keep( $report->id(), $report->slug(), $png, $kind );
		// Another request may have deleted the report meanwhile, and then nothing would ever delete the picture.
		if ( null !== $path && ! $this->is_stored( $report->id() ) ) {
			PictureFiles::forget( [ $report->id() ] );
			return null;
		}
		return $path;
	}

	/** The score, unless the wheel's author wishes for none, and what is strongest. */
	private static function words( Report $report ): string {
		$rated = $report->rated();
		$score = WheelScore::sentence( $rated->wheel_id, Score::about( $rated ) );
		return trim( "{$score} " . Summary::about( $rated ) );
	}

	private static function site(): SiteLine {
		return new SiteLine( Label::plain( get_bloginfo( 'name' ) ), SiteLogo::find() );
	}

	private function is_stored( int $id ): bool {
		global $wpdb;
		$find = 'SELECT ID FROM %i WHERE ID = %d';
		return [] !== Primary::ask( static fn (): array => Rows::select( $find, $wpdb->posts, $id ) );
	}
}
