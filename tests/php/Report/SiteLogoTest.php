<?php

declare( strict_types=1 );

namespace Rueda\Tests\Report;

use Rueda\Report\Pdf\ReportPdf;
use Rueda\Report\Preview\PictureFiles;
use Rueda\Report\Preview\PreviewPicture;
use Rueda\Report\Report;
use Rueda\Report\SiteLogo;
use Rueda\Report\TakeHome;
use Rueda\Tests\Report\Pdf\ReadPdf;

final class SiteLogoTest extends ReportPageTestCase {
	private string $file = '';

	protected function tearDown(): void {
		remove_theme_mod( 'custom_logo' );
		delete_option( 'site_logo' );
		PictureFiles::clear();
		if ( is_file( $this->file ) ) {
			unlink( $this->file );
		}
		parent::tearDown();
	}

	/** @dataProvider kinds */
	public function test_is_in_pictures_and_in_the_pdf( string $kind ): void {
		update_option( 'blogname', 'Coach Ana' );
		$report = $this->make_report();
		$before = array_map( 'file_get_contents', $this->pictures( $report ) );
		self::assertStringNotContainsString( '/Subtype /Image', ( new ReportPdf( $report ) )->bytes() );

		$this->use_logo( 'svg' === $kind ? self::svg() : self::raster( $kind ), $kind );
		$after = array_map( 'file_get_contents', $this->pictures( $report ) );
		$file  = ( new ReportPdf( $report ) )->bytes();
		$pdf   = new ReadPdf( $file );

		foreach ( $before as $index => $picture ) {
			self::assertNotSame( $picture, $after[ $index ] );
			self::assertTrue( self::has_orange( (string) $after[ $index ] ) );
			self::assertFalse( self::has_orange( (string) $picture ) );
		}
		self::assertSame( 'svg' !== $kind, str_contains( $file, '/Subtype /Image' ) );
		self::assertStringContainsString( 'svg' === $kind ? '0.78 0.2 0 rg' : '/I1 Do', implode( $pdf->streams() ) );
		self::assertContains( 'Coach Ana', $pdf->lines() );
		self::assertTrue( $pdf->has_right_places() );
		self::assertLessThan( 60 * 1024, strlen( $file ) );
	}

	/** @return array<string, array{string}> */
	public function kinds(): array {
		return [ 'PNG' => [ 'png' ], 'JPEG' => [ 'jpg' ], 'SVG' => [ 'svg' ] ];
	}

	public function test_stands_for_a_name_that_the_font_lacks(): void {
		update_option( 'blogname', 'موقع' );
		$this->use_logo( self::raster( 'png' ), 'png' );
		$pdf = new ReadPdf( ( new ReportPdf( $this->make_report() ) )->bytes() );

		self::assertSame( 2, array_count_values( $pdf->tags() )['Figure'] );
		self::assertStringContainsString( '/Alt <FEFF064506480642', implode( $pdf->objects ) );
	}

	public function test_a_noisy_logo_is_made_small_enough_for_the_pdf(): void {
		$image = imagecreatetruecolor( 900, 360 );
		self::assertNotFalse( $image );
		for ( $place = 0; $place < 900 * 360; $place++ ) {
			imagesetpixel( $image, $place % 900, intdiv( $place, 900 ), ( $place * 7919 ) & 0xFFFFFF );
		}
		$this->use_logo( self::bytes( $image, 'png' ), 'png' );
		$file = ( new ReportPdf( $this->make_report() ) )->bytes();

		self::assertStringContainsString( '/Subtype /Image', $file );
		self::assertLessThan( 60 * 1024, strlen( $file ) );
	}

	/** @dataProvider hostile */
	public function test_a_file_that_cannot_be_drawn_is_left_out( string $bytes ): void {
		$this->use_logo( $bytes, 'png' );

		self::assertNull( SiteLogo::find() );
		self::assertTrue( ( new ReadPdf( ( new ReportPdf( $this->make_report() ) )->bytes() ) )->has_right_places() );
	}

	/** @return array<string, array{string}> */
	public function hostile(): array {
		return [
			'no image'       => [ '<?php phpinfo();' ],
			'half an image'  => [ substr( self::raster( 'png' ), 0, 60 ) ],
			'a script'       => [ '<svg xmlns="http://www.w3.org/2000/svg"><script>alert( 1 )</script></svg>' ],
			'a huge file'    => [ self::raster( 'png' ) . str_repeat( 'x', 1000000 ) ],
			'an empty image' => [ '' ],
		];
	}

	public function test_the_logo_of_a_file_that_is_gone_is_left_out(): void {
		$this->use_logo( self::raster( 'png' ), 'png' );
		unlink( $this->file );

		self::assertNull( SiteLogo::find() );
	}

	public function test_the_logo_of_the_sites_editor_counts(): void {
		$id = $this->use_logo( self::raster( 'png' ), 'png' );
		remove_theme_mod( 'custom_logo' );
		self::assertNull( SiteLogo::find() );
		update_option( 'site_logo', $id );

		self::assertNotNull( SiteLogo::find() );
	}

	/** @return list<string> */
	private function pictures( Report $report ): array {
		$picture = PreviewPicture::in_our_font();
		return [
			(string) $picture->path( $report, TakeHome::WIDE ),
			(string) $picture->path( $report, TakeHome::SQUARE ),
		];
	}

	private function use_logo( string $bytes, string $type ): int {
		$this->file = wp_upload_dir()['path'] . "/rueda-logo.{$type}";
		wp_mkdir_p( dirname( $this->file ) );
		file_put_contents( $this->file, $bytes );
		$id = wp_insert_attachment( [ 'post_mime_type' => "image/{$type}", 'post_title' => 'Logo' ], $this->file );
		set_theme_mod( 'custom_logo', $id );
		return $id;
	}

	private static function raster( string $type ): string {
		$image = imagecreatetruecolor( 400, 100 );
		self::assertNotFalse( $image );
		imagefill( $image, 0, 0, 0xC83200 );
		return self::bytes( $image, $type );
	}

	private static function svg(): string {
		$shape = '<path fill="#c83200" d="M0 0h400v100H0z"/>';
		return '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 100">' . $shape . '</svg>';
	}

	private static function bytes( \GdImage $image, string $type ): string {
		ob_start();
		'png' === $type ? imagepng( $image ) : imagejpeg( $image, null, 100 );
		return (string) ob_get_clean();
	}

	/** Whether the lower half of the picture has the colour of the logo, or nearly so. */
	private static function has_orange( string $png ): bool {
		$picture = imagecreatefromstring( $png );
		self::assertNotFalse( $picture );
		[ $width, $height ] = [ imagesx( $picture ), imagesy( $picture ) ];
		for ( $y = intdiv( $height, 2 ); $y < $height; $y += 4 ) {
			for ( $x = 0; $x < $width; $x += 4 ) {
				$color = imagecolorsforindex( $picture, (int) imagecolorat( $picture, $x, $y ) );
				$far   = abs( $color['red'] - 0xC8 ) + abs( $color['green'] - 0x32 ) + $color['blue'];
				if ( $far < 20 ) {
					return true;
				}
			}
		}
		return false;
	}
}
