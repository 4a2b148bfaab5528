<?php

declare( strict_types=1 );

namespace Rueda\Tests\Report\Preview;

use Rueda\Chart\ChartArea;
use Rueda\Chart\ChartData;
use Rueda\Chart\ChartOptions;
use Rueda\Chart\RatedWheel;
use Rueda\Form\Upload\UploadFolder;
use Rueda\Report\Preview\PreviewPicture;
use Rueda\Report\Preview\PictureAnswer;
use Rueda\Report\Preview\PictureFiles;
use Rueda\Report\Report;
use Rueda\Report\ReportDeletion;
use Rueda\Report\Reports;
use Rueda\Report\Retention;
use Rueda\Report\Runs;
use Rueda\Report\Settings;
use Rueda\Report\TakeHome;
use Rueda\Support\Clock;
use Rueda\Tests\TestCase;
use Rueda\Wheel\WheelMeta;

final class ReportPictureTest extends TestCase {
	private string $uploads;

	private Reports $reports;

	private PreviewPicture $picture;

	private PictureAnswer $answer;

	protected function setUp(): void {
		parent::setUp();
		$this->uploads = get_temp_dir() . 'rueda-uploads-' . wp_generate_password( 8, false );
		add_filter(
			'upload_dir',
			fn ( array $folders ): array => array_merge( $folders, [ 'basedir' => $this->uploads ] )
		);

		$clock         = new Clock();
		$this->reports = new Reports( new Retention( $clock ), $clock, new Runs( $clock ) );
		$this->picture = PreviewPicture::in_our_font();
		$this->answer  = new PictureAnswer( $this->picture, $this->reports );
	}

	protected function tearDown(): void {
		PictureFiles::clear();
		UploadFolder::clear();
		if ( is_dir( $this->uploads ) ) {
			rmdir( $this->uploads );
		}
		parent::tearDown();
	}

	/** @group newest */
	public function test_a_picture_is_drawn_once_and_kept(): void {
		$report = $this->report();
		$path   = (string) $this->picture->path( $report );
		self::assertSame( [ 1200, 630, IMAGETYPE_PNG ], array_slice( (array) getimagesize( $path ), 0, 3 ) );

		file_put_contents( $path, 'kept' );

		self::assertSame( $path, $this->picture->path( $report ) );
		self::assertStringEqualsFile( $path, 'kept' );
	}

	public function test_a_square_picture_is_kept_beside_the_wide_one(): void {
		$report = $this->report();
		$wide   = (string) $this->picture->path( $report );
		$square = (string) $this->picture->path( $report, TakeHome::SQUARE );

		self::assertSame( [ 1080, 1080, IMAGETYPE_PNG ], array_slice( (array) getimagesize( $square ), 0, 3 ) );
		self::assertFileExists( $wide );
		self::assertNotSame( $wide, $square );

		$this->reports->delete( $report->id() );
		self::assertFileDoesNotExist( $wide );
		self::assertFileDoesNotExist( $square );
	}

	public function test_is_deleted_with_its_report_only(): void {
		$report = $this->report();
		$other  = $this->report();
		$path   = (string) $this->picture->path( $report );
		$stays  = (string) $this->picture->path( $other );

		$this->reports->delete( $report->id() );

		self::assertFileDoesNotExist( $path );
		self::assertFileExists( $stays );
	}

	public function test_each_server_deletes_pictures_of_reports_that_another_one_deleted(): void {
		$gone  = $this->report();
		$new   = $this->report();
		$there = $this->report();
		$path  = fn ( Report $one ): string => (string) $this->picture->path( $one );
		$paths = array_map( $path, [ $gone, $new, $there ] );
		touch( $paths[0], time() - 2 * DAY_IN_SECONDS );
		touch( $paths[2], time() - 2 * DAY_IN_SECONDS );
		ReportDeletion::delete_rows( [ $gone->id(), $new->id() ] );
		self::assertFileExists( $paths[0] );
		PictureFiles::delete_left_over( 20000 );

		self::assertSame( [ false, true, true ], array_map( 'is_file', $paths ) );
		self::assertFileExists( dirname( $paths[2] ) . '/index.php' );
	}

	/** @group newest */
	public function test_its_file_is_in_no_list_and_has_no_name_to_guess(): void {
		$report = $this->report();
		$path   = (string) $this->picture->path( $report );

		self::assertMatchesRegularExpression( '/^\d+-[0-9a-f]{64}\.png$/', basename( $path ) );
		self::assertStringNotContainsString( $report->slug(), $path );
		self::assertFileExists( dirname( $path ) . '/index.php' );
		self::assertFileExists( dirname( $path, 2 ) . '/index.php' );
		self::assertStringContainsString( 'denied', (string) file_get_contents( dirname( $path, 2 ) . '/.htaccess' ) );
	}

	/** @group newest */
	public function test_its_folder_is_closed_again_where_a_full_disk_left_empty_files(): void {
		$path  = (string) $this->picture->path( $this->report() );
		$files = [
			dirname( $path ) . '/index.php',
			dirname( $path, 2 ) . '/index.php',
			dirname( $path, 2 ) . '/.htaccess',
		];
		foreach ( $files as $file ) {
			file_put_contents( $file, '' );
		}
		$this->picture->path( $this->report() );

		foreach ( $files as $file ) {
			clearstatcache( true, $file );
			self::assertGreaterThan( 0, filesize( $file ) );
		}
	}

	/** @group newest */
	public function test_no_picture_is_left_half_written(): void {
		$path = (string) $this->picture->path( $this->report() );

		self::assertSame(
			[ '.', '..', basename( $path ), 'index.php' ],
			$this->sorted( (array) scandir( dirname( $path ) ) )
		);
	}

