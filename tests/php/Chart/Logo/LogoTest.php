<?php

declare( strict_types=1 );

namespace Rueda\Tests\Chart\Logo;

use Rueda\Chart\Logo\Logo;
use Rueda\Chart\Logo\PixelLogo;
use Rueda\Chart\Logo\SvgFile;
use Rueda\Chart\Raster\Canvas;
use Rueda\Tests\TestCase;

final class LogoTest extends TestCase {
	public function test_an_image_is_drawn_in_its_place(): void {
		$logo = PixelLogo::from_bytes( self::png( 600, 300, '#cc0000' ) );
		self::assertNotNull( $logo );
		self::assertSame( 2.0, $logo->ratio() );
		$picture = self::drawn( $logo, 100, 50 );

		self::assertNear( '#cc0000', self::color_at( $picture, 11, 11 ) );
		self::assertNear( '#cc0000', self::color_at( $picture, 108, 58 ) );
		self::assertSame( '#ffffff', self::color_at( $picture, 112, 30 ) );
	}

	public function test_a_white_image_without_a_ground_stands_on_a_dark_one(): void {
		$logo = PixelLogo::from_bytes( self::png( 60, 30, '#ffffff', 20 ) );
		self::assertNotNull( $logo );
		$picture = self::drawn( $logo, 90, 50 );

		self::assertNear( '#1e1e1e', self::color_at( $picture, 12, 12 ) );
		self::assertSame( '#ffffff', self::color_at( $picture, 45, 35 ) );
	}

	public function test_a_dark_image_without_a_ground_stands_on_white(): void {
		$logo = PixelLogo::from_bytes( self::png( 60, 30, '#003366', 20 ) );
		self::assertNotNull( $logo );
		self::assertSame( '#ffffff', self::color_at( self::drawn( $logo, 100, 50 ), 100, 12 ) );
	}

	/** @dataProvider hostile_images */
	public function test_what_is_no_image_or_far_too_large_is_left_out( string $bytes ): void {
		self::assertNull( PixelLogo::from_bytes( $bytes ) );
		self::assertNull( SvgFile::logo( $bytes ) );
	}

	/** @return array<string, array{string}> */
	public function hostile_images(): array {
		$huge = substr_replace( self::png( 9, 9, '#cc0000' ), pack( 'NN', 60000, 60000 ), 16, 8 );
		return [
			'nothing'                   => [ '' ],
			'a text'                    => [ '<?php echo 1;' ],
			'half an image'             => [ substr( self::png( 9, 9, '#cc0000' ), 0, 40 ) ],
			'60,000 pixels each way'    => [ $huge ],
			'a photograph of a program' => [ 'GIF89a' . str_repeat( "\xFF", 400 ) ],
		];
	}

	/** @dataProvider shapes */
	public function test_shapes_of_an_svg_are_drawn( string $shape, int $x, int $y, string $color ): void {
		$logo = SvgFile::logo( self::svg( $shape ) );
		self::assertNotNull( $logo );
		self::assertSame( $color, self::color_at( self::drawn( $logo, 200, 100 ), 10 + $x, 10 + $y ) );
	}

	/** @return array<string, array{string, int, int, string}> */
	public function shapes(): array {
		$hole  = 'M0 0h200v100H0z M50 25v50h100V25z';
		$twice = 'M0 0h120v100H0z M80 0h120v100H80z';
		return [
			'a path'                    => [ '<path d="M0,0 L200,0 200,100z" fill="#cc0000"/>', 150, 20, '#cc0000' ],
			'the other half'            => [ '<path d="M0,0 L200,0 200,100z" fill="#cc0000"/>', 20, 80, '#ffffff' ],
			'a hole'                    => [ "<path d='{$hole}'/>", 100, 50, '#ffffff' ],
			'around a hole'             => [ "<path d='{$hole}'/>", 20, 50, '#000000' ],
			'one over the other'        => [ "<path d='{$twice}'/>", 100, 50, '#000000' ],
			'by the other rule'         => [ "<path d='{$twice}' fill-rule='evenodd'/>", 100, 50, '#ffffff' ],
			'curves'                    => [ '<path d="M0 50C0-17 200-17 200 50S0 117 0 50"/>', 100, 50, '#000000' ],
			'an arc with short flags'   => [ '<path d="M50 50a50 50 0 01100 0z"/>', 100, 10, '#000000' ],
			'below that arc'            => [ '<path d="M50 50a50 50 0 01100 0z"/>', 100, 90, '#ffffff' ],
			'a circle'                  => [ '<circle cx="99" cy="50" r="40" fill="#036"/>', 70, 50, '#003366' ],
			'beside the circle'         => [ '<circle cx="100" cy="50" r="40"/>', 50, 50, '#ffffff' ],
			'a round rectangle'         => [ '<rect width="200" height="100" rx="50"/>', 2, 2, '#ffffff' ],
			'inside of it'              => [ '<rect width="200" height="100" rx="50"/>', 30, 50, '#000000' ],
			'a moved group'             => [
				'<g transform="translate(100 0) scale(.5)" fill="blue"><rect width="200" height="200"/></g>',
				150,
				50,
				'#0000ff',
			],
			'a class of its styles'     => [
				'<style>.a,.b{fill:#0a0}</style><rect class="b" width="200" height="100"/>',
				9,
				9,
				'#00aa00',
			],
			'what is hidden'            => [
				'<rect width="9" height="9"/><rect style="display:none" width="200" height="100"/>',
				50,
				50,
				'#ffffff',
			],
			'a white one on the ground' => [ '<rect x="50" width="100" height="100" fill="#fff"/>', 9, 50, '#1e1e1e' ],
		];
	}