	public function test_there_is_no_picture_where_pictures_are_switched_off(): void {
		$report = $this->report();
		$path   = (string) $this->picture->path( $report );

		update_option( Settings::OPTION, [ 'picture' => true, 'months' => 6 ] );
		self::assertFileExists( $path );
		update_option( Settings::OPTION, [ 'picture' => false ] );

		self::assertNull( $this->picture->path( $report ) );
		self::assertFileDoesNotExist( $path );
	}

	public function test_there_is_no_picture_without_a_rating(): void {
		self::assertNull( $this->picture->path( $this->report( [] ) ) );
	}

	/** @group newest */
	public function test_there_is_no_picture_where_nothing_can_be_written(): void {
		add_filter(
			'upload_dir',
			static fn ( array $folders ): array => array_merge( $folders, [ 'error' => 'Read only.' ] )
		);

		self::assertNull( $this->picture->path( $this->report() ) );
	}

	public function test_is_found_by_its_address_alone(): void {
		$report = $this->report();
		wp_parse_str( (string) wp_parse_url( TakeHome::picture_link( $report ), PHP_URL_QUERY ), $query );
		$slug = $query[ TakeHome::PICTURE ];
		self::assertIsString( $slug );

		$path = $this->answer->path( $slug );
		self::assertSame( 200, $this->answer->status( $path, $slug, '' ) );
		self::assertSame( 304, $this->answer->status( $path, $slug, $this->answer->headers( $path )['ETag'] ) );
		self::assertSame( 'image/png', $this->answer->headers( $path )['Content-Type'] );
	}

	/** @group newest */
	public function test_is_kept_out_of_search_engines_and_shared_caches(): void {
		$path = $this->picture->path( $this->report() );

		self::assertStringContainsString( 'noindex', $this->answer->headers( $path )['X-Robots-Tag'] );
		self::assertStringStartsWith( 'private', $this->answer->headers( $path )['Cache-Control'] );
		self::assertStringContainsString( 'no-cache', $this->answer->headers( null )['Cache-Control'] );
	}

	/**
	 * @dataProvider guesses
	 *
	 * @group newest
	 */
	public function test_a_guessed_address_finds_no_picture( string $guess ): void {
		$report = $this->report();
		$this->picture->path( $report );
		$guess = strtr( $guess, [ '{id}' => (string) $report->id(), '{slug}' => $report->slug() ] );

		self::assertNull( $this->answer->path( $guess ) );
		self::assertSame( 404, $this->answer->status( null, $guess, '' ) );
	}

	/** @return array<string, array{string}> */
	public function guesses(): array {
		return [
			'by number'          => [ '{id}' ],
			'by nothing'         => [ '' ],
			'by a pattern'       => [ '%' ],
			'by another address' => [ str_repeat( '0', 40 ) ],
			'in other letters'   => [ '{slug} ' ],
			'by a path'          => [ '../{slug}' ],
		];
	}

	public function test_a_picture_is_gone_for_good_after_its_report(): void {
		$report = $this->report();
		$this->picture->path( $report );
		$this->reports->delete( $report->id() );

		self::assertNull( $this->answer->path( $report->slug() ) );
		self::assertSame( 410, $this->answer->status( null, $report->slug(), '' ) );
	}

	public function test_a_picture_drawn_while_its_report_was_deleted_does_not_stay(): void {
		$report = $this->report();
		$this->reports->delete( $report->id() );

		self::assertNull( $this->picture->path( $report ) );
		self::assertSame( [], glob( $this->uploads . '/*/*/*.png' ) );
	}

	public function test_is_named_after_the_wheel_while_that_is_there(): void {
		$wheel  = wp_insert_post(
			[ 'post_type' => 'wheel', 'post_status' => 'publish', 'post_title' => 'Work &amp; <em>life</em>' ]
		);
		$report = $this->report( [ 'Health' => 7 ], (int) $wheel );
		self::assertSame( 'Work & life', $this->picture->title( $report ) );

		wp_delete_post( (int) $wheel, true );

		self::assertSame( $report->title(), $this->picture->title( $report ) );
	}

	public function test_has_the_score_in_words_unless_the_wheels_author_wishes_for_none(): void {
		$wheel = [ 'post_type' => 'wheel', 'post_status' => 'publish', 'post_title' => 'Life' ];
		$shown = (int) wp_insert_post( $wheel );
		$none  = (int) wp_insert_post( $wheel );
		update_post_meta( $none, WheelMeta::HIDE_SCORE, true );
		foreach ( [ TakeHome::WIDE, TakeHome::SQUARE ] as $kind ) {
			$with    = $this->picture->path( $this->report( [ 'Health' => 7, 'Work' => 3 ], $shown ), $kind );
			$without = $this->picture->path( $this->report( [ 'Health' => 7, 'Work' => 3 ], $none ), $kind );
			self::assertFileExists( (string) $without );
			self::assertNotSame( md5_file( (string) $without ), md5_file( (string) $with ), $kind );
		}
	}

	/** @param array<string, int> $ratings */
	private function report( array $ratings = [ 'Health' => 7, 'Work' => 3 ], int $wheel = 0 ): Report {
		$areas = [];
		foreach ( $ratings as $label => $rating ) {
			$areas[] = ChartArea::from_text( $label, $rating, '#cc0000' );
		}
		$rated  = new RatedWheel(
			$wheel,
			'polar-chart',
			ChartData::from_areas( array_values( array_filter( $areas ) ) ),
			[],
			ChartOptions::from_stored( null )
		);
		$report = $this->reports->save( $rated, 0, 'en_US' );
		self::assertInstanceOf( Report::class, $report );
		return $report;
	}

	/**
	 * @param array<mixed> $names
	 * @return array<mixed>
	 */
	private function sorted( array $names ): array {
		sort( $names );
		return $names;
	}
}