	/** @dataProvider others */
	public function test_an_svg_of_which_only_half_could_be_drawn_is_left_out( string $content ): void {
		self::assertNull( SvgFile::logo( self::svg( '<rect width="9" height="9"/>' . $content ) ) );
	}

	/** @return array<string, array{string}> */
	public function others(): array {
		return [
			'text'        => [ '<text y="20">Example</text>' ],
			'a picture'   => [ '<image href="https://example.org/logo.png" width="9" height="9"/>' ],
			'a gradient'  => [ '<rect width="9" height="9" fill="url(#a)"/>' ],
			'lines'       => [ '<path d="M0 0h9v9" stroke="red"/>' ],
			'a filter'    => [ '<g filter="url(#a)"><rect width="9" height="9"/></g>' ],
			'a script'    => [ '<script>alert( 1 )</script>' ],
			'bad numbers' => [ '<path d="M0 0C1 2 3"/>' ],
			'bad syntax'  => [ '<g>' ],
			'depth'       => [ str_repeat( '<g>', 40 ) . str_repeat( '</g>', 40 ) ],
			'many points' => [ '<path d="M0 0' . str_repeat( 'l1 1 1 0', 4000 ) . '"/>' ],
		];
	}

	public function test_an_svg_that_names_other_files_or_grows_is_left_out(): void {
		$bomb = '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b SYSTEM "file:///etc/passwd">]>';

		self::assertNull( SvgFile::logo( $bomb . self::svg( '<rect width="9" height="9"/>' ) ) );
		self::assertNull( SvgFile::logo( self::svg( '<rect width="9" height="9"/>' . str_repeat( ' ', 200000 ) ) ) );
	}

	/** Fewer colours than the image had change them a little. */
	private static function assertNear( string $expected, string $color ): void {
		$parts = static fn ( string $hex ): array => array_map( 'hexdec', str_split( substr( $hex, 1 ), 2 ) );
		foreach ( array_map( null, $parts( $expected ), $parts( $color ) ) as [ $one, $other ] ) {
			self::assertEqualsWithDelta( $one, $other, 4, $color );
		}
	}

	private static function svg( string $content ): string {
		return '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">' . $content . '</svg>';
	}

	/** @param int $edge Transparent pixels around it. */
	private static function png( int $width, int $height, string $color, int $edge = 0 ): string {
		$image = imagecreatetruecolor( $width + 2 * $edge, $height + 2 * $edge );
		self::assertNotFalse( $image );
		imagesavealpha( $image, true );
		imagealphablending( $image, false );
		imagefill( $image, 0, 0, (int) imagecolorallocatealpha( $image, 0, 0, 0, 127 ) );
		$parts = array_map( 'hexdec', str_split( substr( $color, 1 ), 2 ) );
		$ink   = (int) imagecolorallocate( $image, (int) $parts[0], (int) $parts[1], (int) $parts[2] );
		imagefilledrectangle( $image, $edge, $edge, $edge + $width - 1, $edge + $height - 1, $ink );
		ob_start();
		imagepng( $image );
		return (string) ob_get_clean();
	}

	private static function drawn( Logo $logo, float $width, float $height ): \GdImage {
		$canvas = new Canvas( 240, 120 );
		$logo->draw( $canvas, 10, 10, $width, $height );
		$picture = imagecreatefromstring( $canvas->png() );
		self::assertNotFalse( $picture );
		return $picture;
	}

	private static function color_at( \GdImage $picture, int $x, int $y ): string {
		[
			'red' => $red,
			'green' => $green,
			'blue' => $blue,
		] = imagecolorsforindex( $picture, (int) imagecolorat( $picture, $x, $y ) );
		return sprintf( '#%02x%02x%02x', $red, $green, $blue );
	}
}
